"""Who does the work: this process, processes beside it, or the workers of a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from hexmoot.engine.errors import BadOption
from hexmoot.workers.cluster import cluster
from hexmoot.workers.pool import end_pool, spawned


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
    """Who works, and how many of them there are at the moment."""

    executor: Executor
    count: Callable[[], int]


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
            with cluster(self.address) as (executor, counting):
                yield Crew(executor, (lambda: self.count) if self.count else counting)
            return
        count = self.count or os.cpu_count() or 1
        if count == 1:
            yield Crew(HereExecutor(), lambda: 1)
        else:
            with local_processes(count) as executor:
                yield Crew(executor, lambda: count)


@contextmanager
def local_processes(count: int) -> Iterator[Executor]:
    """A pool of processes; interrupting the command is left to the command."""
    pool = spawned(count)
    try:
        yield pool
    finally:
        end_pool(pool)
