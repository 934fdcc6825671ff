"""A quick evaluation for bots: who leads, by how much, with how many rounds to go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table as numbers
from hexmoot.games.elementalis.minds.worth import roll_worth
from hexmoot.games.elementalis.rules.kinds import COSMIC, POWER, SUN, SUN_SLOT
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.targets import turn_of

if TYPE_CHECKING:
    Numbers = vec[i64]

# All in hundredths of a Mana. What one turn brings on average, by kind of mage: Elementalist,
# Harmonist, Purist, Creationist, Elitist, Chaotica, Cultist, Guardian, Luminary, nobody yet.
TURN_MEAN: Final[Numbers] = numbers([380, 420, 210, 350, 210, 330, 250, 800, 940, 300])
CHANNEL_WORTH: Final = 80
WHOLE_TURN: Final = 100
AFTER_POWER: Final = 30
STEADY: Final = 600
STEADY_A_ROUND: Final = 300


def expected_mana(table: Table, seat: i64) -> i64:
    """Pool, most of the Channel, and what the turns to come should bring."""
    value = table.total(seat) * 100
    if seat == table.active:
        value += table.channel_total() * CHANNEL_WORTH
    if table.pass_number > 0:
        value += roll_outlook(table, seat)
    return value + turns_left(table, seat) * TURN_MEAN[table.kind[seat]] // WHOLE_TURN


def roll_outlook(table: Table, seat: i64) -> i64:
    """What the roll in the casting window would bring or cost this seat as it lies."""
    is_active = seat == table.active
    if table.roll_kind != POWER and table.face[SUN_SLOT] == SUN:
        if is_active:
            return -table.channel_total() * CHANNEL_WORTH
        return 0
    if table.roll_kind == COSMIC:
        if is_active and table.face[SUN_SLOT] == table.symbol[seat]:
            return table.terms.cosmic_own * 100
        return 0
    if is_active:
        return roll_worth(table, seat) * CHANNEL_WORTH
    if table.has_link(seat, table.active):
        return roll_worth(table, seat) * 100
    return 0


def turns_left(table: Table, seat: i64) -> i64:
    """How many turns this seat has still to play; a running turn counts in part."""
    left = (table.terms.rounds - table.round) * WHOLE_TURN
    place = turn_of(table, seat)
    if place > table.turn or (place == table.turn and table.in_play == 0):
        return left + WHOLE_TURN
    if place == table.turn and table.roll_kind == POWER:
        return left + AFTER_POWER
    return left


def judge_seat(table: Table, seat: i64) -> float:
    """0..1: this seat's expected final Mana against the best rival's."""
    if table.ending != 0:
        return table.utility(seat)
    lead = expected_mana(table, seat) - best_rival(table, seat)
    size = lead if lead >= 0 else -lead
    size += STEADY + STEADY_A_ROUND * (table.terms.rounds - table.round)
    return 0.5 + 0.5 * float(lead) / float(size)


def best_rival(table: Table, seat: i64) -> i64:
    """The highest expectation among the others."""
    best: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat:
            theirs = expected_mana(table, other)
            best = max(best, theirs)
    return best
