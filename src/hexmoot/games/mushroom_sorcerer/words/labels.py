"""Legal answers in words: what each costs and gives, the thing it points at, and what it closes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hexmoot.engine.wording import Label
from hexmoot.games.mushroom_sorcerer.rules.actions import ACTIONS
from hexmoot.games.mushroom_sorcerer.rules.casting import spell_cost
from hexmoot.games.mushroom_sorcerer.rules.frames import (
    FEE,
    KIND_PLACED,
    ON_LAND,
    PORTAL_LAND,
    RIVAL,
    SPELL_CAST,
)
from hexmoot.games.mushroom_sorcerer.rules.growing import growth_price
from hexmoot.games.mushroom_sorcerer.rules.keys import (
    DECK_KEYS,
    ELEMENT_KEYS,
    POTION_KEYS,
    RESOURCE_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ALLOC,
    ATT_DECL,
    CHAIN,
    CONVERT,
    CURIOSITY_COUNT,
    DEF_DECL,
    ELEM_PICK,
    EXCESS,
    GU_KIND,
    HAND_SLOT,
    KEEPER_AT,
    PLACE,
    PORTAL_SWAP,
    RAZE,
    REPEAT_CAST,
    REVIVE,
    SHADOW_AT,
    SHADOW_KIND,
    SHRINE_PAYS,
    SLIDE_TO,
    STRIKE_AT,
    THIEF_SPELL,
    TOSS_FROM,
    TRADE_SERV,
    TURN_MENU,
    VICTIM,
    WAR_TARGET,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import T_LAST_TARGET
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DROP,
    DUEL_EXPERT,
    FLAME,
    FLAMOUFLAGE,
    SLOTS,
    STONE,
    THIEF,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.towers import has_debris
from hexmoot.games.mushroom_sorcerer.shown.hints.gains import (
    flask_gains,
    growth_gains,
    raze_gains,
    step_gains,
    stock_of,
    summon_gains,
)
from hexmoot.games.mushroom_sorcerer.shown.hints.war import (
    attack_preview,
    odds_text,
    possible_attacks,
    revived_stack,
)
from hexmoot.games.mushroom_sorcerer.shown.hints.warnings import warning
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import (
    GOODS,
    amount_text,
    element_name,
    goods_text,
    land_name,
    potion_name,
    seat_name,
    servant_name,
    spell_name,
)
from hexmoot.games.mushroom_sorcerer.words.notes import note
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind

Worded = tuple[str, str]  # the words and the target


def label(table: Table, action: int) -> Label:
    """A legal answer in the words of its button."""
    word, index = ACTIONS.family(action)
    words, target = FAMILIES[word](table, index)
    return Label(words, target, warning(table, action), note(table, action))


# ---- the turn


def _end(table: Table, index: int) -> Worded:
    return text.LABELS["end"], "answer:end"


def _done(table: Table, index: int) -> Worded:
    """DONE, as the question wants it."""
    return text.LABELS[DONE_WORDS.get(asked_kind(table), "done")], "answer:done"


DONE_WORDS: Final[Mapping[int, str]] = {
    ATT_DECL: "done_war",
    DEF_DECL: "done_war",
    HAND_SLOT: "done_keep",
    PORTAL_SWAP: "done_skip",
    REPEAT_CAST: "done_no",
    CHAIN: "done_no",
}


def _yes(table: Table, index: int) -> Worded:
    """YES; a full tower that a Portal reaches gives a servant in exchange."""
    target = "answer:yes"
    if asked_kind(table) == PORTAL_SWAP and not table.has_space(table.argument(PORTAL_LAND)):
        other = servant_name(1 - int(table.argument(KIND_PLACED)))
        return text.LABELS["yes_swap"].format(other=other), target
    return text.LABELS["yes"], target


def _deck(table: Table, deck: int) -> Worded:
    spell = int(table.deck_top[deck])
    return text.LABELS["deck"].format(spell=spell_name(spell)), f"deck:{DECK_KEYS[deck]}"


def _grow(table: Table, land: int) -> Worded:
    """MS-45, MS-46, MS-50: the price in drops, and the servant for debris."""
    price = [goods_text(DROP, int(growth_price(table, table.seat, land)))]
    if has_debris(table, land):
        price.append(text.count(1, "servant"))
    words = text.LABELS["grow"].format(land=land_name(land), price=text.listing(price))
    return words, f"land:{land}"


def _summon(table: Table, element: int) -> Worded:
    """MS-74, MS-75, MS-215: what the element yields now."""
    gain = text.listing(summon_gains(table, element))
    words = text.LABELS["summon"].format(element=element_name(element), gain=gain)
    return words, f"track:{ELEMENT_KEYS[element]}"


def _attack(table: Table, land: int) -> Worded:
    """MS-86: the best of the wars that could be waged from here."""
    if asked_kind(table) != TURN_MENU:
        return text.LABELS["attack_again"].format(land=land_name(land)), f"land:{land}"
    wars = [
        attack_preview(table, table.seat, source, target)
        for source, target in possible_attacks(table, table.seat, land)
    ]
    best = max(wars, key=lambda war: float(war["expected"]))
    words = text.LABELS["attack"].format(land=land_name(land))
    return f"{words} ({odds_text(best)})", f"land:{land}"


def _slide(table: Table, land: int) -> Worded:
    return text.LABELS["slide"].format(land=land_name(land)), f"land:{land}"


def _spell(table: Table, spell: int) -> Worded:
    """A scroll with the mana it costs now; a borrowed one costs the price of Thief."""
    mana = int(spell_cost(table, table.seat, spell))
    if asked_kind(table) == THIEF_SPELL:
        mana = int(table.tables.potion_mana[THIEF])
    words = text.LABELS["spell"].format(spell=spell_name(spell), mana=mana)
    return words, f"scroll:{SPELL_KEYS[spell]}"


def _power(table: Table, index: int) -> Worded:
    """A potion's power."""
    potion = int(table.potion[table.seat])
    target = f"potion:{POTION_KEYS[potion]}"
    if potion == DUEL_EXPERT:
        land = land_name(int(table.turn[T_LAST_TARGET]))
        return text.LABELS["power_again"].format(land=land), target
    return text.LABELS["power"].format(potion=potion_name(potion)), target


