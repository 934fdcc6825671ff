"""How sure a result is: intervals for shares of blocks of games, and when enough is enough."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev

import msgspec

NORMAL_95 = 1.959964
ERROR_RATE = 0.05
# The always-valid interval is tightest after about this many blocks, and not used before the least.
BEST_AFTER = 60
LEAST_BLOCKS = 16


class Interval(msgspec.Struct, frozen=True):
    """A mean with its lower and upper bound, and of how many values."""

    mean: float
    low: float
    high: float
    count: int

    def excludes(self, value: float) -> bool:
        """Does the value lie outside?"""
        return not self.low <= value <= self.high


def share_interval(blocks: Sequence[Sequence[float]]) -> Interval:
    """The mean of games between 0 and 1 with its 95 % interval.

    Games of a block share their deal and are no independent evidence: the variance is that between
    blocks, put into Wilson's formula as an effective number of games (never above the real one).
    """
    filled = [block for block in blocks if block]
    games = [game for block in filled for game in block]
    if not games:
        return Interval(0.5, 0.0, 1.0, 0)
    mean = sum(games) / len(games)
    low, high = wilson(mean, effective_games(filled, mean, len(games)))
    return Interval(mean, low, high, len(games))


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of any numbers with the 95 % interval of a normal distribution."""
    if not values:
        return Interval(0.0, 0.0, 0.0, 0)
    middle = fmean(values)
    half = NORMAL_95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(middle, middle - half, middle + half, len(values))


def effective_games(blocks: Sequence[Sequence[float]], mean: float, games: int) -> float:
    """How many independent won-or-lost games would be as uncertain as these."""
    squares = sum((sum(block) - len(block) * mean) ** 2 for block in blocks)
    count = len(blocks)
    variance = squares / games**2 * (count / (count - 1) if count > 1 else 1.0)
    spread = mean * (1.0 - mean)
    if variance <= 0.0 or spread <= 0.0:
        return float(count if count > 1 or games == 1 else 1)
    return min(float(games), spread / variance)


def wilson(mean: float, games: float) -> tuple[float, float]:
    """The bounds of Wilson's score interval: within 0..1, also when all games were won."""
    square = NORMAL_95**2
    middle = (mean + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 / (1 + square / games)
    half *= math.sqrt(mean * (1 - mean) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


class RunningShare:
    """The mean of blocks with a 95 % interval that may be looked at after every block.

    The normal-mixture confidence sequence: it holds at all times at once, so to stop when it leaves
    a value out is no cheating. Two imagined blocks, one lost and one won, keep it honest early.
    """

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, block: Sequence[float]) -> None:
        """One block more."""
        mean = sum(block) / len(block)
        self.count += 1
        self._sum += mean
        self._squares += mean * mean

    def interval(self) -> Interval:
        """What is known so far."""
        mean = self._sum / self.count if self.count else 0.5
        if self.count < LEAST_BLOCKS:
            return Interval(mean, 0.0, 1.0, self.count)
        radius = self._radius()
        return Interval(mean, max(0.0, mean - radius), min(1.0, mean + radius), self.count)

    def _radius(self) -> float:
        padded = self.count + 2
        variance = (self._squares + 1.0) / padded - ((self._sum + 1.0) / padded) ** 2
        logarithm = -2 * math.log(ERROR_RATE)
        tuned = (logarithm + math.log(logarithm + 1)) / BEST_AFTER
        scaled = self.count * tuned + 1
        width = 2 * scaled / (self.count**2 * tuned) * math.log(math.sqrt(scaled) / ERROR_RATE)
        return math.sqrt(width * variance)


def running_interval(blocks: Sequence[Sequence[float]]) -> Interval:
    """The interval of a `RunningShare` after these blocks."""
    share = RunningShare()
    for block in blocks:
        share.add(block)
    return share.interval()
