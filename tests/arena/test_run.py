"""Runs: the same result wherever, however often interrupted, and no game more than needed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

import pytest

from hexmoot.arena import BadJournal, Fixture, Journal, Plan, Row, Run, Workers, WorkersFailed
from hexmoot.arena.play import play_batch
from hexmoot.arena.run import MOST_ATTEMPTS, Answer
from hexmoot.arena.standings import Certainty
from tests import patience
from tests.arena.kit.plans import GAME, plan, played, timeless, wait_for_rows

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes find the sources."""
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


def test_processes_play_what_one_would_have_played(tmp_path: Path) -> None:
    """Rows do not depend on how many work, or in which order games end."""
    wanted = plan("random,greedy,search:playouts=20", seats=3, games=9)
    alone = played(wanted, tmp_path / "alone")
    together = played(wanted, tmp_path / "together", Workers(2))
    assert timeless(alone.rows) == timeless(together.rows)


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    """What was finished is not played again; a torn last line is; the end is the same."""
    whole = played(plan(games=8), tmp_path / "whole")
    wanted = plan(games=8)
    played(plan(games=4), tmp_path / "torn")
    path = tmp_path / "torn" / "rows.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    before = path.read_bytes()
    again = played(wanted, tmp_path / "torn")
    assert timeless(again.rows) == timeless(whole.rows)
    assert path.read_bytes().startswith(before[: len(b"".join(lines[:3]))])


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    """Another plan is refused in one line that names what differs."""
    played(plan(games=2, seed=3), tmp_path)
    with pytest.raises(BadJournal) as caught:
        Journal(tmp_path, plan(games=2, seed=4))
    assert str(caught.value) == (
        f"{tmp_path}: holds another run (seed is 3 there, 4 here); name another folder with --out"
    )


def test_a_run_stops_when_decided_and_counts_whole_blocks_only(tmp_path: Path) -> None:
    """Greedy beats random beyond doubt long before 400 games; a second run says the same."""
    wanted = plan(games=400)
    finished = played(wanted, tmp_path, Workers(2), stops_early=True)
    assert finished.stopped_early
    assert 32 <= len(finished.rows) < 120
    assert len(finished.rows) % 2 == 0
    again = played(wanted, tmp_path, stops_early=True)
    assert again == finished


def test_a_killed_worker_loses_no_game(tmp_path: Path) -> None:
    """One of two local processes is killed in mid-run; all games are there in the end."""
    wanted = plan("random,search:playouts=60", games=40)
    expected = played(wanted, tmp_path / "calm")
    journal = Journal(tmp_path / "stormy", wanted)
    run = Run(wanted, journal, stops_early=False)
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if done >= 4 and not killed:
            killed.append(one_child())
            os.kill(killed[0], signal.SIGKILL)

    try:
        finished = run.play(Workers(2), kill_one)
    finally:
        journal.close()
    assert killed
    assert timeless(finished.rows) == timeless(expected.rows)


def one_child() -> int:
    """A worker process of ours."""
    listed = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    children = [int(word) for path in listed for word in path.read_text().split()]
    workers = [child for child in children if "spawn_main" in command(child)]
    return workers[0]


def command(process: int) -> str:
    """How a process was started."""
    return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode()


def test_a_game_that_always_ends_its_worker_ends_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not tried for ever: the error names the game."""
    tries = []

    def broken(*_: object) -> object:
        tries.append(1)
        raise MemoryError("no mana")

    monkeypatch.setattr("hexmoot.arena.run.play_batch", broken)
    with pytest.raises(
        WorkersFailed, match=r"game \d could not be played in 3 attempts \(MemoryError"
    ):
        played(plan(games=2), tmp_path)
    assert len(tries) >= MOST_ATTEMPTS


def test_a_game_that_ends_its_process_is_the_one_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows who ended a pool of processes: whoever was near is tried again alone."""
    alone = []

    def deadly(wanted: Plan, fixtures: list[Fixture], seconds: float) -> object:
        if len(fixtures) == 1:
            alone.append(fixtures[0].index)
        if any(fixture.index == 5 for fixture in fixtures):
            raise BrokenProcessPool("a process ended")
        return play_batch(wanted, fixtures, seconds)

    monkeypatch.setattr("hexmoot.arena.run.play_batch", deadly)
    monkeypatch.setattr("hexmoot.arena.run.BATCH_SECONDS", 0.0)
    with pytest.raises(WorkersFailed, match=r"game 5 could not be played in 3 attempts"):
        played(plan(games=40), tmp_path)
    assert alone[-1] == 5


