"""Chance that belongs to the state: three seeded streams, or outcomes loaded from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.errors import BadChance, ChanceNeeded
from hexmoot.engine.native.numbers import NOTHING

if TYPE_CHECKING:
    Numbers = vec[i64]

# The streams: how much of a result was the deal, how much the draws, how much the dice.
SETUP: Final = 0
DRAWS: Final = 1
DICE: Final = 2
STREAM_NAMES: Final = ("setup", "draws", "dice")

MULTIPLIER: Final = 2131995753
LOW: Final = 0xFFFFFFFF
TRACE_FACTOR: Final = 1000003
TRACE_BITS: Final = 0xFFFFFFFFFF


def splitmix(seed: int) -> int:
    """One step of the splitmix64 scrambler: spreads neighbouring seeds far apart."""
    mixed = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return mixed ^ (mixed >> 31)


def stream_start(seed: int, stream: int) -> int:
    """The generator state a stream starts with: never zero, never the fixed point at the top."""
    mixed = splitmix(splitmix(seed & 0xFFFFFFFFFFFFFFFF) ^ splitmix((seed >> 64) + 1 + stream))
    return ((mixed >> 32) % (MULTIPLIER - 2) + 1) * 2**32 + (mixed & LOW)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance:
    """A multiply-with-carry generator a stream; it never leaves 0..2**63-1."""

    def __init__(self) -> None:
        self.stream_setup: i64 = 1
        self.stream_draws: i64 = 1
        self.stream_dice: i64 = 1
        self.chance_count: i64 = 0
        # What dice and draws said since these were last set to zero: search tells outcomes apart.
        self.dice_trace: i64 = 0
        self.draws_trace: i64 = 0
        self.is_loaded: bool = False
        self.is_strict: bool = False
        self.loaded_next: i64 = 0
        self.loaded: vec[i64] = NOTHING

    def reseed(self, seed: int) -> None:
        """Start all streams from a seed, with no loaded outcomes."""
        self.stream_setup = stream_start(seed, SETUP)
        self.stream_draws = stream_start(seed, DRAWS)
        self.stream_dice = stream_start(seed, DICE)
        self.is_loaded = False
        self.is_strict = False
        self.loaded = vec[i64]([])
        self.loaded_next = 0

    def reseed_from(self, source: Chance) -> None:
        """Start all streams from numbers of another generator: the native twin of `reseed`."""
        self.stream_setup = source.start_of_stream()
        self.stream_draws = source.start_of_stream()
        self.stream_dice = source.start_of_stream()
        self.is_loaded = False
        self.is_strict = False

    def start_of_stream(self) -> i64:
        """A random state a stream may start with, within the bounds of `stream_start`."""
        carry: i64 = self.below(DICE, MULTIPLIER - 2) + 1
        return carry * (LOW + 1) + self.below(DICE, LOW >> 1)

    def reseed_stream(self, stream: int, seed: int) -> None:
        """Start one stream anew, leaving the others as they are."""
        if stream == SETUP:
            self.stream_setup = stream_start(seed, stream)
        elif stream == DRAWS:
            self.stream_draws = stream_start(seed, stream)
        else:
            self.stream_dice = stream_start(seed, stream)

    def load_chance(self, outcomes: list[int], strict: bool = False) -> None:
        """Hand over the outcomes to come; in strict mode nothing else may decide."""
        self.loaded = vec[i64](outcomes)
        self.loaded_next = 0
        self.is_loaded = len(outcomes) > 0 or strict
        self.is_strict = strict

    def copy_chance(self, source: Chance) -> None:
        """Go on exactly as the source would; the loaded row never changes, so it is shared."""
        self.stream_setup = source.stream_setup
        self.stream_draws = source.stream_draws
        self.stream_dice = source.stream_dice
        self.chance_count = source.chance_count
        self.is_loaded = source.is_loaded
        self.is_strict = source.is_strict
        self.loaded_next = source.loaded_next
        self.loaded = source.loaded

    def below(self, stream: i64, count: i64) -> i64:
        """A uniform number 0..count-1; asking for one of one is no chance at all."""
        if count <= 1:
            return 0
        self.chance_count += 1
        if self.is_loaded and (self.is_strict or self.loaded_next < len(self.loaded)):
            return self.loaded_below(count)
        current: i64
        if stream == DICE:
            current = self.stream_dice
            current = MULTIPLIER * (current & LOW) + (current >> 32)
            self.stream_dice = current
        elif stream == DRAWS:
            current = self.stream_draws
            current = MULTIPLIER * (current & LOW) + (current >> 32)
            self.stream_draws = current
        else:
            current = self.stream_setup
            current = MULTIPLIER * (current & LOW) + (current >> 32)
            self.stream_setup = current
        outcome: i64 = (((current ^ (current >> 32)) & LOW) * count) >> 32
        self.trace(stream, outcome)
        return outcome

    def trace(self, stream: i64, outcome: i64) -> None:
        """Add an outcome to the trace of the dice or of the draws."""
        if stream == DICE:
            self.dice_trace = (self.dice_trace & TRACE_BITS) * TRACE_FACTOR + outcome + 1
        else:
            self.draws_trace = (self.draws_trace & TRACE_BITS) * TRACE_FACTOR + outcome + 1

    def roll(self, sides: i64) -> i64:
        """A fair die with faces 1..sides, from the dice stream."""
        return self.below(DICE, sides) + 1

    def weighted(self, stream: i64, weights: vec[i64], start: i64, count: i64) -> i64:
        """An index 0..count-1 with chance proportional to `weights[start + index]`."""
        whole: i64 = 0
        only: i64 = 0
        possible: i64 = 0
        index: i64
        for index in range(count):
            if weights[start + index] > 0:
                whole += weights[start + index]
                possible += 1
                only = index
        if possible <= 1:
            return only
        if self.is_loaded and (self.is_strict or self.loaded_next < len(self.loaded)):
            self.chance_count += 1
            return self.loaded_weighted(weights, start, count, whole)
        dice, draws = self.dice_trace, self.draws_trace
        left = self.below(stream, whole)
        self.dice_trace, self.draws_trace = dice, draws
        for index in range(count):
            left -= weights[start + index]
            if left < 0:
                self.trace(stream, index)
                return index
        return only

    def shuffle(self, stream: i64, pile: vec[i64], start: i64, count: i64) -> None:
        """Put `count` things from `start` on into a uniform random order, in place."""
        last: i64 = start + count - 1
        while last > start:
            other = start + self.below(stream, last - start + 1)
            moved = pile[last]
            pile[last] = pile[other]
            pile[other] = moved
            last -= 1

    def loaded_below(self, count: i64) -> i64:
        """The next loaded outcome of a uniform choice."""
        if self.loaded_next >= len(self.loaded):
            size = int(count)
            raise ChanceNeeded(list(range(size)), [1.0 / size] * size)
        outcome: i64 = self.loaded[self.loaded_next]
        if outcome < 0 or outcome >= count:
            raise BadChance(f"loaded outcome {outcome} is not one of 0..{count - 1}")
        self.loaded_next += 1
        return outcome

    def loaded_weighted(self, weights: vec[i64], start: i64, count: i64, whole: i64) -> i64:
        """The next loaded outcome of a weighted choice."""
        possible = [index for index in range(count) if weights[start + index] > 0]
        if self.loaded_next >= len(self.loaded):
            shares = [int(weights[start + index]) / int(whole) for index in possible]
            raise ChanceNeeded(possible, shares)
        outcome: i64 = self.loaded[self.loaded_next]
        if int(outcome) not in possible:
            raise BadChance(f"loaded outcome {outcome} is not one of {possible}")
        self.loaded_next += 1
        return outcome


def pick(chance: Chance, count: i64) -> i64:
    """What `below` of the dice would say, for a generator that nobody loads, counts or traces."""
    if count <= 1:
        return 0
    current: i64 = chance.stream_dice
    current = MULTIPLIER * (current & LOW) + (current >> 32)
    chance.stream_dice = current
    return (((current ^ (current >> 32)) & LOW) * count) >> 32
