"""Fixtures: balanced seats, common deals, and the same for the same plan."""

from __future__ import annotations

from collections import Counter

import pytest

from hexmoot.arena.plan import circles, rotations, teams_of
from hexmoot.engine.errors import BadOption
from tests.arena.kit.plans import plan

CASES = [("a,b", 2), ("a,b", 4), ("a,b", 3), ("a,b,c", 2), ("a,b,c", 4), ("a,b,c,d,e", 4), ("a", 3)]


@pytest.mark.parametrize(("players", "seats"), CASES)
def test_everybody_has_every_seat_equally_often(players: str, seats: int) -> None:
    """Over whole rounds of teams each player sits in each seat the same number of times."""
    wanted = plan(players, seats, games=1)
    teams = teams_of(len(wanted.players), seats)
    rounds = len(teams) * len(circles(teams[0])) * 4
    fixtures = [
        fixture
        for fixture in plan(players, seats, games=rounds * seats * 2).fixtures()
        if fixture.block < rounds
    ]
    places = Counter(
        (seat, player) for fixture in fixtures for seat, player in enumerate(fixture.lineup)
    )
    assert len(places) == seats * len(wanted.players)
    assert len(set(places.values())) == 1


def test_a_block_is_one_deal_from_every_side() -> None:
    """Two players: each deal is played twice with the seats changed."""
    fixtures = list(plan("a,b", 2, games=6).fixtures())
    assert [fixture.lineup for fixture in fixtures] == [(0, 1), (1, 0)] * 3
    assert [fixture.block for fixture in fixtures] == [0, 0, 1, 1, 2, 2]
    deals = [fixture.deal for fixture in fixtures]
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_three_players_at_two_seats_meet_on_the_same_deals() -> None:
    """Each pair plays each deal from both sides before the next is dealt."""
    fixtures = list(plan("a,b,c", 2, games=12).fixtures())
    assert len({fixture.deal for fixture in fixtures}) == 2
    first = {fixture.lineup for fixture in fixtures[:6]}
    assert first == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}


def test_two_at_four_seats_sit_side_by_side_and_crosswise() -> None:
    """Two seats each; orders that repeat after half a rotation are not played twice."""
    assert circles((0, 0, 1, 1)) == [(0, 0, 1, 1), (0, 1, 0, 1)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert len(rotations((0, 0, 1, 1))) == 4


def test_games_are_rounded_up_to_whole_blocks() -> None:
    """Nobody is left with a missing seat."""
    assert len(list(plan("a,b,c,d", 4, games=5).fixtures())) == 8


@pytest.mark.parametrize(("players", "seats"), CASES)
def test_games_are_rounded_up_until_all_have_equally_many_seats(players: str, seats: int) -> None:
    """Every team meets on every deal."""
    fixtures = list(plan(players, seats, games=5).fixtures())
    taken = Counter(player for fixture in fixtures for player in fixture.lineup)
    assert len(fixtures) >= 5
    assert len(set(taken.values())) == 1


def test_more_games_begin_with_the_same_ones() -> None:
    """A longer plan continues a shorter one with the same fingerprint; another seed does not."""
    short = list(plan(games=4, seed=3).fixtures())
    long = list(plan(games=40, seed=3).fixtures())
    assert long[:4] == short
    assert plan(games=4, seed=3).fingerprint() == plan(games=40, seed=3).fingerprint()
    assert plan(games=4, seed=4).fingerprint() != plan(games=4, seed=3).fingerprint()
    assert next(plan(seed=4).fixtures()).deal != short[0].deal


def test_a_bot_that_means_something_else_makes_another_plan() -> None:
    """Edited, it has another fingerprint, and the difference names it; more games make none."""
    before = plan(meanings=["random", "greedy of old"])
    after = plan(meanings=["random", "greedy of new"], games=40)
    assert before.fingerprint() != after.fingerprint()
    assert before.differences(after) == ["greedy has changed"]
    assert before.differences(plan(meanings=["random", "greedy of old"], games=40)) == []


def test_a_plan_needs_players_and_games() -> None:
    """Errors name what is wrong."""
    with pytest.raises(BadOption, match="games is 0, allowed: 1 or more"):
        plan(games=0)
