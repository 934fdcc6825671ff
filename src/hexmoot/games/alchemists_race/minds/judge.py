"""A quick evaluation for bots: about how many turns each seat needs to the end of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.games.alchemists_race.rules.kinds import KINDS
from hexmoot.games.alchemists_race.rules.scoring import potion_value
from hexmoot.games.alchemists_race.rules.state import Table

# Everything is measured in hundredths of a turn, and holdings first in hundredths of a coin.
COIN: Final = 100
CRAFTABLE: Final = 97  # resources can still be lost
UNPAIRED: Final = 40
TURNS_A_COIN: Final = 90  # per cent of a turn to gather a coin's worth
TRIP: Final = 150  # going to the Market and selling there, once there is enough
STEP_HOME: Final = 30
STEP_AWAY: Final = 15  # with less than enough the way home matters half as much
THREAT: Final = 40
SAFE_COIN: Final = 3
SOFTNESS: Final = 400.0  # a lead of four turns is half of the way to certainty
NEVER: Final = 1_000_000


def judge_seat(table: Table, seat: i64) -> float:
    """Between 0 and 1: above one half when this seat will be done before its best opponent."""
    soonest: i64 = NEVER
    other: i64
    for other in range(table.seats):
        if other != seat:
            soonest = min(soonest, turns_left(table, other))
    lead: float = float(soonest - turns_left(table, seat))
    size = lead if lead >= 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + SOFTNESS)


def turns_left(table: Table, seat: i64) -> i64:
    """About how long this seat needs to reach the target, in hundredths of a turn.

    The game is a table: what lies beyond the target is worth nothing, and whoever carries enough
    only has to come home with it.
    """
    target = table.terms.target_coins
    if table.coins[seat] >= target:
        return 0
    steps = table.board.steps(table.position[seat], table.board.market)
    left = THREAT * threats(table, seat) - SAFE_COIN * table.coins[seat]
    sure = table.coins[seat] + potion_value(table, seat)
    craftable = crafting_value(table, seat)
    if sure + craftable >= target:
        return left + STEP_HOME * steps
    loose = max(0, resource_worth(table, seat) - craftable)
    missing = COIN * (target - sure) - CRAFTABLE * craftable - UNPAIRED * loose
    return left + STEP_AWAY * steps + TRIP + max(0, missing) * TURNS_A_COIN // COIN


def resource_worth(table: Table, seat: i64) -> i64:
    """The worth of all resources a seat holds."""
    worth: i64 = 0
    kind: i64
    for kind in range(KINDS):
        worth += table.terms.worth[kind] * table.resources[seat * KINDS + kind]
    return worth


def crafting_value(table: Table, seat: i64) -> i64:
    """About what the held resources would sell for: the best of one sweep from each potion."""
    best: i64 = 0
    start: i64
    for start in range(KINDS):
        best = max(best, sweep_value(table, seat, start * KINDS))
    return best


def sweep_value(table: Table, seat: i64, row: i64) -> i64:
    """What crafting all that is possible along one walk over the recipes brings."""
    held = table.resources[seat * KINDS : (seat + 1) * KINDS]
    terms = table.terms
    walks = terms.walks
    gained: i64 = 0
    index: i64
    for index in range(row, row + KINDS):
        potion: i64 = walks[index]
        first: i64 = terms.first_cost[potion]
        second: i64 = terms.second_cost[potion]
        made: i64 = held[first] if held[first] < held[second] else held[second]
        if first == second:
            made = held[first] // 2
        if made > 0:
            held[first] -= made
            held[second] -= made
            gained += made * terms.value[potion]
    return gained


def threats(table: Table, seat: i64) -> i64:
    """How many armed opponents stand within one roll of a seat that has something to lose."""
    space: i64 = table.position[seat]
    if table.defended[seat] != 0 or space == table.board.market or table.resources_held(seat) < 2:
        return 0
    found: i64 = 0
    other: i64
    for other in range(table.seats):
        if other == seat:
            continue
        away = table.board.steps(table.position[other], space)
        if table.is_armed(other) and away <= table.terms.die_sides:
            found += 1
    return found
