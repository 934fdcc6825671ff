"""Pools of worker processes on this machine."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from hexmoot.engine import registry
from hexmoot.workers.processes import SPAWN, prepare_worker


def spawned(
    count: int, nice: int = 0, then: Callable[[], None] | None = None
) -> ProcessPoolExecutor:
    """A pool of so many processes that know the games we know; each begins with `then`.

    Higher `nice` leaves others more of the machine.
    """
    first = (registry.packages(), nice, then)
    return ProcessPoolExecutor(count, mp_context=SPAWN, initializer=_begin, initargs=first)


def _begin(packages: list[str], nice: int, then: Callable[[], None] | None) -> None:
    prepare_worker(packages)
    if nice:
        os.nice(nice)
    if then is not None:
        then()


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End the workers of a pool at once, whatever they are at."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
