"""How often what could be done was done."""

from __future__ import annotations

from collections.abc import Sequence

from hexmoot.arena.statistics import Interval, share_interval
from hexmoot.lab.facts import Tally

# An answer nearly nobody gives: of its offers surely fewer than this share are taken.
DEAD_RATE = 0.01


def rate_of(tallies: Sequence[Tally]) -> Interval:
    """Of how many offers were how many taken? Those of a game belong together."""
    return share_interval(
        [[1.0] * tally.takes + [0.0] * (tally.offers - tally.takes) for tally in tallies]
    )


def is_dead(rate: Interval) -> bool:
    """Does nearly nobody do it?"""
    return rate.high < DEAD_RATE
