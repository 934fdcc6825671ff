"""How often what could be done was done."""

from __future__ import annotations

import pytest

from hexmoot.arena.statistics import Interval
from hexmoot.lab.facts import Tally
from hexmoot.lab.sections.rates import DEAD_RATE, is_dead, rate_of


def test_a_rate_is_what_was_taken_of_what_was_offered() -> None:
    rate = rate_of([Tally(offers=4, takes=1), Tally(offers=2, takes=2)])
    assert (rate.mean, rate.count) == (0.5, 6)


@pytest.mark.parametrize(("high", "dead"), [(DEAD_RATE, False), (DEAD_RATE / 2, True)])
def test_what_is_surely_taken_seldom_is_dead(high: float, dead: bool) -> None:
    assert is_dead(Interval(0.0, 0.0, high, 900)) is dead
