"""Prices in servants, surplus servants, and the allocation (MS-36, MS-82, MS-83)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import lowest_bit
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import (
    DONE,
    RESERVE_SERVANT,
    RESOURCE,
    TOWER_FLAME,
    TOWER_STONE,
)
from hexmoot.games.mushroom_sorcerer.rules.frames import ALLOWED, LEFT, LOWEST, ON_LAND
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    EXCESS,
    PAY,
    TOLD_ALLOC,
    TOLD_EXCESS,
    TOLD_PAY,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    FLAME,
    GOODS,
    LANDS,
    NONE,
    SERVANT_KINDS,
    STONE,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def pay_servants(table: Table, seat: i64, amount: i64, kinds: i64) -> None:
    """MS-82: a price in servants, paid one by one with what the payer picks."""
    if amount > 0:
        table.push(PAY, seat, amount, kinds)


def list_servants(table: Table, seat: i64, kinds: i64, lowest: i64) -> i64:
    """A seat's servants wherever they stand: reserve first, then towers by land."""
    choices = table.choices
    count: i64 = 0
    kind: i64
    for kind in range(SERVANT_KINDS):
        is_offered = (kinds >> kind) & 1 != 0 and RESERVE_SERVANT + kind >= lowest
        if is_offered and table.goods[seat * GOODS + kind] > 0:
            choices[count] = RESERVE_SERVANT + kind
            count += 1
    for kind in range(SERVANT_KINDS):
        if (kinds >> kind) & 1 != 0:
            count = list_tower_servants(table, seat, kind, lowest, count)
    return count


def list_tower_servants(table: Table, seat: i64, kind: i64, lowest: i64, count: i64) -> i64:
    """Servants of one kind on a seat's towers."""
    servants = table.servants
    base: i64 = TOWER_FLAME + kind * LANDS
    lands = table.towers[seat]
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        if servants[SERVANT_KINDS * land + kind] > 0 and base + land >= lowest:
            table.choices[count] = base + land
            count += 1
    return count


def list_payment(table: Table) -> i64:
    """MS-82: any own servants of the kinds asked for; answers rise as far as they can."""
    seat = table.argument(SEAT)
    kinds = table.argument(ALLOWED)
    count = list_servants(table, seat, kinds, table.argument(LOWEST))
    return count if count > 0 else list_servants(table, seat, kinds, 0)


def take_servant(table: Table, seat: i64, action: i64) -> i64:
    """Lift the servant an answer points at; returns its kind."""
    if action < TOWER_FLAME:
        kind: i64 = action - RESERVE_SERVANT
        table.goods[seat * GOODS + kind] -= 1
        return kind
    kind = FLAME if action < TOWER_STONE else STONE
    land = action - TOWER_FLAME - kind * LANDS
    table.servants[SERVANT_KINDS * land + kind] -= 1
    return kind


def servant_land(action: i64) -> i64:
    """The land a servant answer points at, or NONE for the reserve."""
    if action < TOWER_FLAME:
        return NONE
    if action < TOWER_STONE:
        return action - TOWER_FLAME
    return action - TOWER_STONE


def answer_payment(table: Table, action: i64) -> None:
    """MS-216: the servant goes to the supply at once."""
    seat = table.argument(SEAT)
    left = table.argument(LEFT) - 1
    if left == 0:
        table.pop()
    else:
        table.set_argument(LEFT, left)
        table.set_argument(LOWEST, action)
    kind = take_servant(table, seat, action)
    table.supply[kind] += 1
    table.tell(TOLD_PAY, seat, kind, servant_land(action))


# ---- surplus servants


def shed_surplus(table: Table, land: i64) -> None:
    """MS-83: a tower that became too low for its servants sends some to the reserve."""
    if table.tower_servants(land) > table.height[land]:
        table.push(EXCESS, table.owner[land], land)


def list_surplus(table: Table) -> i64:
    """MS-83: the owner picks the kind."""
    return list_kinds_on(table, table.argument(ON_LAND))


def list_kinds_on(table: Table, land: i64) -> i64:
    """The kinds of servants that stand on a land."""
    count: i64 = 0
    kind: i64
    for kind in range(SERVANT_KINDS):
        if table.servants[SERVANT_KINDS * land + kind] > 0:
            table.choices[count] = RESOURCE + kind
            count += 1
    return count


def answer_surplus(table: Table, action: i64) -> None:
    """MS-83: one servant to the reserve, and again while there are too many."""
    seat = table.argument(SEAT)
    land = table.argument(ON_LAND)
    kind = action - RESOURCE
    table.pop()
    table.servants[SERVANT_KINDS * land + kind] -= 1
    table.goods[seat * GOODS + kind] += 1
    table.tell(TOLD_EXCESS, seat, kind, land)
    shed_surplus(table, land)


# ---- allocation


def list_allocation(table: Table) -> i64:
    """MS-36, MS-222: reserve to free places, never an exchange; answers only rise."""
    seat = table.argument(SEAT)
    lowest = table.argument(LOWEST)
    table.choices[0] = DONE
    count: i64 = 1
    kind: i64
    for kind in range(SERVANT_KINDS):
        if table.goods[seat * GOODS + kind] > 0:
            count = list_spaces(table, seat, TOWER_FLAME + kind * LANDS, lowest, count)
    return count


def list_spaces(table: Table, seat: i64, base: i64, lowest: i64, count: i64) -> i64:
    """A seat's towers with room, as answers from `base` on."""
    lands = table.towers[seat]
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        if base + land >= lowest and table.has_space(land):
            table.choices[count] = base + land
            count += 1
    return count


def answer_allocation(table: Table, action: i64) -> None:
    """MS-81: this is the one way from the reserve to a tower."""
    if action == DONE:
        table.pop()
        return
    seat = table.argument(SEAT)
    kind: i64 = FLAME if action < TOWER_STONE else STONE
    land = servant_land(action)
    table.goods[seat * GOODS + kind] -= 1
    table.servants[SERVANT_KINDS * land + kind] += 1
    table.set_argument(LOWEST, action)
    table.tell(TOLD_ALLOC, seat, kind, land)
