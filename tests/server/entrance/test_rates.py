"""How much one client may do."""

from __future__ import annotations

import pytest

from hexmoot.server.entrance import rates
from hexmoot.server.entrance.rates import Limiter
from hexmoot.server.errors import Refusal
from hexmoot.server.settings import Rate


def test_a_bucket_empties_and_fills_again() -> None:
    time = [0.0]
    limiter = Limiter(Rate(2, 0.5), lambda: time[0])
    limiter.take("a")
    limiter.take("a")
    limiter.take("b")
    with pytest.raises(Refusal) as caught:
        limiter.take("a")
    assert (caught.value.code, caught.value.wait) == ("too_fast", 2.0)
    time[0] = 2.0
    limiter.take("a")


def test_quiet_clients_are_forgotten_and_lose_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever still owes something is kept: nobody gets a full bucket by making others come."""
    monkeypatch.setattr(rates, "MOST_BUCKETS", 2)
    time = [0.0]
    limiter = Limiter(Rate(2, 1), lambda: time[0])
    limiter.take("quiet")
    time[0] = 10.0
    limiter.take("busy")
    limiter.take("busy")
    limiter.take("new")
    assert set(limiter.buckets) == {"busy", "new"}
    with pytest.raises(Refusal, match="try again in 1 s"):
        limiter.take("busy")


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    time = [5.0]
    limiter = Limiter(Rate(1, 1), lambda: time[0])
    limiter.take("a")
    time[0] = 0.0
    with pytest.raises(Refusal):
        limiter.take("a")
