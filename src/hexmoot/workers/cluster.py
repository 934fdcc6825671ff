"""The workers of a Dask cluster."""

from __future__ import annotations

import importlib
import logging
import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from typing import Any

from hexmoot.engine import registry
from hexmoot.workers.errors import WorkersFailed
from hexmoot.workers.processes import know_games_of

# How often somebody asks whether workers have come or gone.
LOOK_SECONDS = 2.0


class ClusterExecutor(Executor):
    """Gives work to a cluster together with the packages our games come from.

    Workers may join at any time, so each work brings this along.
    """

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        return self._executor.submit(informed, registry.packages(), work, *args, **kwargs)


def informed(packages: list[str], work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
    """Runs in a worker: the work, done by somebody who knows the games of these packages."""
    know_games_of(packages)
    return work(*args, **kwargs)


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
def cluster(address: str) -> Iterator[tuple[Executor, ClusterCount]]:
    """The workers of a Dask scheduler; what a dying worker had is given to another."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ModuleNotFoundError as error:
        raise WorkersFailed(
            f"this needs the package {error.name!r}: install it with pip install 'hexmoot[cluster]'"
        ) from error
    # What a lost connection means is said by us, in one line; its own tracebacks are not.
    with distributed.utils.silence_logging_cmgr(logging.CRITICAL + 1):
        try:
            client = distributed.Client(address, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise WorkersFailed(f"no cluster at {address}: {error}") from error
        try:
            executor = ClusterExecutor(client.get_executor(pure=False, retries=3))
            yield executor, ClusterCount(client)
        finally:
            client.close()
