"""Ranking at the end: total Mana, then the largest single colour."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.elementalis.rules.kinds import ELEMENTS, POOL, TOLD_SHARED, TOLD_TIE
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


def tell_ties(table: Table) -> None:
    """EL-177, EL-178: what parts the winner from those with as much Mana, or that nothing does."""
    best = winner(table)
    other: i64
    for other in range(table.seats):
        if other != best and table.total(other) == table.total(best):
            if is_ahead(table, best, other):
                table.tell(TOLD_TIE, best, other, peak(table, best), peak(table, other))
            else:
                table.tell(TOLD_SHARED, best, other, peak(table, best))


def winner(table: Table) -> i64:
    """EL-176, EL-177: a seat that nobody is ahead of, the first of them."""
    best: i64 = 0
    seat: i64
    for seat in range(1, table.seats):
        if is_ahead(table, seat, best):
            best = seat
    return best
