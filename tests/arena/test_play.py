"""One game of the arena: what its bots' time is measured by."""

from __future__ import annotations

import time
from itertools import count

import pytest

from hexmoot.arena.play import let_play
from hexmoot.bots import Bot, SeatView, bot
from hexmoot.bots.guarded import GuardedBot
from hexmoot.bots.outside.program import ProgramBot
from hexmoot.bots.random_bot import RandomBot
from hexmoot.engine import registry
from hexmoot.engine.match import Match

registry.add_package("tests.toys")


class Remote(RandomBot):
    """Somebody whose thinking is done by another process."""

    thinks_elsewhere = True


class Lost(Bot):
    """Somebody whose other process is gone."""

    thinks_elsewhere = True

    def choose(self, seat_view: SeatView) -> int:
        raise OSError("no line")


def test_who_thinks_elsewhere_is_measured_by_the_time_that_passes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Processor time of ours for the others, and for `random` once a bot has failed."""
    ticks = count()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    monkeypatch.setattr(time, "thread_time", lambda: 0.0)
    match = Match.start(registry.game("ravens"), seats=3, seed=5)
    decisions, seconds = let_play(
        match, [GuardedBot(player) for player in (Remote(), RandomBot(), Lost())]
    )
    assert decisions == [6, 6, 4]
    assert seconds == [6.0, 0.0, 1.0]


def test_bots_say_whether_they_think_elsewhere() -> None:
    """Programs do, and searches by several processes."""
    assert ProgramBot(["true"]).thinks_elsewhere
    assert bot("search:workers=2").thinks_elsewhere
    assert not bot("search:workers=1").thinks_elsewhere