def _second_power(table: Table, index: int) -> Worded:
    """MS-190, MS-192: the second form of a potion's power."""
    potion = int(table.potion[table.seat])
    noun = "arrow" if potion == FLAMOUFLAGE else "shield"
    gain = text.count(int(table.tables.potion_master[potion]), noun)
    words = text.LABELS["second_power"].format(potion=potion_name(potion), gain=gain)
    return words, f"potion:{POTION_KEYS[potion]}"


# ---- lands and GUs


def _land(table: Table, land: int) -> Worded:
    """A land, in the words of the question."""
    key, fields = LAND_WORDS[asked_kind(table)](table, land)
    return text.LABELS[key].format(land=land_name(land), **fields), f"land:{land}"


def _place_words(table: Table, land: int) -> tuple[str, dict[str, Any]]:
    if table.has_space(land):
        return "land_place", {"room": int(table.height[land] - table.tower_servants(land))}
    return "land_swap", {"other": servant_name(1 - int(table.argument(KIND_PLACED)))}


def _target_words(table: Table, land: int) -> tuple[str, dict[str, Any]]:
    war = attack_preview(table, table.seat, int(table.argument(ON_LAND)), land)
    rival = seat_name(table, int(table.owner[land]))
    return "land_target", {"rival": rival, "odds": odds_text(war)}


def _slide_words(table: Table, land: int) -> tuple[str, dict[str, Any]]:
    fee = int(table.argument(FEE)) + int(has_debris(table, land))
    return "land_slide", {"price": text.count(fee, "servant")}


def _strike_words(table: Table, land: int) -> tuple[str, dict[str, Any]]:
    rival = seat_name(table, int(table.owner[land]))
    return "land_strike", {"rival": rival, "price": text.count(int(table.height[land]), "servant")}


LAND_WORDS: Final[Mapping[int, Callable[[Table, int], tuple[str, dict[str, Any]]]]] = {
    PLACE: _place_words,
    WAR_TARGET: _target_words,
    SLIDE_TO: _slide_words,
    STRIKE_AT: _strike_words,
    SHADOW_AT: lambda table, land: ("land_shadow", {"level": int(table.height[land]) + 1}),
    TOSS_FROM: lambda table, land: ("land_toss", {}),
    KEEPER_AT: lambda table, land: ("land_keeper", {}),
}


def _element(table: Table, element: int) -> Worded:
    """A GU or an element, with what it brings."""
    kind = asked_kind(table)
    target = f"{'track' if kind == ELEM_PICK else 'gu'}:{ELEMENT_KEYS[element]}"
    key, fields = ELEMENT_WORDS[kind](table, element)
    return text.LABELS[key].format(element=element_name(element).capitalize(), **fields), target


ELEMENT_WORDS: Final[Mapping[int, Callable[[Table, int], tuple[str, dict[str, Any]]]]] = {
    SHRINE_PAYS: lambda table, element: ("element_shrine", {}),
    SHADOW_KIND: lambda table, element: ("element_shadow", {}),
    REVIVE: lambda table, element: (
        "element_revive",
        {"stack": text.listing([element_name(kind) for kind in revived_stack(table, element)])},
    ),
    GU_KIND: lambda table, element: (
        "element_grow",
        {"gain": ", ".join(growth_gains(table, element, int(table.argument(ON_LAND))))},
    ),
    ELEM_PICK: lambda table, element: (
        "element_grow",
        {"gain": ", ".join(step_gains(table, element, 1, stock_of(table)))},
    ),
}


