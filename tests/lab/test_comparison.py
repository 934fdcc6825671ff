"""Two sets of rules on the same deals."""

from __future__ import annotations

import pytest

from hexmoot.lab.comparison import chance_of_no_change, change_lines
from hexmoot.lab.facts import Lead
from tests.lab.kit.weighing import made_up, weigh


def test_what_changes_is_found_and_what_does_not_is_not() -> None:
    """Points for the first seat change its wins and the scores, not the length."""
    lines = {line.name: line for line in change_lines(weigh(200), weigh(200, seat_edge=400))}
    assert lines["wins of seat 1"].stands_out
    assert lines["wins of seat 1"].difference.mean > 0.2
    assert lines["mean score"].difference.mean == pytest.approx(200)
    assert not lines["answers a game"].stands_out
    assert lines["answers a game"].difference.mean == 0.0


def test_the_same_rules_change_nothing() -> None:
    assert not any(line.stands_out for line in change_lines(weigh(100), weigh(100)))


def test_differences_are_taken_deal_by_deal() -> None:
    """Scores 10 and 30 become 11 and 31: one more, for sure."""
    before = [made_up([1.0, 0.0], [10, 0]), made_up([1.0, 0.0], [30, 0])]
    after = [made_up([1.0, 0.0], [11, 0]), made_up([1.0, 0.0], [31, 0])]
    lines = {line.name: line for line in change_lines(before, after)}
    best = lines["best score"]
    assert (best.first.mean, best.second.mean) == (20.0, 21.0)
    assert (best.difference.mean, best.difference.low, best.difference.high) == (1.0, 1.0, 1.0)
    assert best.stands_out


def test_a_measure_that_one_side_has_not_is_left_out() -> None:
    before = [made_up([1.0, 0.0], lead=Lead(0, 0, 0.5))]
    names = {line.name for line in change_lines(before, [made_up([1.0, 0.0])])}
    assert "wins of who leads at half-time" not in names
    assert "wins of seat 2" in names


def test_the_chance_of_no_change() -> None:
    assert chance_of_no_change([1.0]) == 1.0
    assert chance_of_no_change([0.0, 0.0]) == 1.0
    assert chance_of_no_change([1.0, 1.0]) == 0.0
    assert chance_of_no_change([1.0, -1.0]) == 1.0
    assert chance_of_no_change([0.0, 2.0]) == pytest.approx(0.31731, abs=1e-5)
