"""One game of the arena: what its bots' time is measured by."""

from __future__ import annotations

import re
import time
from itertools import count
from pathlib import Path

import msgspec
import pytest

from hexmoot.arena import WorkersFailed
from hexmoot.arena.play import let_play, seat_seed
from hexmoot.bots import Bot, SeatView, bot
from hexmoot.bots.guarded import GuardedBot
from hexmoot.bots.outside.program import ProgramBot
from hexmoot.bots.random_bot import RandomBot
from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.engine.native.chance import splitmix
from hexmoot.engine.record import Record
from tests.arena.kit.plans import plan, played

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


def test_every_game_can_be_replayed(tmp_path: Path) -> None:
    """Each row's record reaches the same end, with the players' names in their seats."""
    finished = played(plan(games=4), tmp_path)
    assert [row.index for row in finished.rows] == [0, 1, 2, 3]
    for row in finished.rows:
        record = Record.load(tmp_path / "games" / f"{row.index:06d}.json")
        state = record.final()
        assert state.outcome is not None
        assert record.players == row.players
        assert record.seed == row.deal
        assert list(state.outcome.ranks) == row.ranks
        assert state.outcome.reason.name == row.ending
        assert len(record.actions) == row.answers == sum(row.decisions)


def test_a_worker_with_other_rules_refuses(tmp_path: Path) -> None:
    """One clear line, no game of other rules."""
    other = msgspec.structs.replace(plan(), rules=99)
    with pytest.raises(
        WorkersFailed, match=r"a worker knows rules \d+ of .*, this run needs rules 99"
    ):
        played(other, tmp_path)


def test_a_bot_that_fails_is_in_the_row_and_the_game_goes_on(tmp_path: Path) -> None:
    """The seat plays on at random; the other seats notice nothing."""
    path = tmp_path / "crash.py"
    path.write_text("raise SystemExit(7)\n")
    finished = played(plan(f"greedy,{path}", games=2), tmp_path / "run")
    first, second = finished.rows
    assert (first.lineup, second.lineup) == ([0, 1], [1, 0])
    assert first.failures[0] == ""
    assert re.fullmatch(r"answer \d+: crashed: exit code 7", first.failures[1])
    assert second.failures == ["answer 1: crashed: exit code 7", ""]


def test_no_bot_can_tell_the_deal_from_its_seed() -> None:
    """Seeds of seats are made one way only: undoing the scrambler of deals leads nowhere."""
    fixture = next(iter(plan(games=2).fixtures()))
    seeds = [seat_seed(fixture, seat) for seat in range(2)]
    assert len(set(seeds)) == 2
    players = [splitmix(number) for number in range(512)]
    for seed in seeds:
        assert fixture.deal not in {unscrambled(seed) ^ player for player in players}
    assert unscrambled(splitmix(fixture.deal)) == fixture.deal


def unscrambled(mixed: int) -> int:
    """The number that `splitmix` made into this one."""
    mixed = without_shift(mixed, 31)
    mixed = without_shift(mixed * pow(0x94D049BB133111EB, -1, 2**64) % 2**64, 27)
    mixed = without_shift(mixed * pow(0xBF58476D1CE4E5B9, -1, 2**64) % 2**64, 30)
    return (mixed - 0x9E3779B97F4A7C15) % 2**64


def without_shift(mixed: int, bits: int) -> int:
    """The number x with x ^ (x >> bits) equal to this one."""
    found = mixed
    for _ in range(64 // bits):
        found = mixed ^ (found >> bits)
    return found
