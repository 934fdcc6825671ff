"""The arena on a real Dask scheduler with two worker processes, one of them killed in mid-run."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexmoot.arena import ArenaFailed, Journal, Run, Workers
from tests.arena.plans import plan, played, timeless

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
def test_no_cluster_there_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address is named."""
    import dask.config

    quickly = dask.config.set({"distributed.comm.timeouts.connect": "200ms"})
    with quickly, pytest.raises(ArenaFailed, match="no cluster at tcp://127.0.0.1:9"):
        played(plan(games=2), tmp_path, Workers(2, "tcp://127.0.0.1:9"))
