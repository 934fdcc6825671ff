"""Where games are played: in this process, in local processes, or on a Dask cluster."""

from __future__ import annotations

import importlib
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

from hexmoot.engine.errors import HexmootError
from hexmoot.engine.processes import end_pool, prepare_worker


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


@contextmanager
def here() -> Iterator[Executor]:
    """The calling process."""
    yield HereExecutor()


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
def cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler; what a dying worker had is given to another."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ModuleNotFoundError as error:
        raise ArenaFailed(
            f"this needs the package {error.name!r}: install it with pip install 'hexmoot[cluster]'"
        ) from error
    try:
        client = distributed.Client(address, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ArenaFailed(f"no cluster at {address}: {error}") from error
    try:
        yield client.get_executor(pure=False, retries=3)
    finally:
        client.close()


class Workers:
    """How many work where; opens anew as often as needed."""

    def __init__(self, count: int = 1, address: str = "") -> None:
        self.count = max(1, count)
        self.address = address

    @contextmanager
    def open(self) -> Iterator[Executor]:
        """The executor for the length of a `with` block."""
        if self.address:
            with cluster(self.address) as executor:
                yield executor
        elif self.count == 1:
            with here() as executor:
                yield executor
        else:
            with local_processes(self.count) as executor:
                yield executor
