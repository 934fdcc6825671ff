"""Intervals of results we know."""

from __future__ import annotations

import pytest

from hexmoot.arena.statistics import (
    Interval,
    mean_interval,
    running_interval,
    share_interval,
    wilson,
)
from hexmoot.engine.conformance import Picker


def coin_blocks(seed: int, blocks: int, percent: int) -> list[list[float]]:
    """Blocks of two independent games, each won with this chance."""
    picker = Picker(seed)
    lots = list(range(100))
    return [[float(picker.pick(lots) < percent) for _ in range(2)] for _ in range(blocks)]


def test_wilson_is_the_textbook_interval() -> None:
    """60 of 100: 0.502 to 0.691; 20 of 20: 0.839 to 1."""
    assert wilson(0.6, 100) == pytest.approx((0.502, 0.691), abs=5e-4)
    assert wilson(1.0, 20) == pytest.approx((0.839, 1.0), abs=5e-4)


def test_a_share_interval_covers_the_truth_as_often_as_it_says() -> None:
    """Of 400 experiments of 60 blocks about 95 % contain the true 60 %."""
    hits = sum(not share_interval(coin_blocks(seed, 60, 60)).excludes(0.6) for seed in range(400))
    assert 365 <= hits <= 396


def test_games_that_repeat_each_other_are_not_counted_twice() -> None:
    """Blocks whose two games always end alike are as uncertain as single games."""
    single = share_interval([[won] for won in [1.0, 0.0, 1.0, 1.0] * 10])
    double = share_interval([[won, won] for won in [1.0, 0.0, 1.0, 1.0] * 10])
    assert double.mean == single.mean == 0.75
    assert double.high - double.low == pytest.approx(single.high - single.low, rel=0.05)


def test_no_games_say_nothing() -> None:
    """Everything is possible."""
    found = share_interval([])
    assert (found.low, found.high) == (0.0, 1.0)


def test_looking_after_every_block_rarely_condemns_a_fair_match() -> None:
    """Of 200 even matches of 150 blocks, looked at all the time, at most 5 % are called decided."""
    wrong = 0
    for seed in range(200):
        blocks = coin_blocks(seed, 150, 50)
        wrong += any(running_interval(blocks[:count]).excludes(0.5) for count in range(1, 151))
    assert wrong <= 10


def test_a_clear_match_is_decided_early() -> None:
    """With 90 % of the games won no more than 30 blocks are needed, and never fewer than 16."""
    blocks = coin_blocks(1, 100, 90)
    first = next(n for n in range(1, 101) if running_interval(blocks[:n]).excludes(0.5))
    assert 16 <= first <= 30


def test_a_mean_of_numbers_has_a_normal_interval() -> None:
    """Its width follows the spread; one number has none, and no numbers give nothing."""
    assert mean_interval([1.0, 2.0, 3.0]) == Interval(
        2.0, pytest.approx(2 - 1.959964 / 3**0.5), pytest.approx(2 + 1.959964 / 3**0.5), 3
    )
    assert mean_interval([7.0]) == Interval(7.0, 7.0, 7.0, 1)
    assert mean_interval([]) == Interval(0.0, 0.0, 0.0, 0)


def test_values_of_one_game_are_not_independent() -> None:
    """Ten games of two equal values are as unsure as ten values."""
    apart = share_interval([[1.0], [0.0]] * 5)
    paired = share_interval([[1.0, 1.0], [0.0, 0.0]] * 5)
    assert paired.count == 20
    assert paired.high - paired.low == pytest.approx(apart.high - apart.low)
    assert share_interval([[], []]).count == 0
    assert share_interval([[1.0], [], [0.0], []]) == share_interval([[1.0], [0.0]])
