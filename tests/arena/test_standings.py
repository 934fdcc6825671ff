"""Standings and pairs of results we know."""

from __future__ import annotations

import math
from functools import partial

import msgspec
import pytest

from hexmoot.arena.standings import Certainty, by_deal, pairs, shares_of, standings
from tests.arena.kit.plans import made_up


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