# ---- pieces


def _resource(table: Table, kind: int) -> Worded:
    """A resource picked, a servant lost or moved, or the kind an exchange gives away."""
    target = f"resource:{RESOURCE_KEYS[kind]}"
    asked = asked_kind(table)
    if asked == CONVERT:
        price = int(table.tables.spell_price[table.argument(SPELL_CAST)])
        words = text.LABELS["resource_convert"]
        return words.format(price=goods_text(kind, price), gain=goods_text(1 - kind, price)), target
    key = {VICTIM: "resource_loss", EXCESS: "resource_excess"}.get(asked, "resource")
    return text.LABELS[key].format(good=GOODS[RESOURCE_KEYS[kind]][0]), target


def _reserve(table: Table, index: int) -> Worded:
    return text.LABELS["reserve"], f"reserve:{table.seat}"


def _reserve_servant(table: Table, kind: int) -> Worded:
    """A servant in a reserve: the own one, or that of the rival one trades with."""
    owner = int(table.argument(RIVAL)) if asked_kind(table) == TRADE_SERV else table.seat
    words = text.LABELS["reserve_servant"].format(good=servant_name(kind))
    return words, f"reserve:{owner}:{RESOURCE_KEYS[kind]}"


def _tower_servant(table: Table, land: int, kind: int) -> Worded:
    """A servant on a tower; in the allocation the place it goes to."""
    key = "tower_alloc" if asked_kind(table) == ALLOC else "tower_servant"
    words = text.LABELS[key].format(good=servant_name(kind), land=land_name(land))
    return words, f"land:{land}:{RESOURCE_KEYS[kind]}"


def _rival(table: Table, rival: int) -> Worded:
    servants = text.count(int(table.servants_of(rival)), "servant")
    words = text.LABELS["seat"].format(rival=seat_name(table, rival), servants=servants)
    return words, f"seat:{rival}"


def _count(table: Table, number: int) -> Worded:
    """So many flasks, dice or GUs."""
    kind = asked_kind(table)
    if kind == RAZE:
        words = _raze_words(table, number)
    elif number == 0:
        words = text.LABELS["count_none"]
    elif kind == CURIOSITY_COUNT:
        flasks = amount_text("flask", number)
        words = text.LABELS["count_flasks"].format(count=flasks, gain=flask_gains(table, number))
    else:
        words = text.LABELS["count_dice"].format(count=amount_text("die", number))
    return words, f"count:{number}"


def _raze_words(table: Table, number: int) -> str:
    """MS-69, MS-105: what the destroyed GUs pay."""
    if number == 0:
        return text.LABELS["count_raze_none"]
    gain = text.listing(raze_gains(table, number))
    key = "count_raze" if gain else "count_raze_bare"
    return text.LABELS[key].format(count=text.count(number, "GU"), gain=gain)


def _potion(table: Table, potion: int) -> Worded:
    words = text.LABELS["potion"].format(potion=potion_name(potion))
    return words, f"potion:{POTION_KEYS[potion]}"


def _slot(table: Table, slot: int) -> Worded:
    spell = int(table.archive[table.seat * SLOTS + slot])
    return text.LABELS["slot"].format(spell=spell_name(spell)), f"scroll:{SPELL_KEYS[spell]}"


def _influence(table: Table, index: int) -> Worded:
    return text.LABELS["influence"], "influence"


def _way(table: Table, way: str) -> Worded:
    """MS-134, MS-139: which way an exchange goes."""
    tables = table.tables
    spell = int(table.argument(SPELL_CAST))
    price = text.count(int(tables.spell_price[spell]), "servant")
    gain = goods_text(int(tables.spell_of[spell]), int(tables.spell_amount[spell]))
    return text.LABELS[way].format(price=price, gain=gain), f"way:{way}"


FAMILIES: Final[Mapping[str, Callable[[Table, int], Worded]]] = {
    "end": _end,
    "done": _done,
    "yes": _yes,
    "deck": _deck,
    "grow": _grow,
    "summon": _summon,
    "attack": _attack,
    "slide": _slide,
    "spell": _spell,
    "power": _power,
    "second-power": _second_power,
    "land": _land,
    "element": _element,
    "resource": _resource,
    "reserve": _reserve,
    "reserve-servant": _reserve_servant,
    "flame-servant": lambda table, land: _tower_servant(table, land, FLAME),
    "stone-servant": lambda table, land: _tower_servant(table, land, STONE),
    "seat": _rival,
    "count": _count,
    "potion": _potion,
    "slot": _slot,
    "influence": _influence,
    "forward": lambda table, index: _way(table, "forward"),
    "reverse": lambda table, index: _way(table, "reverse"),
}
