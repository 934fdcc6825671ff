"""The line under an answer: what it costs, what it leaves, what it brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.games.mushroom_sorcerer.rules.actions import ACTIONS
from hexmoot.games.mushroom_sorcerer.rules.casting import spell_cost
from hexmoot.games.mushroom_sorcerer.rules.frames import FEE
from hexmoot.games.mushroom_sorcerer.rules.growing import growth_price
from hexmoot.games.mushroom_sorcerer.rules.keys import POTION_KEYS, SPELL_KEYS
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    CHAIN,
    EXCESS,
    KEEPER_AT,
    REPEAT_CAST,
    SLIDE_TO,
    STRIKE_AT,
    THIEF_SPELL,
    VICTIM,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DROP,
    FLAME,
    GOODS,
    MANA,
    SERVANT_KINDS,
    STONE,
    THIEF,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.towers import has_debris
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import POTIONS, SPELLS, goods_text
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind


def note(table: Table, action: int) -> str:
    """What a legal answer costs, leaves and brings, where its label does not say so."""
    word, index = ACTIONS.family(action)
    return BY_WORD[word](table, index) if word in BY_WORD else ""


def _held(table: Table, good: int) -> int:
    return int(table.goods[table.seat * GOODS + good])


def _grow(table: Table, land: int) -> str:
    """MS-45, MS-46: drops, and the servant for debris."""
    price = int(growth_price(table, table.seat, land))
    words = [goods_text(DROP, price)]
    if has_debris(table, land):
        words.append(text.count(1, "servant"))
    return text.NOTES["price"].format(price=text.listing(words), left=_held(table, DROP) - price)


def _spell(table: Table, spell: int) -> str:
    """MS-112: the mana of a scroll; a borrowed one costs the price of Thief."""
    mana = int(spell_cost(table, table.seat, spell))
    if asked_kind(table) == THIEF_SPELL:
        mana = int(table.tables.potion_mana[THIEF])
    return text.NOTES["price"].format(price=goods_text(MANA, mana), left=_held(table, MANA) - mana)


def _deck(table: Table, deck: int) -> str:
    return SPELLS[SPELL_KEYS[int(table.deck_top[deck])]][1]


def _power(table: Table, index: int) -> str:
    return POTIONS[POTION_KEYS[int(table.potion[table.seat])]][1]


def _land(table: Table, land: int) -> str:
    """MS-83, MS-137, MS-161: what is left of the servants that pay."""
    kind = asked_kind(table)
    fee = {
        SLIDE_TO: int(table.argument(FEE)) + int(has_debris(table, land)),
        STRIKE_AT: int(table.height[land]),
    }.get(kind)
    if fee is not None:
        left = int(table.servants_of(table.seat)) - fee
        return text.NOTES["price"].format(price=text.count(fee, "servant"), left=left)
    return text.NOTES["keeper"] if kind == KEEPER_AT else ""


def _resource(table: Table, kind: int) -> str:
    """What one has of it, servants on towers included."""
    held = _held(table, kind)
    if kind < SERVANT_KINDS:
        held = int(table.servants_of_kind(table.seat, kind))
    if asked_kind(table) in (VICTIM, EXCESS):
        return text.NOTES["leaves"].format(left=held - 1)
    return text.NOTES["held"].format(held=held)


def _reserve(table: Table, index: int) -> str:
    servants = sum(_held(table, kind) for kind in range(SERVANT_KINDS))
    return text.NOTES["reserve"].format(count=servants)


def _on_tower(kind: int) -> Callable[[Table, int], str]:
    """What stays of a kind of servants on a tower."""

    def told(table: Table, land: int) -> str:
        there = int(table.servants[SERVANT_KINDS * land + kind])
        return text.NOTES["there"].format(count=there)

    return told


def _yes(table: Table, index: int) -> str:
    return {REPEAT_CAST: text.NOTES["again"], CHAIN: text.NOTES["chain"]}.get(asked_kind(table), "")


def _influence(table: Table, index: int) -> str:
    return text.NOTES["influence"].format(now=int(table.influence[table.seat]) + 1)


BY_WORD: Final[Mapping[str, Callable[[Table, int], str]]] = {
    "end": lambda table, index: text.NOTES["end"],
    "yes": _yes,
    "deck": _deck,
    "grow": _grow,
    "slide": lambda table, land: text.NOTES["slide"],
    "spell": _spell,
    "power": _power,
    "second-power": _power,
    "land": _land,
    "resource": _resource,
    "reserve": _reserve,
    "flame-servant": _on_tower(FLAME),
    "stone-servant": _on_tower(STONE),
    "potion": lambda table, potion: POTIONS[POTION_KEYS[potion]][1],
    "slot": lambda table, slot: text.NOTES["slot"],
    "influence": _influence,
}
