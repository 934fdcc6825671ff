"""The state's chance: fair, separate streams, loadable outcomes."""

from __future__ import annotations

import itertools
import math

import pytest

from hexmoot.engine.errors import BadChance, ChanceNeeded
from hexmoot.engine.native.chance import (
    DICE,
    DRAWS,
    SETUP,
    Chance,
    pick,
    splitmix,
    stream_start,
)
from hexmoot.engine.native.numbers import table

PUBLISHED = [881, 253, 888, 594, 694]


def fresh(seed: int = 1) -> Chance:
    """Chance that begins at a seed."""
    chance = Chance()
    chance.reseed(seed)
    return chance


def chi_square(counts: list[int], expected: float) -> float:
    """How far counts are from what was expected."""
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(freedom: int) -> float:
    """About the 99.99 % quantile of chi-square (Wilson and Hilferty)."""
    return freedom * (1 - 2 / (9 * freedom) + 3.72 * math.sqrt(2 / (9 * freedom))) ** 3


@pytest.mark.parametrize("count", [2, 3, 6, 10, 52])
@pytest.mark.parametrize("stream", [SETUP, DRAWS, DICE])
def test_numbers_are_uniform(stream: int, count: int) -> None:
    """20,000 numbers below n fit the uniform distribution."""
    chance = fresh(7)
    counts = [0] * count
    for _ in range(20_000):
        counts[chance.below(stream, count)] += 1
    assert chi_square(counts, 20_000 / count) < limit(count - 1)


def test_a_pick_is_the_number_below_said_of_the_dice() -> None:
    """The same row of numbers, one of one included; nothing is counted or traced."""
    chance, twin = fresh(5), fresh(5)
    for count in [*range(1, 40), 2**31]:
        assert pick(twin, count) == chance.below(DICE, count)
    assert twin.stream_dice == chance.stream_dice
    assert (twin.chance_count, twin.dice_trace) == (0, 0)


def test_successive_numbers_are_independent() -> None:
    """Pairs and triples of dice fit the uniform distribution."""
    chance = fresh(3)
    rolls = [chance.roll(6) - 1 for _ in range(60_000)]
    pairs = [0] * 36
    for first, second in zip(rolls[::2], rolls[1::2], strict=True):
        pairs[first * 6 + second] += 1
    assert chi_square(pairs, 30_000 / 36) < limit(35)
    triples = [0] * 216
    for start in range(0, 60_000, 3):
        triples[rolls[start] * 36 + rolls[start + 1] * 6 + rolls[start + 2]] += 1
    assert chi_square(triples, 20_000 / 216) < limit(215)


def test_runs_are_as_long_as_they_should_be() -> None:
    """The number of times a coin changes its side fits a fair coin."""
    chance = fresh(11)
    coins = [chance.below(DICE, 2) for _ in range(20_000)]
    changes = sum(one != two for one, two in itertools.pairwise(coins))
    assert abs(changes - 10_000) < 4 * math.sqrt(5_000)


def test_neighbouring_seeds_are_unrelated() -> None:
    """The first rolls of 6,000 neighbouring seeds are uniform, and so are pairs of streams."""
    counts, joint = [0] * 6, [0] * 36
    for seed in range(6_000):
        chance = fresh(seed)
        die, draw = chance.below(DICE, 6), chance.below(DRAWS, 6)
        counts[die] += 1
        joint[die * 6 + draw] += 1
    assert chi_square(counts, 1_000) < limit(5)
    assert chi_square(joint, 6_000 / 36) < limit(35)


def test_the_generator_gives_its_published_numbers() -> None:
    """The stream is fixed for good: records depend on it."""
    chance = fresh(42)
    assert [chance.below(DICE, 1000) for _ in range(5)] == PUBLISHED
    assert splitmix(0) == 0xE220A8397B1DCDAF


def test_stream_starts_never_leave_the_generator_stuck() -> None:
    """Zero and the top fixed point are not reachable as starting states."""
    for seed in (0, 1, 2**63, 2**64 - 1, 2**128 - 1):
        for stream in range(3):
            assert 2**32 <= stream_start(seed, stream) < 2**63


def test_streams_do_not_disturb_each_other() -> None:
    """Dice come the same whether or not cards were drawn in between."""
    one, two = fresh(5), fresh(5)
    alone = [one.roll(6) for _ in range(20)]
    mixed = []
    for _ in range(20):
        two.below(DRAWS, 10)
        mixed.append(two.roll(6))
    assert alone == mixed


