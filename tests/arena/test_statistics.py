"""Intervals, ratings and standings of results we know."""

from __future__ import annotations

import math
from functools import partial

import msgspec
import pytest

from hexmoot.arena.ratings import rate
from hexmoot.arena.standings import Certainty, by_deal, pairs, shares_of, standings
from hexmoot.arena.statistics import (
    Interval,
    mean_interval,
    running_interval,
    share_interval,
    wilson,
)
from hexmoot.engine.conformance import Picker
from tests.arena.kit.plans import made_up


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


def test_ratings_order_players_and_grow_surer() -> None:
    """Who always wins is rated higher; more games, less doubt; the order of arrival is nothing."""
    rows = [
        made_up(index, index // 2, [index % 2, 1 - index % 2], [1.0 - index % 2, index % 2 * 1.0])
        for index in range(20)
    ]
    better, worse = rate(rows, 2)
    assert better.mean > 35
    assert worse.mean < 15
    assert better.deviation < rate(rows[:4], 2)[0].deviation
    assert rate(list(reversed(rows)), 2) == [better, worse]
    assert better.floor == pytest.approx(better.mean - 3 * better.deviation)


def test_standings_and_pairs_of_a_table_of_four() -> None:
    """Two players with two seats each: shares a seat, pair scores a game."""
    rows = [
        made_up(0, 0, [0, 0, 1, 1], [1.0, 0.0, 0.0, 0.0]),
        made_up(1, 0, [0, 1, 1, 0], [0.5, 0.5, 0.0, 0.0]),
        made_up(2, 1, [0, 1, 0, 1], [0.0, 0.0, 1.0, 0.0]),
        made_up(3, 1, [1, 0, 1, 0], [0.0, 1.0, 0.0, 0.0]),
    ]
    first, second = standings(rows, ["a", "b"])
    assert (first.share.mean, second.share.mean) == (3.5 / 8, 0.5 / 8)
    assert (first.seats_taken, first.mean_score) == (8, 35 / 8)
    assert first.milliseconds == pytest.approx(2.0)
    (pair,) = pairs(rows, ["a", "b"])
    assert (pair.first, pair.second, pair.games) == ("a", "b", 4)
    assert pair.score.mean == pytest.approx(3.5 / 4)
    assert not pair.is_decided


def test_players_who_never_met_are_no_pair() -> None:
    """And a match is decided only when somebody met."""
    rows = [made_up(0, 0, [0, 0], [1.0, 0.0])]
    assert pairs(rows, ["a", "b"]) == []
    certainty = Certainty(2)
    certainty.add(rows)
    assert not certainty.is_reached
    assert math.isclose(standings(rows, ["a", "b"])[0].share.mean, 0.5)


def test_games_of_different_teams_on_one_deal_are_one_piece_of_evidence() -> None:
    """Three players at two seats: three blocks share a deal."""
    teams = [[0, 1], [0, 2], [1, 2]]
    rows = [made_up(block, block, teams[block % 3], [1.0, 0.0]) for block in range(6)]
    assert by_deal(rows, 3, partial(shares_of, player=1)) == [[0.0, 1.0], [0.0, 1.0]]


def test_a_deal_never_kept_is_told_by_its_block() -> None:
    """Two players: every block is a deal of its own, whatever the row says of the deal."""
    rows = [
        msgspec.structs.replace(made_up(index, index // 2, [0, 1], [1.0, 0.0]), deal=0)
        for index in range(4)
    ]
    assert by_deal(rows, 2, partial(shares_of, player=0)) == [[1.0, 1.0], [1.0, 1.0]]


def test_a_decision_is_made_with_the_pair_it_shows() -> None:
    """Deal by deal the stopping rule says what the table would say of all games so far."""
    certainty = Certainty(2)
    rows = [
        made_up(index, index // 2, [0, 1], [1.0, 0.0] if index % 10 else [0.0, 1.0])
        for index in range(80)
    ]
    made = []
    for end in range(2, 82, 2):
        certainty.add(rows[end - 2 : end])
        made.append(certainty.is_reached)
        assert certainty.is_reached == pairs(rows[:end], ["a", "b"])[0].is_decided
    assert (made[0], made[-1]) == (False, True)


def test_a_mean_of_numbers_has_a_normal_interval() -> None:
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
