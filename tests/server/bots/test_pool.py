"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio

import pytest

import hexmoot
from hexmoot.server.bots import pool
from hexmoot.server.bots.pool import Thinkers
from hexmoot.server.metrics import Metrics
from tests import patience
from tests.server.kit import failing


@pytest.mark.parametrize("how", ["crash", "hang", "nonsense", "error"])
def test_a_bot_that_fails_is_replaced_for_the_move(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it does: the table gets a legal answer, and the next bot works again."""
    state = hexmoot.game("alchemists_race").start(seats=2, seed=7)
    metrics = Metrics()
    real = pool.choose

    async def ask() -> tuple[tuple[int, bool], tuple[int, bool]]:
        thinkers = Thinkers(1, 3.0, metrics)
        monkeypatch.setattr(pool, "choose", getattr(failing, how))
        failed = await thinkers.choose(state, "apprentice", 1)
        monkeypatch.setattr(pool, "choose", real)
        thinkers.seconds = patience.SECONDS
        worked = await thinkers.choose(state, "apprentice", 1)
        thinkers.close()
        return failed, worked

    failed, worked = asyncio.run(ask())
    assert failed[0] in state.legal()
    assert failed[1] is False
    assert worked[0] in state.legal()
    assert worked[1] is True
    assert "hexmoot_bot_failures_total 1\n" in metrics.text()
