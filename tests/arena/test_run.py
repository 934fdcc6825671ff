"""Runs: the same result wherever, however often interrupted, and no game more than needed."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from hexmoot.arena import (
    BadJournal,
    Fixture,
    Journal,
    Plan,
    Row,
    Run,
    Workers,
    WorkersFailed,
    write_rows,
)
from hexmoot.arena.play import play_batch, seat_seed
from hexmoot.arena.rows import BadTarget
from hexmoot.arena.run import MOST_ATTEMPTS, Answer
from hexmoot.arena.standings import Certainty
from hexmoot.engine.native.chance import splitmix
from hexmoot.engine.record import Record
from tests.arena.kit.plans import GAME, made_up, plan, played, timeless, wait_for_rows

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes find the sources."""
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


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


def test_a_worker_with_other_rules_refuses(tmp_path: Path) -> None:
    """One clear line, no game of other rules."""
    other = msgspec.structs.replace(plan(), rules=99)
    with pytest.raises(
        WorkersFailed, match=r"a worker knows rules \d+ of .*, this run needs rules 99"
    ):
        played(other, tmp_path)


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


def test_rows_are_written_as_parquet_csv_and_json(tmp_path: Path) -> None:
    """One line a seat, the same in all three."""
    rows = [made_up(0, 0, [0, 1], [1.0, 0.0]), made_up(1, 0, [1, 0], [0.5, 0.5])]
    for suffix in ("csv", "json", "parquet"):
        write_rows(plan(), rows, tmp_path / f"rows.{suffix}")
    listed = json.loads((tmp_path / "rows.json").read_text())
    assert {(line["game"], line["run"]) for line in listed} == {(GAME, plan().fingerprint())}
    played_with = {(line["seats"], line["preset"], line["options"]) for line in listed}
    assert played_with == {(2, "quick", "{}")}
    assert [(line["index"], line["seat"], line["player"]) for line in listed] == [
        (0, 0, "player 0"),
        (0, 1, "player 1"),
        (1, 0, "player 1"),
        (1, 1, "player 0"),
    ]
    with (tmp_path / "rows.csv").open(newline="") as file:
        assert [line["utility"] for line in csv.DictReader(file)] == ["1.0", "0.0", "0.5", "0.5"]
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "rows.parquet").to_pylist() == listed


def test_rows_go_only_where_they_can(tmp_path: Path) -> None:
    """A wrong ending and a missing folder are one line each."""
    with pytest.raises(BadTarget, match="the ending must be one of .parquet, .csv, .json"):
        write_rows(plan(), [], tmp_path / "rows.txt")
    with pytest.raises(BadTarget, match="cannot be written"):
        write_rows(plan(), [], tmp_path / "missing" / "rows.json")


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    """The command ends at once; the journal has whole rows and the next run goes on from there."""
    with long_arena(tmp_path / "run") as process:
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)
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
        _, errors = process.communicate(timeout=60)
    assert "Traceback" not in errors


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
