"""Gaining and giving back: goods, influence, servants and their places (MS-74 to MS-85)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, lowest_bit
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import LAND, RESERVE, RESOURCE
from hexmoot.games.mushroom_sorcerer.rules.frames import (
    ALLOWED,
    DIFFERENT,
    KIND_PLACED,
    LEFT,
    LEFT_TO_PLACE,
    LOWEST,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    PLACE,
    RES_PICK,
    SERV_PICK,
    TOLD_GAIN,
    TOLD_INFLUENCE,
    TOLD_PLACE,
    TOLD_SWAP,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BONUS_INFLUENCE,
    BOTH_KINDS,
    GOODS,
    NONE,
    RESOURCES,
    SERVANT_KINDS,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table

ANY_RESOURCE: Final = 15  # the set of all four kinds


def take(table: Table, seat: i64, good: i64, amount: i64) -> None:
    """MS-215: mana, drops or flasks from the supply, cut to what is there."""
    there = table.supply[good]
    gained = amount if amount < there else there
    if gained > 0:
        table.supply[good] -= gained
        table.goods[seat * GOODS + good] += gained
        table.tell(TOLD_GAIN, seat, good, gained)


def give_back(table: Table, seat: i64, good: i64, amount: i64) -> None:
    """MS-216: what is paid lies in the supply at once."""
    table.goods[seat * GOODS + good] -= amount
    table.supply[good] += amount


def gain_influence(table: Table, seat: i64, amount: i64) -> None:
    """MS-69, MS-212: influence without end, but none on the moon path."""
    if amount > 0 and not table.is_on_moon(seat):
        table.influence[seat] += amount
        table.tell(TOLD_INFLUENCE, seat, amount)


def gain_servants(table: Table, seat: i64, kind: i64, amount: i64) -> None:
    """MS-77, MS-215: servants gained are placed at once; until then they lie in the supply."""
    there = table.supply[kind]
    gained = amount if amount < there else there
    if gained > 0:
        table.push(PLACE, seat, kind, gained)


def gain(table: Table, seat: i64, thing: i64, amount: i64) -> None:
    """Any good, or influence."""
    if thing < SERVANT_KINDS:
        gain_servants(table, seat, thing, amount)
    elif thing < GOODS:
        take(table, seat, thing, amount)
    elif thing == BONUS_INFLUENCE:
        gain_influence(table, seat, amount)


# ---- placing servants


def list_place(table: Table) -> i64:
    """MS-77 to MS-80: own towers with room, full ones that can exchange, or the reserve."""
    seat = table.argument(SEAT)
    other = 1 - table.argument(KIND_PLACED)
    lowest = table.argument(LOWEST)
    choices = table.choices
    servants = table.servants
    lands = table.towers[seat]
    count: i64 = 0
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        is_offered = LAND + land >= lowest
        if is_offered and (table.has_space(land) or servants[SERVANT_KINDS * land + other] > 0):
            choices[count] = LAND + land
            count += 1
    choices[count] = RESERVE
    return count + 1


def answer_place(table: Table, action: i64) -> None:
    """MS-77: one servant is put; the rest of the batch follows, and all of it after RESERVE."""
    seat = table.argument(SEAT)
    kind = table.argument(KIND_PLACED)
    left = table.argument(LEFT_TO_PLACE)
    if action == RESERVE:
        table.pop()
        put_in_reserve(table, seat, kind, left)
        return
    if left == 1:
        table.pop()
    else:
        table.set_argument(LEFT_TO_PLACE, left - 1)
        table.set_argument(LOWEST, action)
    put_on_tower(table, seat, kind, action - LAND)


def put_in_reserve(table: Table, seat: i64, kind: i64, amount: i64) -> None:
    """MS-80: the reserve takes any number."""
    table.supply[kind] -= amount
    table.goods[seat * GOODS + kind] += amount
    table.tell(TOLD_PLACE, seat, kind, NONE, amount)


def put_on_tower(table: Table, seat: i64, kind: i64, land: i64) -> None:
    """MS-78, MS-79: onto a tower with room, or in exchange for a servant of the other kind."""
    if table.has_space(land):
        table.tell(TOLD_PLACE, seat, kind, land, 1)
    else:
        displace(table, seat, 1 - kind, land)
        table.tell(TOLD_SWAP, seat, kind, land)
    table.supply[kind] -= 1
    table.servants[SERVANT_KINDS * land + kind] += 1


def displace(table: Table, seat: i64, kind: i64, land: i64) -> None:
    """MS-79: the servant exchanged goes to the reserve, or to the supply where that is played."""
    table.servants[SERVANT_KINDS * land + kind] -= 1
    if table.terms.displaced_to_reserve:
        table.goods[seat * GOODS + kind] += 1
    else:
        table.supply[kind] += 1


# ---- picking resources and servants


def pick_resources(table: Table, seat: i64, amount: i64) -> None:
    """MS-157: resources of choice in any mixture."""
    if amount > 0:
        table.push(RES_PICK, seat, amount, ANY_RESOURCE)


def pick_different(table: Table, seat: i64, amount: i64) -> None:
    """MS-183, MS-194, MS-196: resources of choice, no kind twice."""
    if amount > 0:
        table.push(RES_PICK, seat, amount, ANY_RESOURCE, 0, 1)


def pick_servants(table: Table, seat: i64, amount: i64) -> None:
    """Servants of choice, one after the other."""
    if amount > 0:
        table.push(SERV_PICK, seat, amount, BOTH_KINDS)


def list_resources(table: Table, lowest: i64, allowed: i64) -> i64:
    """The kinds of a set that the supply still has, from `lowest` on."""
    count: i64 = 0
    kind: i64
    for kind in range(RESOURCES):
        if (allowed >> kind) & 1 != 0 and table.supply[kind] > 0 and RESOURCE + kind >= lowest:
            table.choices[count] = RESOURCE + kind
            count += 1
    return count


def list_pick(table: Table) -> i64:
    """MS-157, MS-215: what the supply has; answers rise within a batch as far as they can."""
    allowed = table.argument(ALLOWED)
    count = list_resources(table, table.argument(LOWEST), allowed)
    return count if count > 0 else list_resources(table, 0, allowed)


def answer_pick(table: Table, action: i64) -> None:
    """One resource; a servant is placed before the next pick."""
    seat = table.argument(SEAT)
    kind = action - RESOURCE
    left = table.argument(LEFT) - 1
    if left == 0:
        table.pop()
    else:
        table.set_argument(LEFT, left)
        note_pick(table, action)
    gain(table, seat, kind, 1)


def note_pick(table: Table, action: i64) -> None:
    """What the next pick of the batch may be: not the same kind, or not a lower answer."""
    if table.argument(DIFFERENT) == 0:
        table.set_argument(LOWEST, action)
        return
    table.set_argument(ALLOWED, table.argument(ALLOWED) & ~BIT[action - RESOURCE])


def collect(table: Table, seat: i64, land: i64) -> None:
    """MS-49: what lies on a land goes to the one who reclaims it, and nothing comes after it."""
    good = table.land_good[land]
    if good == NONE:
        return
    table.land_good[land] = NONE
    table.supply[good] += 1
    gain(table, seat, good, 1)
