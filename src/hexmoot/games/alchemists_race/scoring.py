"""Ranking at the end (AR-132 to AR-137)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native import zeros
from hexmoot.games.alchemists_race.kinds import KINDS
from hexmoot.games.alchemists_race.state import RaceTable


def potion_value(table: RaceTable, seat: i64) -> i64:
    """What the potions a seat holds would sell for."""
    amount: i64 = 0
    potion: i64
    for potion in range(KINDS):
        amount += table.potions[seat * KINDS + potion] * table.terms.value[potion]
    return amount


def is_ahead(table: RaceTable, seat: i64, other: i64) -> bool:
    """AR-136: more coins, then more potion value, then more resources."""
    if table.coins[seat] != table.coins[other]:
        return table.coins[seat] > table.coins[other]
    mine = potion_value(table, seat)
    theirs = potion_value(table, other)
    if mine != theirs:
        return mine > theirs
    return table.resources_held(seat) > table.resources_held(other)


def place_seats(table: RaceTable) -> vec[i64]:
    """AR-132, AR-136, AR-137: an immediate winner is first alone; the rest by the ranking."""
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
