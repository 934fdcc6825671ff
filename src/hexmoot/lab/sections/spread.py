"""Many numbers at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median, quantiles

import msgspec

from hexmoot.arena.statistics import Interval, mean_interval

BARS = 24


class Spread(msgspec.Struct, frozen=True):
    """Many numbers at a glance: mean, quantiles, and bars of equal width from lowest to highest."""

    mean: Interval
    low: float
    quarter: float
    middle: float
    three_quarters: float
    high: float
    smallest: float
    largest: float
    bars: list[int]


def spread_of(values: Sequence[float]) -> Spread:
    """Numbers at a glance."""
    ordered = sorted(values)
    cuts = quantiles(ordered, n=20, method="inclusive") if len(ordered) > 1 else ordered * 19
    smallest, largest = ordered[0], ordered[-1]
    width = (largest - smallest) / BARS or 1.0
    bars = [0] * BARS
    for value in ordered:
        bars[min(BARS - 1, int((value - smallest) / width))] += 1
    return Spread(
        mean=mean_interval(ordered),
        low=cuts[0],
        quarter=cuts[4],
        middle=median(ordered),
        three_quarters=cuts[14],
        high=cuts[18],
        smallest=smallest,
        largest=largest,
        bars=bars,
    )
