"""Ratings of results we know."""

from __future__ import annotations

import pytest

from hexmoot.arena.ratings import rate
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
