"""Ranking at the end: total Mana, then the largest single colour."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.elementalis.rules.kinds import ELEMENTS, POOL
from hexmoot.games.elementalis.rules.state import Table


def peak(table: Table, seat: i64) -> i64:
    """EL-177: the highest number of one single colour in the Pool."""
    highest: i64 = 0
    colour: i64
    for colour in range(ELEMENTS):
        amount = table.pool[seat * POOL + colour]
        highest = max(highest, amount)
    return highest


def is_ahead(table: Table, seat: i64, other: i64) -> bool:
    """EL-176, EL-177: more Mana in all, then the higher peak."""
    mine = table.total(seat)
    theirs = table.total(other)
    if mine != theirs:
        return mine > theirs
    return peak(table, seat) > peak(table, other)
