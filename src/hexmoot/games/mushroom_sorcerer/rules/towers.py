"""Putting GUs on lands and taking them off (MS-48, MS-52, MS-56, MS-84, MS-104)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, total
from hexmoot.games.mushroom_sorcerer.rules.kinds import TOLD_DEBRIS, TOLD_TOWER_GONE
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    GENERAL,
    GOODS,
    HEIGHT,
    MOON,
    NONE,
    SERVANT_KINDS,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def put_gu(table: Table, seat: i64, land: i64, kind: i64) -> None:
    """A GU becomes the top of the seat's tower, or the first level of a new one."""
    if table.owner[land] == NONE:
        table.owner[land] = seat
        table.towers[seat] |= BIT[land]
    table.stack[land * HEIGHT + table.height[land]] = kind
    table.height[land] += 1
    if kind == MOON:
        table.moons |= BIT[land]


def lift_gu(table: Table, land: i64) -> i64:
    """Take the top GU off a tower; returns its kind. An empty tower is left to `maybe_clear`."""
    table.height[land] -= 1
    place = land * HEIGHT + table.height[land]
    kind = table.stack[place]
    table.stack[place] = NONE
    if kind == MOON:
        table.moons &= ~BIT[land]
    return kind


def maybe_clear(table: Table, land: i64) -> None:
    """MS-84: without GUs the platform, the servants and the land are free again."""
    if table.height[land] == 0:
        table.tell(TOLD_TOWER_GONE, table.owner[land], land)
        vacate(table, land)


def vacate(table: Table, land: i64) -> None:
    """The owner takes platform and servants away."""
    seat = table.owner[land]
    kind: i64
    for kind in range(SERVANT_KINDS):
        table.goods[seat * GOODS + kind] += table.servants[SERVANT_KINDS * land + kind]
        table.servants[SERVANT_KINDS * land + kind] = 0
    table.owner[land] = NONE
    table.towers[seat] &= ~BIT[land]


def has_debris(table: Table, land: i64) -> bool:
    """Does debris lie on this land?"""
    return (table.debris >> land) & 1 == 1


def clear_debris(table: Table, seat: i64, land: i64) -> None:
    """MS-47: debris that is cleared goes back to its supply."""
    if has_debris(table, land):
        table.debris &= ~BIT[land]
        table.debris_supply += 1
        table.tell(TOLD_DEBRIS, seat, land)


def has_general_gu(table: Table) -> bool:
    """MS-217: does the box still hold a flame, stone, water or thunder GU?"""
    return total(table.box, 0, GENERAL) > 0
