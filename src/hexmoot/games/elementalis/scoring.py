"""Ranking at the end: total Mana, then the largest single colour."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native import zeros
from hexmoot.games.elementalis.kinds import ELEMENTS, POOL
from hexmoot.games.elementalis.state import Table


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


def place_seats(table: Table) -> vec[i64]:
    """EL-176, EL-177, EL-178: the place of each seat; equals share it."""
    places = zeros(table.seats)
    seat: i64
    other: i64
    for seat in range(table.seats):
        place: i64 = 1
        for other in range(table.seats):
            if is_ahead(table, other, seat):
                place += 1
        places[seat] = place
    return places
