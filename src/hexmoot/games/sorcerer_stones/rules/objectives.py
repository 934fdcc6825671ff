"""Step 4: what the open objectives pay."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.numbers import lowest_bit, total
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.kinds import (
    ALL_TIERED,
    COLOURS,
    CROSSING_LINES,
    LONG_LINE,
    RICH_HARVEST,
    TIERED,
    TWIN_STONES,
)
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.supply import gain_qi
from hexmoot.games.sorcerer_stones.rules.tables import REACH


def reached(table: Table, objective: i64) -> i64:
    """SS-99, SS-101, SS-102: the number an objective looks at, as it was at the activation."""
    if objective == LONG_LINE:
        return table.longest
    if objective == RICH_HARVEST:
        return total(table.gained, 0, COLOURS)
    if objective == TWIN_STONES:
        return most_of_one_colour(table)
    if objective == CROSSING_LINES:
        return table.line_count
    raise unknown("objective", objective)


def most_of_one_colour(table: Table) -> i64:
    """SS-102: how many stones of the same colour were taken."""
    most: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        most = max(most, table.gained[colour])
    return most


def reward(table: Table, objective: i64, tiers: vec[i64]) -> i64:
    """SS-97, SS-98: what an objective pays by these tiers, the best alone; nothing if not open."""
    if not table.is_open(objective):
        return 0
    return tiers[objective * REACH + reached(table, objective)]


def paid(table: Table, tiers: vec[i64]) -> i64:
    """What all open objectives pay together."""
    amount: i64 = 0
    left = table.open_objectives & ALL_TIERED
    while left != 0:
        objective = lowest_bit(left)
        left &= left - 1
        amount += tiers[objective * REACH + reached(table, objective)]
    return amount


def steps_paid(table: Table) -> i64:
    """SS-100, SS-103, SS-104: the free steps of all open objectives added up."""
    return paid(table, table.tables.reward_steps)


def qi_paid(table: Table) -> i64:
    """SS-100 to SS-102: the Qi of all open objectives added up."""
    return paid(table, table.tables.reward_qi)


def run_objectives(table: Table) -> None:
    """SS-104, SS-105: first the free steps."""
    table.pop()
    table.free_steps = steps_paid(table)
    if table.is_telling:
        tell_rewards(table)


def tell_rewards(table: Table) -> None:
    """One event for each objective that pays."""
    objective: i64
    for objective in range(TIERED):
        qi = reward(table, objective, table.tables.reward_qi)
        steps = reward(table, objective, table.tables.reward_steps)
        if qi + steps > 0:
            table.tell(kinds.OBJECTIVE_MET, table.active, objective, qi, steps)


def run_pay_qi(table: Table) -> None:
    """SS-105: last of step 4, all Qi in one gain."""
    table.pop()
    gain_qi(table, qi_paid(table))
