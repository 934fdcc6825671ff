"""Pools of processes on this machine."""

from __future__ import annotations

import os
import signal
import time
from functools import partial

from hexmoot.engine import registry
from hexmoot.workers.pool import end_pool, spawned
from tests import patience


def test_a_worker_knows_our_games_is_nice_and_begins_as_it_is_told() -> None:
    pool = spawned(1, nice=3, then=partial(os.umask, 0o070))
    try:
        assert pool.submit(registry.packages).result(patience.SECONDS) == registry.packages()
        assert pool.submit(os.nice, 0).result(patience.SECONDS) == os.nice(0) + 3
        assert pool.submit(os.umask, 0o077).result(patience.SECONDS) == 0o070
    finally:
        end_pool(pool)


def test_a_pool_ends_at_once_whatever_its_workers_are_at() -> None:
    pool = spawned(1)
    pool.submit(os.getpid).result(patience.SECONDS)
    pool.submit(time.sleep, 2 * patience.SECONDS)
    (process,) = pool._processes.values()
    end_pool(pool)
    process.join(patience.SECONDS)
    assert process.exitcode == -signal.SIGKILL
