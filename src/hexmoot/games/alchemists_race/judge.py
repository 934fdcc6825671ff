"""A quick evaluation for bots: what a seat owns, could make of it, and what threatens it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.games.alchemists_race.kinds import KINDS, METEOR_POTION, POISON_POTION
from hexmoot.games.alchemists_race.scoring import potion_value
from hexmoot.games.alchemists_race.state import RaceTable

# Weights in hundredths of a coin.
COIN: Final = 100
POTION: Final = 90
CRAFTABLE: Final = 85
UNPAIRED: Final = 30
STEP_HOME: Final = 15
THREAT: Final = 40
RICH: Final = 8  # craftable coins from which the way home counts
SOFTNESS: Final = 600.0  # a lead of six coins is half of the way to certainty


def judge_seat(race: RaceTable, seat: i64) -> float:
    """Between 0 and 1: above one half when this seat is ahead of its best opponent."""
    best: i64 = -1
    other: i64
    for other in range(race.seats):
        if other != seat:
            best = max(best, seat_strength(race, other))
    lead: float = float(seat_strength(race, seat) - best)
    size = lead if lead >= 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + SOFTNESS)


def seat_strength(race: RaceTable, seat: i64) -> i64:
    """What a seat has on the way to the target, in hundredths of a coin; never below zero."""
    craftable = crafting_value(race, seat)
    loose = resource_worth(race, seat) - craftable
    strength: i64 = (
        COIN * race.coins[seat]
        + POTION * potion_value(race, seat)
        + CRAFTABLE * craftable
        + UNPAIRED * (loose if loose > 0 else 0)
    )
    if craftable >= RICH:
        strength -= STEP_HOME * race.board.steps(race.position[seat], race.board.market)
    strength -= THREAT * threats(race, seat)
    return strength if strength > 0 else 0


def resource_worth(race: RaceTable, seat: i64) -> i64:
    """The worth of all resources a seat holds."""
    worth: i64 = 0
    kind: i64
    for kind in range(KINDS):
        worth += race.terms.worth[kind] * race.resources[seat * KINDS + kind]
    return worth


def crafting_value(race: RaceTable, seat: i64) -> i64:
    """About what the held resources would sell for: the best of one sweep from each potion."""
    best: i64 = 0
    start: i64
    for start in range(KINDS):
        best = max(best, sweep_value(race, seat, start * KINDS))
    return best


def sweep_value(race: RaceTable, seat: i64, row: i64) -> i64:
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


def threats(race: RaceTable, seat: i64) -> i64:
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
