"""The arena on a real Dask scheduler with two worker processes, one of them killed in mid-run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hexmoot.arena import Journal, Plan, Run, Workers, WorkersFailed
from hexmoot.engine import registry
from hexmoot.workers.cluster import ClusterCount
from tests import patience
from tests.arena.kit.plans import GAME, plan, played, timeless, wait_for_rows

distributed = pytest.importorskip("distributed")
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Any]:
    """A scheduler and two workers on this machine."""
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        dashboard_address=None,
        host="127.0.0.1",
        local_directory=str(tmp_path / "dask"),
        silence_logs=50,
    ) as found:
        yield found


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_with_a_dying_worker_plays_what_one_process_would(
    cluster: Any, tmp_path: Path
) -> None:
    """Every game is there once, and every row is the same."""
    wanted = plan("random,search:playouts=20", games=40)
    expected = played(wanted, tmp_path / "alone")
    journal = Journal(tmp_path / "cluster", wanted)
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if done >= 4 and not killed:
            worker = next(iter(cluster.workers.values()))
            killed.append(worker.pid)
            os.kill(worker.pid, signal.SIGKILL)

    try:
        run = Run(wanted, journal, stops_early=False)
        finished = run.play(Workers(2, cluster.scheduler_address), kill_one)
    finally:
        journal.close()
    assert killed
    assert timeless(finished.rows) == timeless(expected.rows)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_knows_the_games_of_other_packages(cluster: Any, tmp_path: Path) -> None:
    """Its workers are told where they come from with every work, so also those that come later."""
    wanted = Plan(
        game="ravens",
        rules=registry.game("ravens").rules_version,
        seats=2,
        players=["random"],
        games=4,
    )
    finished = played(wanted, tmp_path, Workers(2, cluster.scheduler_address))
    assert len(finished.rows) == 4


@pytest.mark.filterwarnings("ignore")
def test_no_cluster_there_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address is named."""
    import dask.config

    quickly = dask.config.set({"distributed.comm.timeouts.connect": "200ms"})
    with quickly, pytest.raises(WorkersFailed, match="no cluster at tcp://127.0.0.1:9"):
        played(plan(games=2), tmp_path, Workers(2, "tcp://127.0.0.1:9"))


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_is_as_large_as_it_says(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not as large as this machine; who leaves is not counted any more; a given number counts."""
    monkeypatch.setattr("hexmoot.workers.cluster.LOOK_SECONDS", 0.0)
    with Workers(5, cluster.scheduler_address).open() as crew:
        assert crew.count() == 5
    with Workers(0, cluster.scheduler_address).open() as crew:
        assert crew.count() == 2
        cluster.scale(1)
        deadline = time.monotonic() + patience.SECONDS
        while crew.count() != 1:
            assert time.monotonic() < deadline, "the worker that left is still counted"
            time.sleep(0.1)


def test_the_size_of_a_cluster_is_not_asked_for_all_the_time() -> None:
    """Once in a while is enough."""
    client = CountingClient()
    count = ClusterCount(client)
    assert [count() for _ in range(100)] == [3] * 100
    assert client.asked == 1


class CountingClient:
    """Knows three threads, and how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def nthreads(self) -> dict[str, int]:
        self.asked += 1
        return {"first": 1, "second": 2}


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A Python module in a process of its own, which ends with the block."""
    process = subprocess.Popen(
        [sys.executable, "-m", *words],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "10s",
        },
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_a_scheduler_that_dies_is_one_clear_line(tmp_path: Path) -> None:
    """No traceback of somebody else's."""
    scheduling = ("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    working = ("distributed.cli.dask_worker", "--no-nanny", "--local-directory", str(tmp_path))
    players = ("--players", "random,search:playouts=40", "--games", "2000", "--no-stop")
    playing = ("hexmoot", "arena", GAME, *players, "--out", str(tmp_path / "run"))
    with started(*scheduling, "--no-dashboard") as scheduler:
        address = told(scheduler, "Scheduler at:")
        with (
            started(*working, "--no-dashboard", address),
            started(*playing, "--cluster", address) as command,
        ):
            wait_for_rows(tmp_path / "run" / "rows.jsonl", 1)
            scheduler.kill()
            _, errors = command.communicate(timeout=patience.SECONDS)
    assert command.returncode == 2
    assert "Traceback" not in errors
    assert f"hexmoot: no cluster at {address}" in errors


def told(process: subprocess.Popen[str], mark: str) -> str:
    """What a process says after a mark."""
    assert process.stderr is not None
    return next(line.partition(mark)[2].strip() for line in process.stderr if mark in line)
