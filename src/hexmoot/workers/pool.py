"""Where games are played: in this process, in local processes, or on a Dask cluster."""

from __future__ import annotations

import importlib
import logging
import math
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from hexmoot.engine.errors import BadOption, HexmootError
from hexmoot.workers.processes import end_pool, prepare_worker

# How often somebody asks whether workers have come or gone.
LOOK_SECONDS = 2.0


class ArenaFailed(HexmootError):
    """Games cannot be played: no workers, or one game ends every worker it is given to."""


class HereExecutor(Executor):
    """Runs everything at once in the calling process: one worker, no pickling."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


@dataclass(frozen=True, slots=True)
class Crew:
    """Who plays, and how many of them there are at the moment."""

    executor: Executor
    count: Callable[[], int]


class ClusterCount:
    """How many threads the workers of a cluster have, asked for anew every few seconds."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._count = 0
        self._asked_at = -math.inf

    def __call__(self) -> int:
        if time.monotonic() - self._asked_at >= LOOK_SECONDS:
            with suppress(OSError):  # a scheduler that is gone is noticed by its games
                self._count = sum(self._client.nthreads().values())
            self._asked_at = time.monotonic()
        return max(1, self._count)


@contextmanager
def local_processes(workers: int) -> Iterator[Executor]:
    """A pool of processes; interrupting the command is left to the command."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=prepare_worker)
    try:
        yield pool
    finally:
        end_pool(pool)


@contextmanager
def cluster(address: str, count: int) -> Iterator[Crew]:
    """The workers of a Dask scheduler; what a dying worker had is given to another."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ModuleNotFoundError as error:
        raise ArenaFailed(
            f"this needs the package {error.name!r}: install it with pip install 'hexmoot[cluster]'"
        ) from error
    # What a lost connection means is said by us, in one line; its own tracebacks are not.
    with distributed.utils.silence_logging_cmgr(logging.CRITICAL + 1):
        try:
            client = distributed.Client(address, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise ArenaFailed(f"no cluster at {address}: {error}") from error
        try:
            counting = (lambda: count) if count else ClusterCount(client)
            yield Crew(client.get_executor(pure=False, retries=3), counting)
        finally:
            client.close()


class Workers:
    """How many work where (0: as many as there are cores); opens anew as often as needed."""

    def __init__(self, count: int = 1, address: str = "") -> None:
        if count < 0:
            raise BadOption("workers", count, "1 or more, or 0 for one a core")
        self.count = count
        self.address = address

    @contextmanager
    def open(self) -> Iterator[Crew]:
        """The crew for the length of a `with` block."""
        if self.address:
            with cluster(self.address, self.count) as crew:
                yield crew
            return
        count = self.count or os.cpu_count() or 1
        if count == 1:
            yield Crew(HereExecutor(), lambda: 1)
        else:
            with local_processes(count) as executor:
                yield Crew(executor, lambda: count)
