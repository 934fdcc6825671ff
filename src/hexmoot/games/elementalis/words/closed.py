"""What a thing says that no answer points at: why a spell cannot be cast, what leads to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexmoot.engine.native.stack import KIND
from hexmoot.engine.wording import Closed
from hexmoot.games.elementalis.rules import actions as act
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.mages import price
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.targets import purse
from hexmoot.games.elementalis.shown.lines import spells_of
from hexmoot.games.elementalis.words.names import SPELL_NAMES

WHY_NOT: Final = {
    k.ASK_DECLARE: "",
    k.ASK_CAST: "There is nothing it could be aimed at now.",
    k.ASK_RESPOND: "Only Counter Spell and Fortitude answer a spell.",
}


def closed(table: Table) -> list[Closed]:
    """EL-45, EL-54, EL-57: the own spell lines while spells may be cast."""
    kind = int(table.frames[table.top() + KIND])
    return list(_lines(table, kind)) if kind in WHY_NOT else []


def _lines(table: Table, kind: int) -> Iterator[Closed]:
    """Who has not declared yet declares with a click on a spell that could be paid."""
    for place in range(k.LINES):
        words = _line_words(table, place)
        ways = (act.DECLARE_YES,) if kind == k.ASK_DECLARE and not words else ()
        yield Closed(f"line:{table.seat}:{place}", words or ("" if ways else WHY_NOT[kind]), ways)


def _line_words(table: Table, place: int) -> str:
    """EL-54, EL-68: used in this turn, or too dear; empty where neither is so."""
    seat = int(table.seat)
    spells = spells_of(table, seat, place)
    if not spells:
        return "No spell stands here."
    if (int(table.used) >> (seat * k.LINES + place)) & 1:
        return "This line was used in this turn already."
    costs = [(int(price(table, seat, spell, 1)), spell) for spell in spells]
    if any(cost <= purse(table, seat, spell // k.LEVELS) for cost, spell in costs):
        return ""
    cost, spell = min(costs)
    held = int(purse(table, seat, spell // k.LEVELS))
    return f"{SPELL_NAMES[spell]} costs {cost} Mana of its colour, and you have {held}."
