"""The questions in words, and what they are about."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.native.stack import KIND, SEAT
from hexmoot.games.mushroom_sorcerer.rules.frames import (
    DAMAGE_LEFT,
    FROM_DECK,
    KIND_PLACED,
    LEFT,
    LEFT_TO_PLACE,
    ON_LAND,
    PORTAL_LAND,
    RIVAL,
    SIDE,
    SPELL_CAST,
    STOLEN_BEFORE,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ALLOC,
    CHAIN,
    CONVERT,
    DECISIONS,
    ELEM_PICK,
    EXCESS,
    GU_KIND,
    HAND_SLOT,
    PAY,
    PLACE,
    PORTAL_SWAP,
    REPEAT_CAST,
    RES_PICK,
    SERV_PICK,
    SHADOW_KIND,
    SHRINE_PAYS,
    SLIDE_TO,
    THIEF_SPELL,
    TRADE_SERV,
    TURN_MENU,
    VICTIM,
    WAR_TARGET,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    DEFENDER,
    MAIN_GROW,
    MAIN_NONE,
    MAIN_STUDY,
    MAIN_WAR,
    T_GROW_LEFT,
    T_LAST_TARGET,
    T_MAIN,
    T_STUDY_LEFT,
    W_LAND,
    W_SEAT,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    FLAME,
    GOODS,
    NONE,
    RESOURCES,
    STONE,
    THUNDER_CHAIN,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import (
    land_name,
    seat_name,
    servant_name,
    spell_name,
)

# What is being asked, by the name of the decision.
PROMPTS: Final[dict[str, str]] = {
    "potion": "Which potion do you drink for this round?",
    "res_pick": "Which resource do you take? {left} to go.",
    "serv_pick": "Which servant do you take? {left} to go.",
    "place": "Where does the {servant} go? {left} to place.",
    "war_again": "From which tower do you attack {target} again?",
    "curiosity": "How many flasks do you break?",
    "turn_menu": "Study, grow, summon or attack? Scrolls and one slide come on top.",
    "turn_menu_study": "Take another scroll, cast, slide, or end the turn?",
    "turn_menu_grow": "Grow another GU, cast, slide, or end the turn?",
    "turn_menu_reward": "Grow the GU you won, cast, slide, or end the turn?",
    "turn_menu_done": "Your main action is done. Cast, slide, or end the turn?",
    "gu_kind": "Which GU grows on {land}, at level {level}?",
    "pay": "Which servant pays? {left} to go.",
    "scroll": "Your thunder brings a scroll: from which deck?",
    "elem_pick": "Which element do you gain? {left} to go.",
    "war_target": "Whom do you attack from {land}?",
    "att_decl": "You attack {target}. Anything to announce before the dice?",
    "def_decl": "{rival} attacks your tower on {target}. Anything to announce before the dice?",
    "planb_count": "How many dice do you throw for stone servants?",
    "reroll_arrows": "How many of your arrows do you throw again?",
    "reroll_shields": "How many of your shields do you throw again?",
    "victim": "{damage} damage to take on {land}: which servant is next?",
    "raze": "How many GUs on {target} do you destroy?",
    "revive": "Which fallen GU on {target} do you put back for 1 mana?",
    "excess": "{land} is too low for its servants: which kind goes to the reserve?",
    "slide_to": "Where does the top GU of {land} slide?",
    "toss_from": "Which tower tosses its top GU?",
    "convert": "{spell}: what into what?",
    "trade_seat": "Who gets your drop?",
    "trade_serv": "Which servant of {rival} do you take?",
    "portal_swap": "Does {land} get a {servant}?",
    "strike_at": "Which tower do you strike?",
    "shadow_at": "Which tower gets the shadow GU?",
    "shadow_kind": "Which GU goes on {land}?",
    "repeat_cast": "Run {spell} a second time, for its price?",
    "chain": "Use Thunder Chain now for {picks}?",
    "keeper_at": "Which land gets the debris?",
    "hand_deck": "From which deck do you take a scroll?",
    "hand_slot": "Does {spell} replace a scroll of yours?",
    "thief_spell": "Which scroll do you borrow?",
    "thief_spell_again": "Borrow a second scroll?",
    "shrine_pays": "What does the shrine on {land} pay you?",
    "alloc": "Which servants go from the reserve to your towers?",
}
WAITING: Final = "Waiting for {seat}."

# Why something is asked, outermost first: "Purify", "the attack on Dusk".
REASONS: Final[dict[str, str]] = {
    "daybreak": "Daybreak",
    "drunk": "{potion}",
    "thief": "Thief",
    "cast": "{spell}",
    "grow": "{element} for {land}",
    "slide": "the slide to {land}",
    "war": "the attack on {land}",
    "lucky": "Lucky Hand",
    "main_study": "your study",
    "main_grow": "what you grew",
    "main_summon": "what you summoned",
    "main_war": "your attack",
}
GAME_OVER: Final = "The game is over."


def asked_kind(table: Table) -> int:
    """The kind of decision on top of the stack, or NONE when the game is over."""
    return NONE if table.over else int(table.frames[table.top() + KIND])


# The questions whose first argument is the land they are about.
LAND_FIRST: Final = (GU_KIND, WAR_TARGET, EXCESS, SLIDE_TO, SHADOW_KIND, SHRINE_PAYS)


def asked_land(table: Table) -> int:
    """The land the present question is about, or NONE."""
    kind = asked_kind(table)
    if kind in LAND_FIRST:
        return int(table.argument(ON_LAND))
    if kind == PORTAL_SWAP:
        return int(table.argument(PORTAL_LAND))
    if kind == VICTIM:
        return int(table.war[W_LAND + table.argument(SIDE)])
    return NONE


def picks_left(table: Table) -> int:
    """How many answers of a set are still to be picked."""
    kind = asked_kind(table)
    if kind in (PAY, RES_PICK, SERV_PICK, ELEM_PICK):
        return int(table.argument(LEFT))
    if kind == PLACE:
        return int(table.argument(LEFT_TO_PLACE))
    if kind == ALLOC:
        seat = int(table.argument(SEAT))
        return int(table.goods[seat * GOODS + FLAME] + table.goods[seat * GOODS + STONE])
    return 0


def prompt(table: Table, viewer: int | None) -> str:
    """The question in words for the asked seat, and for others whom we wait for."""
    if table.over:
        return GAME_OVER
    if viewer != table.seat:
        return WAITING.format(seat=seat_name(table, table.seat))
    return PROMPTS[_prompt_key(table)].format(**_prompt_fields(table))


def _prompt_key(table: Table) -> str:
    """Which of the sentences fits the present question."""
    kind = asked_kind(table)
    if kind == TURN_MENU:
        return _menu_key(table)
    if kind == THIEF_SPELL and table.argument(STOLEN_BEFORE) > 0:
        return "thief_spell_again"
    return DECISIONS[kind]


def _menu_key(table: Table) -> str:
    main = int(table.turn[T_MAIN])
    if main == MAIN_NONE:
        return "turn_menu"
    if main == MAIN_STUDY and table.turn[T_STUDY_LEFT] > 0:
        return "turn_menu_study"
    if main == MAIN_GROW and table.turn[T_GROW_LEFT] > 0:
        return "turn_menu_grow"
    if main == MAIN_WAR and table.turn[T_GROW_LEFT] > 0:
        return "turn_menu_reward"
    return "turn_menu_done"


def _prompt_fields(table: Table) -> dict[str, object]:
    """Everything a question may name; each sentence takes what it needs."""
    kind = asked_kind(table)
    land = asked_land(table)
    rival = int(table.argument(RIVAL)) if kind == TRADE_SERV else int(table.war[W_SEAT])
    return {
        "left": picks_left(table),
        "land": "" if land == NONE else land_name(land),
        "level": 1 if land == NONE else int(table.height[land]) + 1,
        "servant": _asked_servant(table, kind),
        "target": land_name(_war_target(table)),
        "rival": seat_name(table, rival),
        "damage": int(table.argument(DAMAGE_LEFT)) if kind == VICTIM else 0,
        "spell": _asked_spell(table, kind),
        "picks": text.count(_chain_picks(table), "resource") if kind == CHAIN else "",
    }


def _war_target(table: Table) -> int:
    """The land attacked, or attacked last."""
    last = int(table.turn[T_LAST_TARGET])
    return last if last != NONE else int(table.war[W_LAND + DEFENDER])


def _asked_servant(table: Table, kind: int) -> str:
    return servant_name(int(table.argument(KIND_PLACED))) if kind in (PLACE, PORTAL_SWAP) else ""


def _asked_spell(table: Table, kind: int) -> str:
    if kind == HAND_SLOT:
        return spell_name(int(table.deck_top[table.argument(FROM_DECK)]))
    is_named = kind in (CONVERT, REPEAT_CAST, CHAIN)
    return spell_name(int(table.argument(SPELL_CAST))) if is_named else ""


def _chain_picks(table: Table) -> int:
    """MS-195, MS-196, MS-215: what Thunder Chain would give now, no kind twice."""
    tables = table.tables
    more = tables.potion_master[THUNDER_CHAIN] if table.masters_potion(table.seat) else 0
    kinds = sum(int(table.supply[kind]) > 0 for kind in range(RESOURCES))
    return min(int(tables.potion_base[THUNDER_CHAIN] + more), kinds)
