"""When a search has thought enough."""

from __future__ import annotations

import math

import pytest

from hexmoot.bots import Limit, SeatView
from hexmoot.bots.searcher import SearchBot
from hexmoot.bots.thinking_time import clock
from tests.bots.kit.positions import ravens


def test_a_time_limit_is_processor_time() -> None:
    """Thinking ends about when the seconds are spent."""
    began = clock()
    SearchBot(1, Limit(seconds=0.05)).think(SeatView(ravens()))
    assert 0.05 <= clock() - began < 0.5


@pytest.mark.parametrize(
    "wrong", [{}, {"playouts": 0}, {"seconds": math.nan}, {"seconds": math.inf}]
)
def test_a_limit_must_limit(wrong: dict[str, float]) -> None:
    """Without an end there is no thinking."""
    with pytest.raises(ValueError, match="a limit needs"):
        Limit(**wrong)


def test_a_limit_for_longer_thought() -> None:
    """More playouts at most and for each answer, not more time; what has no number keeps none."""
    assert Limit(20, 3.0, 4).times(2) == Limit(40, 3.0, 8)
    assert Limit(seconds=1.0).times(5) == Limit(seconds=1.0)
