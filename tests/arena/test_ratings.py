"""Ratings of results we know."""

from __future__ import annotations

import pytest

from hexmoot.arena.ratings import Rating, after_game, rate
from tests.arena.kit.plans import made_up


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


def test_one_game_moves_who_is_unsure_most() -> None:
    """The winner goes up, the loser down, and whoever is well known hardly moves."""
    new, known = Rating(25.0, 8.0), Rating(25.0, 1.0)
    won, lost = after_game([new, known], [1, 2])
    assert won.mean - 25.0 > 25.0 - lost.mean > 0.0
    assert won.deviation < 8.0
    tied = after_game([new, new], [1, 1])
    assert tied[0].mean == pytest.approx(tied[1].mean)
