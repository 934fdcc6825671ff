"""Ranking at the end (AR-132 to AR-137)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.alchemists_race.rules.kinds import KINDS
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
