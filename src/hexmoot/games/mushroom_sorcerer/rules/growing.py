"""Growing GUs: where, which, for what price and with what consequences (MS-44 to MS-58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, lowest_bit, total
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import ELEMENT, GROW
from hexmoot.games.mushroom_sorcerer.rules.answers import list_more
from hexmoot.games.mushroom_sorcerer.rules.elements import gain_elements
from hexmoot.games.mushroom_sorcerer.rules.frames import GU_GROWN, ON_LAND
from hexmoot.games.mushroom_sorcerer.rules.gains import collect, give_back, pick_different
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    GU_KIND,
    STEP_GERMINATE,
    STEP_GROW,
    TOLD_GERMINATION,
    TOLD_GROW,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    MAIN_GROW,
    MAIN_NONE,
    T_GERMINATED,
    T_GROW_LEFT,
    T_GROWN,
    T_MAIN,
)
from hexmoot.games.mushroom_sorcerer.rules.payment import pay_servants
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BOTH_KINDS,
    DROP,
    GERMINATION,
    GOODS,
    KINDS,
    MOON,
    MOST_DROPS,
    NONE,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.towers import (
    clear_debris,
    has_debris,
    has_general_gu,
    put_gu,
)

FIRST_LEVEL: Final = 2  # the set of level 1 alone


def growth_price(table: Table, seat: i64, land: i64) -> i64:
    """MS-45, MS-50, MS-178: drops equal to the new level; none for Early Bird's first GU."""
    if table.free_gu[seat] != 0:
        return 0
    return table.tables.growth_drops[table.height[land] + 1]


def may_grow_moon(table: Table) -> bool:
    """MS-55, MS-217: one moon GU in a turn, and one must be in the box."""
    return table.box[MOON] > 0 and table.turn[T_GROWN + MOON] < table.tables.moon_grow


def has_moon(table: Table, land: i64) -> bool:
    """Does the tower on this land hold a moon GU?"""
    return (table.moons >> land) & 1 == 1


def list_growth(table: Table, seat: i64, count: i64) -> i64:
    """MS-44 to MS-52: every land on which some GU can be grown and paid for now."""
    general = has_general_gu(table)
    moon = may_grow_moon(table)
    if not general and not moon:
        return count
    levels = payable_levels(table, seat)
    if levels == 0:
        return count
    found = lands_to_reclaim(table, seat, levels)
    height = table.height
    own = table.towers[seat]
    if not general:
        own &= ~table.moons
    while own != 0:
        land = lowest_bit(own)
        own &= own - 1
        if (levels >> (height[land] + 1)) & 1 != 0:
            found |= BIT[land]
    return list_more(table, found, GROW, count)


def payable_levels(table: Table, seat: i64) -> i64:
    """MS-50, MS-52, MS-178: the set of levels for which a seat has the drops."""
    drops: i64 = MOST_DROPS
    if table.free_gu[seat] == 0:
        drops = min(table.goods[seat * GOODS + DROP], drops)
    return table.tables.levels_within[drops]


def lands_to_reclaim(table: Table, seat: i64, levels: i64) -> i64:
    """MS-46, MS-48: free lands for a new tower; on debris only with a servant to pay."""
    if levels & FIRST_LEVEL == 0 or not table.has_platform(seat):
        return 0
    free = table.free_lands()
    if free & table.debris != 0 and not can_pay_debris(table, seat):
        free &= ~table.debris
    return free


def can_pay_debris(table: Table, seat: i64) -> bool:
    """MS-46: is there a servant for the debris?"""
    return table.servants_up_to(seat, 1) > 0


def begin_growth(table: Table, seat: i64, land: i64) -> None:
    """MS-30, MS-44: the first GU makes growing the main action; then its kind is chosen."""
    turn = table.turn
    if turn[T_MAIN] == MAIN_NONE:
        turn[T_MAIN] = MAIN_GROW
        turn[T_GROW_LEFT] = table.tables.grow
    table.push(GU_KIND, seat, land)


def list_gu_kinds(table: Table) -> i64:
    """MS-55, MS-56, MS-217: what the box has; moon once a turn and once a tower."""
    land = table.argument(ON_LAND)
    count: i64 = 0
    kind: i64
    for kind in range(MOON):
        if table.box[kind] > 0:
            table.choices[count] = ELEMENT + kind
            count += 1
    if may_grow_moon(table) and not has_moon(table, land):
        table.choices[count] = ELEMENT + MOON
        count += 1
    return count


def answer_gu_kind(table: Table, action: i64) -> None:
    """MS-46, MS-57: the drops, and a servant for debris, are paid before the GU is put."""
    seat = table.argument(SEAT)
    land = table.argument(ON_LAND)
    table.pop()
    price = growth_price(table, seat, land)
    give_back(table, seat, DROP, price)
    table.tell(TOLD_GROW, seat, action - ELEMENT, land, price)
    if table.free_gu[seat] > 0:
        table.free_gu[seat] -= 1
    table.push(STEP_GROW, seat, land, action - ELEMENT)
    if has_debris(table, land):
        pay_servants(table, seat, 1, BOTH_KINDS)


def run_growth(table: Table) -> None:
    """MS-49, MS-53, MS-54, MS-57, MS-58: the GU, then the land's good, influence, elements."""
    seat = table.argument(SEAT)
    land = table.argument(ON_LAND)
    kind = table.argument(GU_GROWN)
    table.pop()
    clear_debris(table, seat, land)
    is_new = table.owner[land] == NONE
    table.box[kind] -= 1
    put_gu(table, seat, land, kind)
    table.turn[T_GROWN + kind] += 1
    table.turn[T_GROW_LEFT] -= 1
    maybe_germinate(table, seat, kind)
    influence: i64 = 0 if kind == MOON else 1
    elements = table.tables.growth_elements[table.height[land]]
    gain_elements(table, seat, kind, elements, influence)
    if is_new:
        collect(table, seat, land)


def maybe_germinate(table: Table, seat: i64, kind: i64) -> None:
    """MS-193: Germination answers to the second GU of a kind, after all that the GU gives."""
    turn = table.turn
    if not table.has_potion(seat, GERMINATION) or turn[T_GERMINATED] != 0:
        return
    if turn[T_GROWN + kind] == 2:
        turn[T_GERMINATED] = 1
        table.push(STEP_GERMINATE, seat)


def run_germination(table: Table) -> None:
    """MS-193, MS-194: one resource; mastered, one more of another kind."""
    seat = table.argument(SEAT)
    table.pop()
    amount = table.tables.potion_base[GERMINATION]
    if table.masters_potion(seat):
        amount += table.tables.potion_master[GERMINATION]
    table.tell(TOLD_GERMINATION, seat)
    pick_different(table, seat, amount)


def has_grown(table: Table) -> bool:
    """MS-37: has the active sorcerer grown any GU this turn?"""
    return total(table.turn, T_GROWN, KINDS) > 0
