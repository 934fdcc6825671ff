"""How much one client may do."""

from __future__ import annotations

import time

import pytest

from hexmoot.server.entrance import rates
from hexmoot.server.entrance.rates import Limiter
from hexmoot.server.errors import Refusal
from hexmoot.server.settings import Rate


def test_a_bucket_empties_and_fills_again() -> None:
    moment = [0.0]
    limiter = Limiter(Rate(2, 0.5), lambda: moment[0])
    limiter.take("a")
    limiter.take("a")
    limiter.take("b")
    with pytest.raises(Refusal) as caught:
        limiter.take("a")
    assert (caught.value.code, caught.value.wait) == ("too_fast", 2.0)
    moment[0] = 2.0
    limiter.take("a")


def test_of_too_many_clients_those_who_were_quiet_longest_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever still owes something is kept longer: it takes all buckets to get out of debt."""
    monkeypatch.setattr(rates, "MOST_BUCKETS", 2)
    limiter = Limiter(Rate(2, 1), lambda: 0.0)
    for client in ("busy", "quiet", "busy", "new"):
        limiter.take(client)
    assert list(limiter.buckets) == ["busy", "new"]
    with pytest.raises(Refusal, match="try again in 1 s"):
        limiter.take("busy")


def test_a_limiter_stays_bounded_and_quick_whatever_comes() -> None:
    """Also where all have come just now: 60,000 clients in a second of work, not in minutes."""
    limiter = Limiter(Rate(2, 1), lambda: 0.0)
    began = time.process_time()
    for client in range(rates.MOST_BUCKETS + 10_000):
        limiter.take(str(client))
    assert len(limiter.buckets) == rates.MOST_BUCKETS
    assert time.process_time() - began < 20


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    moment = [5.0]
    limiter = Limiter(Rate(1, 1), lambda: moment[0])
    limiter.take("a")
    moment[0] = 0.0
    with pytest.raises(Refusal):
        limiter.take("a")
