"""A quick evaluation for bots: about how many turns each seat needs to the end of the race."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.games.alchemists_race.rules.kinds import KINDS, METEOR_POTION, POISON_POTION
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


def judge_seat(race: Table, seat: i64) -> float:
    """Between 0 and 1: above one half when this seat will be done before its best opponent."""
    soonest: i64 = NEVER
    other: i64
    for other in range(race.seats):
        if other != seat:
            soonest = min(soonest, turns_left(race, other))
    lead: float = float(soonest - turns_left(race, seat))
    size = lead if lead >= 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + SOFTNESS)


def turns_left(race: Table, seat: i64) -> i64:
    """About how long this seat needs to reach the target, in hundredths of a turn.

    The game is a race: what lies beyond the target is worth nothing, and whoever carries enough
    only has to come home with it.
    """
    target = race.terms.target_coins
    if race.coins[seat] >= target:
        return 0
    steps = race.board.steps(race.position[seat], race.board.market)
    left = THREAT * threats(race, seat) - SAFE_COIN * race.coins[seat]
    sure = race.coins[seat] + potion_value(race, seat)
    craftable = crafting_value(race, seat)
    if sure + craftable >= target:
        return left + STEP_HOME * steps
    loose = max(0, resource_worth(race, seat) - craftable)
    missing = COIN * (target - sure) - CRAFTABLE * craftable - UNPAIRED * loose
    return left + STEP_AWAY * steps + TRIP + max(0, missing) * TURNS_A_COIN // COIN


def resource_worth(race: Table, seat: i64) -> i64:
    """The worth of all resources a seat holds."""
    worth: i64 = 0
    kind: i64
    for kind in range(KINDS):
        worth += race.terms.worth[kind] * race.resources[seat * KINDS + kind]
    return worth


def crafting_value(race: Table, seat: i64) -> i64:
    """About what the held resources would sell for: the best of one sweep from each potion."""
    best: i64 = 0
    start: i64
    for start in range(KINDS):
        best = max(best, sweep_value(race, seat, start * KINDS))
    return best


def sweep_value(race: Table, seat: i64, row: i64) -> i64:
    """What crafting all that is possible along one walk over the recipes brings."""
    held = race.resources[seat * KINDS : (seat + 1) * KINDS]
    terms = race.terms
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


def threats(race: Table, seat: i64) -> i64:
    """How many armed opponents stand within one roll of a seat that has something to lose."""
    space: i64 = race.position[seat]
    if race.defended[seat] != 0 or space == race.board.market or race.resources_held(seat) < 2:
        return 0
    found: i64 = 0
    other: i64
    for other in range(race.seats):
        if other == seat:
            continue
        armed = race.holds_potion(other, POISON_POTION) or race.holds_potion(other, METEOR_POTION)
        if armed and race.board.steps(race.position[other], space) <= race.terms.die_sides:
            found += 1
    return found
