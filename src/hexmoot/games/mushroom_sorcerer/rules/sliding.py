"""Sliding a GU, by the one slide of the turn or by Toss a GU (MS-109 to MS-118, MS-154)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, lowest_bit
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import LAND, SLIDE
from hexmoot.games.mushroom_sorcerer.rules.answers import list_lands, list_more
from hexmoot.games.mushroom_sorcerer.rules.frames import FEE, GOAL, ON_LAND
from hexmoot.games.mushroom_sorcerer.rules.gains import collect
from hexmoot.games.mushroom_sorcerer.rules.kinds import SLIDE_TO, STEP_SLIDE, TOLD_SLIDE, TOSS_FROM
from hexmoot.games.mushroom_sorcerer.rules.memory import T_SLID
from hexmoot.games.mushroom_sorcerer.rules.payment import pay_servants, shed_surplus
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BOTH_KINDS,
    MOON,
    NONE,
    SERVANT_KINDS,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.towers import (
    clear_debris,
    has_debris,
    lift_gu,
    put_gu,
    vacate,
)

SLIDE_FEE: Final = 1


def slide_targets(table: Table, seat: i64, land: i64, fee: i64, servants: i64) -> i64:
    """MS-111: the set of lands the top GU may slide to, with these servants to pay."""
    if servants < fee:
        return 0
    found: i64 = 0
    if table.height[land] == 1 or table.has_platform(seat):  # MS-114
        found = table.near[land] & free_targets(table, fee, servants)
    return found | tower_targets(table, land, towers_in_reach(table, seat, land, fee))


def free_targets(table: Table, fee: i64, servants: i64) -> i64:
    """MS-111, MS-113: the free lands a slide can be paid to, wherever it begins."""
    free = table.free_lands()
    if servants < fee + 1:
        free &= ~table.debris
    return free


def towers_in_reach(table: Table, seat: i64, land: i64, fee: i64) -> i64:
    """MS-111: own towers beside; where that is played, the slide that costs its fee reaches all."""
    if table.terms.slide_to_any_tower and fee == SLIDE_FEE:
        return table.towers[seat]
    return table.near[land] & table.towers[seat]


def tower_targets(table: Table, land: i64, towers: i64) -> i64:
    """MS-112, MS-116: those of them that are lower, and without a moon if a moon slides."""
    height = table.height
    if towers == 0 or height[land] == 1:  # no tower is lower than one
        return 0
    if table.top_gu(land) == MOON:
        towers &= ~table.moons
    found: i64 = 0
    while towers != 0:
        target = lowest_bit(towers)
        towers &= towers - 1
        if height[land] > height[target]:
            found |= BIT[target]
    return found


def list_sources(table: Table, seat: i64, fee: i64, base: i64, count: i64) -> i64:
    """MS-111: own towers whose top GU can slide somewhere, as answers from `base` on."""
    return list_more(table, slide_sources(table, seat, fee), base, count)


def slide_sources(table: Table, seat: i64, fee: i64) -> i64:
    """MS-111: the set of own towers that have a target; what holds for all is asked once."""
    servants = table.servants_up_to(seat, fee + 1)
    if servants < fee:
        return 0
    free = free_targets(table, fee, servants)
    spare: i64 = 0
    if table.has_platform(seat):  # MS-114
        spare = free
    height = table.height
    near = table.near
    found: i64 = 0
    lands = table.towers[seat]
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        if height[land] == 1:  # no tower is lower than one
            targets = near[land] & free
        else:
            targets = near[land] & spare
            if targets == 0:
                targets = tower_targets(table, land, towers_in_reach(table, seat, land, fee))
        if targets != 0:
            found |= BIT[land]
    return found


def list_slides(table: Table, seat: i64, count: i64) -> i64:
    """MS-109, MS-110: one slide in a turn, for one servant."""
    if table.turn[T_SLID] != 0:
        return count
    return list_sources(table, seat, SLIDE_FEE, SLIDE, count)


def can_toss(table: Table, seat: i64) -> bool:
    """MS-154: is there a slide without the fee?"""
    return slide_sources(table, seat, 0) != 0


def begin_slide(table: Table, seat: i64, land: i64) -> None:
    """MS-109: the slide of the turn is used."""
    table.turn[T_SLID] = 1
    table.push(SLIDE_TO, seat, land, SLIDE_FEE)


def begin_toss(table: Table, seat: i64) -> None:
    """MS-154: any own tower that can slide, and the slide of the turn is not used."""
    table.push(TOSS_FROM, seat)


def list_toss(table: Table) -> i64:
    """MS-154: towers with a slide that needs no fee."""
    return list_sources(table, table.argument(SEAT), 0, LAND, 0)


def answer_toss(table: Table, action: i64) -> None:
    """MS-154: then the target is chosen."""
    seat = table.argument(SEAT)
    table.pop()
    table.push(SLIDE_TO, seat, action - LAND, 0)


def list_slide_targets(table: Table) -> i64:
    """MS-111: where the GU may go."""
    seat = table.argument(SEAT)
    servants = table.servants_of(seat)
    found = slide_targets(table, seat, table.argument(ON_LAND), table.argument(FEE), servants)
    return list_lands(table, found)


def answer_slide_target(table: Table, action: i64) -> None:
    """MS-110, MS-113: the fee, and one servant more for debris, before the move."""
    seat = table.argument(SEAT)
    source = table.argument(ON_LAND)
    fee = table.argument(FEE)
    target = action - LAND
    table.pop()
    table.push(STEP_SLIDE, seat, source, target)
    if has_debris(table, target):
        fee += 1
    pay_servants(table, seat, fee, BOTH_KINDS)


def run_slide(table: Table) -> None:
    """MS-115 to MS-118: the GU moves, nothing is gained, surplus servants go home."""
    seat = table.argument(SEAT)
    source = table.argument(ON_LAND)
    target = table.argument(GOAL)
    table.pop()
    clear_debris(table, seat, target)
    is_free = table.owner[target] == NONE
    kind = lift_gu(table, source)
    put_gu(table, seat, target, kind)
    table.tell(TOLD_SLIDE, seat, source, target, kind)
    if is_free and table.terms.slide_collects:
        collect(table, seat, target)  # asked below the surplus, which is part of the move
    if table.height[source] == 0:
        move_servants(table, source, target)
        vacate(table, source)
    else:
        shed_surplus(table, source)


def move_servants(table: Table, source: i64, target: i64) -> None:
    """MS-115: a tower of one takes its servants along."""
    servants = table.servants
    kind: i64
    for kind in range(SERVANT_KINDS):
        servants[SERVANT_KINDS * target + kind] += servants[SERVANT_KINDS * source + kind]
        servants[SERVANT_KINDS * source + kind] = 0
