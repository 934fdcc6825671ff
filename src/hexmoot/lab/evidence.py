"""How sure a report may be: tests that keep a stated error rate."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from statistics import NormalDist
from typing import TypeVar

# Of fair games, at most this share of reports raises an alarm in one family of tests.
FAMILY_ERROR = 0.01
POWER = 0.9

Key = TypeVar("Key")


def divergence(seen: float, expected: float) -> float:
    """How unlike two shares are: the Kullback-Leibler divergence of two coins."""
    found = 0.0
    for mine, theirs in ((seen, expected), (1 - seen, 1 - expected)):
        if mine > 0.0:
            found += mine * math.log(mine / theirs) if theirs > 0.0 else math.inf
    return found


def chance_of(seen: float, expected: float, count: int) -> float:
    """An upper bound for the chance of a mean this far off, on either side, if nothing is behind.

    Chernoff's bound: it holds for any number of independent values between 0 and 1, so shared wins
    and few games need no approximation.
    """
    return min(1.0, 2 * math.exp(-count * divergence(seen, expected)))


def stand_out(chances: Mapping[Key, float], error: float = FAMILY_ERROR) -> set[Key]:
    """Those that are not chance; with Holm's steps, all together err as seldom as stated."""
    found: set[Key] = set()
    for rank, key in enumerate(sorted(chances, key=chances.__getitem__)):
        if chances[key] > error / (len(chances) - rank):
            break
        found.add(key)
    return found


def smallest_found(expected: float, count: int, tests: int) -> float:
    """The smallest true share above the expected one that is found nine times in ten."""
    seen = _bisect(
        lambda share: chance_of(share, expected, count) * tests <= FAMILY_ERROR, expected
    )
    reserve = NormalDist().inv_cdf(POWER)

    def is_enough(share: float) -> bool:
        return share - reserve * math.sqrt(share * (1 - share) / max(1, count)) >= seen

    return _bisect(is_enough, seen)


def _bisect(holds: Callable[[float], bool], low: float) -> float:
    """The smallest share above `low` for which something holds that then holds for all above."""
    high = 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if holds(middle):
            high = middle
        else:
            low = middle
    return high
