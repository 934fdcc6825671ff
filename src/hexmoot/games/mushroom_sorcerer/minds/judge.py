"""A quick evaluation for bots: how far a seat is on its path, what it owns, what threatens it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import bit_count, lowest_bit
from hexmoot.engine.native.numbers import table as numbers
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DROP,
    FLAME,
    FLASK,
    GENERAL,
    GOODS,
    MANA,
    MOON,
    SERVANT_KINDS,
    STONE,
    WATER,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table

if TYPE_CHECKING:
    Numbers = vec[i64]

# What a weight is for. A table, so that `benchmarks.strength.tune` can try others.
POINT: Final = 0
MOON_PATH: Final = 1
MOON_POINT: Final = 2
MOON_GU: Final = 3
BLESSED: Final = 4
DROP_WEIGHT: Final = 5
FLASK_BY_ROUND: Final = 6
MANA_WEIGHT: Final = 7
SERVANT: Final = 8
DIE: Final = 9
ELEMENT_STEP: Final = 10
WATER_LEVEL_BY_ROUND: Final = 11
LEVEL_BY_ROUND: Final = 12
MASTERED_BY_ROUND: Final = 13
SHRINE_BY_ROUND: Final = 14
TOWER: Final = 15
SCROLL: Final = 16
AT_RISK: Final = 17
# In hundredths of an influence; those "by round" count once for each round still expected.
WEIGHTS: Final[Numbers] = numbers(
    [100, 500, 200, 120, 1500, 56, 30, 15, 12, 50, 12, 15, 9, 70, 60, 15, 20, 12]
)
MOST_DROPS: Final = 14
MOST_MANA: Final = 4
MOST_SERVANTS: Final = 10
EXPECTED_ROUNDS: Final = 6
SOFTNESS: Final = 900.0  # a lead of nine influence is half of the way to certainty


def judge_seat(table: Table, seat: i64) -> float:
    """Between 0 and 1: above one half when this seat is ahead of its best rival."""
    best: i64 = -1
    other: i64
    for other in range(table.seats):
        if other != seat:
            best = max(best, strength(table, other))
    lead: float = float(strength(table, seat) - best)
    size = lead if lead >= 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + SOFTNESS)


def strength(table: Table, seat: i64) -> i64:
    """Progress on the seat's path and what will turn into more of it; never below zero."""
    worth = progress(table, seat) + holdings(table, seat) + elements_worth(table, seat)
    worth += forest_worth(table, seat)
    return max(worth, 0)


def rounds_left(table: Table) -> i64:
    """Rounds a game is expected to last from here, at least one."""
    left = EXPECTED_ROUNDS - table.round
    return max(left, 1)


def progress(table: Table, seat: i64) -> i64:
    """Influence, or moon elements and moon GUs, measured so that both goals weigh alike."""
    if not table.is_on_moon(seat):
        return WEIGHTS[POINT] * table.influence[seat]
    worth = WEIGHTS[MOON_PATH] + WEIGHTS[MOON_POINT] * table.moon[seat]
    worth += WEIGHTS[MOON_GU] * table.moon_gus(seat)
    return worth + WEIGHTS[BLESSED] if table.is_blessed(seat) else worth


def at_most(value: i64, limit: i64) -> i64:
    """The smaller of the two."""
    return value if value < limit else limit


def holdings(table: Table, seat: i64) -> i64:
    """Goods, dice and scrolls; heaps of one thing count less."""
    row = seat * GOODS
    goods = table.goods
    worth = WEIGHTS[DROP_WEIGHT] * at_most(goods[row + DROP], MOST_DROPS)
    worth += WEIGHTS[MANA_WEIGHT] * at_most(goods[row + MANA], MOST_MANA)
    worth += WEIGHTS[SERVANT] * at_most(table.servants_of(seat), MOST_SERVANTS)
    worth += WEIGHTS[FLASK_BY_ROUND] * rounds_left(table) * goods[row + FLASK]
    worth += WEIGHTS[DIE] * table.dice[seat]
    return worth + WEIGHTS[SCROLL] * bit_count(table.scrolls[seat] & ~table.flipped)


def elements_worth(table: Table, seat: i64) -> i64:
    """What the four tracks will still pay."""
    left = rounds_left(table)
    worth: i64 = 0
    element: i64
    for element in range(GENERAL):
        level = table.level(seat, element)
        worth += WEIGHTS[ELEMENT_STEP] * table.element[seat * GENERAL + element]
        if element == WATER:
            worth += WEIGHTS[WATER_LEVEL_BY_ROUND] * left * level
        elif element == FLAME or element == STONE:
            worth += WEIGHTS[LEVEL_BY_ROUND] * left * level
        if level >= table.tables.mastered:
            worth += WEIGHTS[MASTERED_BY_ROUND] * left
    return worth


def forest_worth(table: Table, seat: i64) -> i64:
    """Towers and shrines held, less what a neighbour could shoot away."""
    towers = table.towers[seat]
    worth = WEIGHTS[TOWER] * bit_count(towers)
    worth += WEIGHTS[SHRINE_BY_ROUND] * rounds_left(table) * bit_count(towers & table.shrines)
    rivals = table.occupied() & ~towers
    while towers != 0:
        land = lowest_bit(towers)
        towers &= towers - 1
        if table.near[land] & rivals != 0:
            worth -= risk(table, land, table.near[land] & rivals)
    return worth


def risk(table: Table, land: i64, rivals: i64) -> i64:
    """GUs a neighbour's servants could destroy, moon GUs counted twice."""
    most: i64 = 0
    while rivals != 0:
        reach = table.tower_servants(lowest_bit(rivals))
        rivals &= rivals - 1
        most = max(most, reach)
    guard = (
        table.servants[SERVANT_KINDS * land + FLAME]
        + 2 * table.servants[SERVANT_KINDS * land + STONE]
    )
    lost = at_most(most + 1 - guard, at_most(most, table.height[land]))
    if lost <= 0:
        return 0
    twice: i64 = 1 if table.top_gu(land) == MOON else 0
    return WEIGHTS[AT_RISK] * (lost + twice)
