"""What each place at the table wins."""

from __future__ import annotations

import pytest

from hexmoot.lab.sections.seats import seat_lines
from tests.lab.kit.weighing import field, made_up


def test_seats_have_their_shares_and_scores() -> None:
    games = [made_up([1.0, 0.0], [8, 2]), made_up([0.0, 1.0], [4, 6]), made_up([0.5, 0.5], [3, 3])]
    first, second = seat_lines(field(games))
    assert (first.share.mean, first.share.count, first.score) == (0.5, 3, 5.0)
    assert second.share.mean == 0.5
    assert second.score == pytest.approx(11 / 3)
    assert not first.stands_out


def test_a_seat_that_always_wins_stands_out_and_its_victim_too() -> None:
    lines = seat_lines(field([made_up([1.0, 0.0])] * 12))
    assert [line.stands_out for line in lines] == [True, True]
    few = seat_lines(field([made_up([1.0, 0.0])] * 8))
    assert [line.stands_out for line in few] == [False, False]


def test_in_company_no_seat_stands_out() -> None:
    lines = seat_lines(field([made_up([1.0, 1.0])] * 50, wins_together=True))
    assert [(line.share.mean, line.stands_out) for line in lines] == [(1.0, False)] * 2