def test_innocent_games_near_a_broken_pool_are_not_blamed(tmp_path: Path) -> None:
    """All at work are suspects after two breaks; played alone they are cleared."""
    journal = Journal(tmp_path, plan(games=8))
    run = Run(plan(games=8), journal, stops_early=False)
    broken: Future[Answer] = Future()
    running = {broken: tuple(run.fixtures[:2]), Future[Answer](): tuple(run.fixtures[2:4])}
    for _ in range(MOST_ATTEMPTS - 1):
        run._blame({broken: BrokenProcessPool()}, running)
    finished = run.play(Workers(1))
    journal.close()
    assert [row.index for row in finished.rows] == list(range(8))


def test_a_batch_ends_when_its_time_is_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left is given out again; the rows are the same."""
    fixtures = list(plan(games=8).fixtures())
    hasty, _ = play_batch(plan(games=8), fixtures, 0.0)
    assert [row.index for row, _ in hasty] == [0]
    calm, _ = play_batch(plan(games=8), fixtures, 600.0)
    monkeypatch.setattr("hexmoot.arena.run.BATCH_SECONDS", 0.0)
    finished = played(plan(games=8), tmp_path)
    assert timeless(finished.rows) == timeless([row for row, _ in calm])


@pytest.mark.parametrize(
    ("seconds", "missing", "size"),
    [
        (0.0, 800, 100),  # nobody knows yet how long a game takes
        (0.0, 3, 1),
        (0.01, 8000, 100),  # about a second
        (0.01, 200, 50),  # towards the end less, but not below half a second
        (0.01, 8, 50),
        (30.0, 800, 1),
    ],
)
def test_batches_are_long_enough_for_a_cluster(
    tmp_path: Path, seconds: float, missing: int, size: int
) -> None:
    """Four workers."""
    journal = Journal(tmp_path, plan())
    run = Run(plan(), journal)
    journal.close()
    run.seconds_a_game = seconds
    assert run._batch_size(missing, 4) == size


def test_certainty_hears_of_every_deal_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many batches come in: 12 games of 2 are 6 deals."""
    heard: list[int] = []
    add = Certainty.add

    def noted(self: Certainty, rows: list[Row]) -> None:
        heard.extend(row.index for row in rows)
        add(self, rows)

    monkeypatch.setattr(Certainty, "add", noted)
    monkeypatch.setattr("hexmoot.arena.run.BATCH_SECONDS", 0.0)
    played(plan(games=12), tmp_path, stops_early=True)
    assert heard == list(range(12))


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    """The command ends at once; the journal has whole rows and the next run goes on from there."""
    with long_arena(tmp_path / "run") as process:
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=patience.SECONDS)
    assert process.returncode == 130
    assert "Traceback" not in errors
    rows = (tmp_path / "run" / "rows.jsonl").read_bytes()
    assert rows.endswith(b"\n")
    kept = f"interrupted: {len(rows.splitlines())} games are kept in {tmp_path / 'run'};"
    assert f"{kept} the same command goes on from there" in errors


def test_workers_end_with_a_killed_command(tmp_path: Path) -> None:
    """They hold the other end of our pipe: it closes only when the last of them is gone."""
    with long_arena(tmp_path / "run") as process:
        process.kill()
        _, errors = process.communicate(timeout=patience.SECONDS)
    assert "Traceback" not in errors


@contextmanager
def long_arena(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A command with two workers in the midst of its games; at the end nothing is left of it."""
    words = [GAME, "--players", "random,search:playouts=40", "--games", "2000", "--workers", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "hexmoot", "arena", *words, "--no-stop", "--out", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A run of the tests in the background ignores interrupts, and so would the command.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        wait_for_rows(folder / "rows.jsonl", 3)
        yield process
    finally:
        kill_quietly(process)


def kill_quietly(process: subprocess.Popen[str]) -> None:
    """End a process group that may be gone."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    finally:
        process.wait()