def test_all_128_bits_of_a_seed_count() -> None:
    """Seeds that differ only above bit 64 give different games."""
    assert [fresh(1).roll(1000) for _ in range(3)] != [
        fresh(1 + 2**64).roll(1000) for _ in range(3)
    ]
    assert fresh(1).stream_dice != fresh(1 + 2**64).stream_dice


def test_a_choice_of_one_is_no_chance() -> None:
    """It consumes nothing, so it is no information barrier either."""
    chance = fresh()
    before = chance.stream_dice
    assert chance.below(DICE, 1) == 0
    assert (chance.stream_dice, chance.chance_count) == (before, 0)


def test_weighted_choices_follow_their_weights() -> None:
    """Weights 1, 0, 3, 6 come out as 10, 0, 30 and 60 percent."""
    chance = fresh(2)
    weights = table([99, 1, 0, 3, 6])
    counts = [0] * 4
    for _ in range(20_000):
        counts[chance.weighted(DRAWS, weights, 1, 4)] += 1
    assert counts[1] == 0
    parts = [counts[0] / 2_000, counts[2] / 6_000, counts[3] / 12_000]
    assert parts == pytest.approx([1, 1, 1], abs=0.08)


def test_shuffles_reach_every_order_equally() -> None:
    """24 orders of four cards."""
    chance = fresh(9)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        pile = table([0, 1, 2, 3])
        chance.shuffle(DRAWS, pile, 0, 4)
        order = tuple(int(card) for card in pile)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values()), 500) < limit(23)


def test_a_shuffle_leaves_the_rest_of_the_pile_alone() -> None:
    """Only the asked-for part moves."""
    pile = table([7, 1, 2, 3, 8])
    fresh(4).shuffle(DRAWS, pile, 1, 3)
    assert (pile[0], pile[4], sorted(pile[k] for k in (1, 2, 3))) == (7, 8, [1, 2, 3])


def test_loaded_outcomes_come_first_then_the_stream_goes_on() -> None:
    """A test or a table with real dice can say what comes."""
    chance = fresh(5)
    expected = fresh(5)
    chance.load_chance([4, 2])
    assert [chance.roll(6), chance.roll(6), chance.roll(6)] == [5, 3, expected.roll(6)]


def test_strict_chance_asks_with_outcomes_and_probabilities() -> None:
    """When loaded outcomes run out in strict mode, the choice is handed to the caller."""
    chance = fresh()
    chance.load_chance([], strict=True)
    with pytest.raises(ChanceNeeded) as needed:
        chance.roll(4)
    assert needed.value.outcomes == (0, 1, 2, 3)
    assert needed.value.probabilities == (0.25, 0.25, 0.25, 0.25)
    with pytest.raises(ChanceNeeded) as weighted:
        chance.weighted(DRAWS, table([1, 0, 3]), 0, 3)
    assert weighted.value.outcomes == (0, 2)
    assert weighted.value.probabilities == (0.25, 0.75)


@pytest.mark.parametrize("outcome", [-1, 6, 100])
def test_an_impossible_loaded_outcome_is_refused(outcome: int) -> None:
    """A die has no such face."""
    chance = fresh()
    chance.load_chance([outcome])
    with pytest.raises(BadChance, match=rf"loaded outcome {outcome} is not one of 0\.\.5"):
        chance.roll(6)


def test_an_impossible_loaded_weighted_outcome_is_refused() -> None:
    """Nothing of weight zero can come."""
    chance = fresh()
    chance.load_chance([1])
    with pytest.raises(BadChance, match=r"not one of \[0, 2\]"):
        chance.weighted(DRAWS, table([1, 0, 3]), 0, 3)


def test_one_stream_can_be_started_anew() -> None:
    """The lab varies the dice and keeps the deal."""
    one, two = fresh(1), fresh(1)
    for stream in (SETUP, DRAWS, DICE):
        two.reseed_stream(stream, 99)
    three = fresh(99)
    assert (two.stream_setup, two.stream_draws, two.stream_dice) == (
        three.stream_setup,
        three.stream_draws,
        three.stream_dice,
    )
    one.reseed_stream(DICE, 99)
    assert (one.stream_dice, one.stream_setup) == (three.stream_dice, fresh(1).stream_setup)
