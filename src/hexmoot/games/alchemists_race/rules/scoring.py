"""Ranking at the end (AR-132 to AR-137)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.alchemists_race.rules.kinds import (
    KINDS,
    TIE_BY_POTIONS,
    TIE_BY_RESOURCES,
    TIE_SHARED,
)
from hexmoot.games.alchemists_race.rules.state import Table


def potion_value(table: Table, seat: i64) -> i64:
    """What the potions a seat holds would sell for."""
    amount: i64 = 0
    potion: i64
    for potion in range(KINDS):
        amount += table.potions[seat * KINDS + potion] * table.terms.value[potion]
    return amount


def is_ahead(table: Table, seat: i64, other: i64) -> bool:
    """AR-136: more coins, then more potion value, then more resources."""
    if table.coins[seat] != table.coins[other]:
        return table.coins[seat] > table.coins[other]
    mine = potion_value(table, seat)
    theirs = potion_value(table, other)
    if mine != theirs:
        return mine > theirs
    return table.resources_held(seat) > table.resources_held(other)


def tell_ties(table: Table) -> None:
    """AR-136: what parts a winner from everybody who has as many coins."""
    best = winner(table)
    other: i64
    for other in range(table.seats):
        if other != best and table.coins[other] == table.coins[best]:
            tell_tie(table, best, other)


def winner(table: Table) -> i64:
    """AR-136: a seat that nobody is ahead of, the first of them."""
    best: i64 = 0
    seat: i64
    for seat in range(1, table.seats):
        if is_ahead(table, seat, best):
            best = seat
    return best


def tell_tie(table: Table, seat: i64, other: i64) -> None:
    """AR-136: potions decide, else resources, else the place is shared."""
    mine = potion_value(table, seat)
    theirs = potion_value(table, other)
    if mine != theirs:
        table.tell(TIE_BY_POTIONS, seat, other, mine, theirs)
        return
    held = table.resources_held(seat)
    less = table.resources_held(other)
    if held != less:
        table.tell(TIE_BY_RESOURCES, seat, other, held, less)
    else:
        table.tell(TIE_SHARED, seat, other)
