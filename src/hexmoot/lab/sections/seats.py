"""What each place in the order of turns wins."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

import msgspec

from hexmoot.arena.statistics import Interval
from hexmoot.lab.evidence import chance_of, stand_out
from hexmoot.lab.facts import Facts
from hexmoot.lab.sections.field import Field


class SeatLine(msgspec.Struct, frozen=True):
    """How a seat fared."""

    seat: int
    share: Interval
    score: float
    stands_out: bool


def seat_lines(field: Field) -> list[SeatLine]:
    """The seats in the order of turns; where all win together no seat can stand out."""
    seats = range(field.seats)
    shares = [field.share(always(seat)) for seat in seats]
    found: set[int] = set()
    if not field.wins_together:
        chances = {
            seat: chance_of(share.mean, field.even, share.count)
            for seat, share in enumerate(shares)
        }
        found = stand_out(chances)
    scores = [fmean(fact.scores[seat] for fact in field.facts) for seat in seats]
    return [SeatLine(seat, shares[seat], scores[seat], seat in found) for seat in seats]


def always(seat: int) -> Callable[[Facts], list[int]]:
    """This seat of every game."""
    return lambda fact: [seat]
