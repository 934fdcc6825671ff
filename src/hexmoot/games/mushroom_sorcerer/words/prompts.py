"""The questions in words, and what they are about."""

from __future__ import annotations

from hexmoot.engine.native.state import KIND, SEAT, A, B
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ALLOC,
    CHAIN,
    CONVERT,
    DECISIONS,
    DEFENDER,
    ELEM_PICK,
    GOODS,
    HAND_SLOT,
    MAIN_GROW,
    MAIN_NONE,
    MAIN_STUDY,
    MAIN_WAR,
    NONE,
    PAY,
    PLACE,
    RES_PICK,
    SERV_PICK,
    T_GROW_LEFT,
    T_LAST_TARGET,
    T_MAIN,
    T_STUDY_LEFT,
    THIEF_SPELL,
    THUNDER_CHAIN,
    TRADE_SERV,
    TURN_MENU,
    VICTIM,
    W_LAND,
    W_SEAT,
)
from hexmoot.games.mushroom_sorcerer.rules.state import ForestTable
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import (
    land_name,
    seat_name,
    servant_name,
    spell_name,
)

MAINS = ("none", "study", "grow", "summon", "war")
PHASES = ("twilight", "night", "daybreak")


def asked_kind(forest: ForestTable) -> int:
    """The kind of decision on top of the stack, or NONE when the game is over."""
    return NONE if forest.over else int(forest.frames[forest.top() + KIND])


LAND_FIRST = ("gu_kind", "war_target", "excess", "slide_to", "shadow_kind", "shrine_pays")


def asked_land(forest: ForestTable) -> int:
    """The land the present question is about, or NONE."""
    name = DECISIONS[asked_kind(forest)]
    if name in LAND_FIRST:
        return int(forest.argument(A))
    if name == "portal_swap":
        return int(forest.argument(B))
    if name == "victim":
        return int(forest.war[W_LAND + forest.argument(A)])
    return NONE


def picks_left(forest: ForestTable) -> int:
    """How many answers of a set are still to be picked."""
    kind = asked_kind(forest)
    if kind in (PAY, RES_PICK, SERV_PICK, ELEM_PICK):
        return int(forest.argument(A))
    if kind == PLACE:
        return int(forest.argument(B))
    if kind == ALLOC:
        seat = int(forest.argument(SEAT))
        return int(forest.goods[seat * GOODS] + forest.goods[seat * GOODS + 1])
    return 0


def prompt(forest: ForestTable, viewer: int | None) -> str:
    """The question in words for the asked seat, and for others whom we wait for."""
    if forest.over:
        return text.GAME_OVER
    if viewer != forest.seat:
        return text.WAITING.format(seat=seat_name(forest, forest.seat))
    return text.PROMPTS[_prompt_key(forest)].format(**_prompt_fields(forest))


def _prompt_key(forest: ForestTable) -> str:
    """Which of the sentences fits the present question."""
    kind = asked_kind(forest)
    if kind == TURN_MENU:
        return _menu_key(forest)
    if kind == THIEF_SPELL and forest.argument(A) > 0:
        return "thief_spell_again"
    return DECISIONS[kind]


def _menu_key(forest: ForestTable) -> str:
    main = int(forest.turn[T_MAIN])
    if main == MAIN_NONE:
        return "turn_menu"
    if main == MAIN_STUDY and forest.turn[T_STUDY_LEFT] > 0:
        return "turn_menu_study"
    if main == MAIN_GROW and forest.turn[T_GROW_LEFT] > 0:
        return "turn_menu_grow"
    if main == MAIN_WAR and forest.turn[T_GROW_LEFT] > 0:
        return "turn_menu_reward"
    return "turn_menu_done"


def _prompt_fields(forest: ForestTable) -> dict[str, object]:
    """Everything a question may name; each sentence takes what it needs."""
    kind = asked_kind(forest)
    land = asked_land(forest)
    rival = int(forest.argument(A)) if kind == TRADE_SERV else int(forest.war[W_SEAT])
    return {
        "left": picks_left(forest),
        "land": "" if land == NONE else land_name(land),
        "level": 1 if land == NONE else int(forest.height[land]) + 1,
        "servant": servant_name(int(forest.argument(A))) if kind in _SERVANT_KINDS else "",
        "target": land_name(_war_target(forest)),
        "rival": seat_name(forest, rival),
        "damage": int(forest.argument(B)) if kind == VICTIM else 0,
        "spell": _asked_spell(forest, kind),
        "picks": text.count(_chain_picks(forest), "resource") if kind == CHAIN else "",
    }


_SERVANT_KINDS = tuple(kind for kind, name in DECISIONS.items() if name in ("place", "portal_swap"))


def _war_target(forest: ForestTable) -> int:
    """The land attacked, or attacked last."""
    last = int(forest.turn[T_LAST_TARGET])
    return last if last != NONE else int(forest.war[W_LAND + DEFENDER])


def _asked_spell(forest: ForestTable, kind: int) -> str:
    if kind == HAND_SLOT:
        return spell_name(int(forest.deck_top[forest.argument(A)]))
    named = kind == CONVERT or DECISIONS[kind] in ("repeat_cast", "chain")
    return spell_name(int(forest.argument(A))) if named else ""


def _chain_picks(forest: ForestTable) -> int:
    """MS-195, MS-196: what Thunder Chain would give now."""
    tables = forest.tables
    more = tables.potion_master[THUNDER_CHAIN] if forest.masters_potion(forest.seat) else 0
    return int(tables.potion_base[THUNDER_CHAIN] + more)
