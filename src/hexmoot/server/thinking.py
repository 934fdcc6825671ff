"""Bots think in processes of their own; one that fails is replaced for the move and reported."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection

from hexmoot.engine.state import State
from hexmoot.server import logs
from hexmoot.server.metrics import Metrics
from hexmoot.server.protocol import Level

GROUND_SEED = 0


class PoolLost(Exception):
    """The workers went away under a bot that may be innocent."""


def choose(world: State, level: Level, seed: int) -> int:
    """Runs in a worker: the answer of a bot of this level."""
    legal = world.legal()
    return legal[seed % len(legal)]


def prepare_worker() -> None:
    """Runs first in a worker: leave Ctrl-C to the server, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class Thinkers:
    """The pool of bot processes."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.workers = workers
        self.seconds = seconds
        self.metrics = metrics
        self.waiting = 0
        self._pool: Executor | None = None
        # A bot's time begins when a worker is free for it.
        self._turn = asyncio.Semaphore(workers)
        metrics.gauge("hexmoot_bot_queue", lambda: self.waiting)

    async def choose(self, state: State, level: Level) -> tuple[int, bool]:
        """A legal answer for the asked seat, and whether the bot itself gave it.

        The worker is handed a world imagined for the seat, never the real one.
        """
        world = state.imagine(state.seat, GROUND_SEED)
        self.waiting += 1
        try:
            async with self._turn:
                return await self._ask(world, level), True
        except Exception as error:
            logs.fail("bot failed", error, level=level, game=state.setup.game.name)
            self.metrics.count("hexmoot_bot_failures_total")
            return secrets.choice(state.legal()), False
        finally:
            self.waiting -= 1

    async def _ask(self, world: State, level: Level) -> int:
        """Ask a worker; once more if its pool fell because of another table's bot."""
        began = time.monotonic()
        try:
            found = await self._ask_pool(world, level)
        except PoolLost:
            found = await self._ask_pool(world, level)
        spent = time.monotonic() - began
        self.metrics.count("hexmoot_bot_seconds_total", spent, level=level)
        if found not in world.legal():
            raise ValueError("the bot's answer is not legal")
        return found

    async def _ask_pool(self, world: State, level: Level) -> int:
        pool = self.pool
        work = pool.submit(choose, world, level, secrets.randbits(62))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(work), self.seconds)
        except TimeoutError:
            self._drop(pool)
            raise
        except BrokenProcessPool as error:
            self._drop(pool)
            raise PoolLost from error
        except asyncio.CancelledError as error:
            if pool is self._pool:
                raise
            raise PoolLost from error

    @property
    def pool(self) -> Executor:
        """The worker processes, started when first needed."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=prepare_worker
            )
        return self._pool

    def warm(self) -> None:
        """Start the workers before they are needed."""
        for _ in range(self.workers):
            self.pool.submit(os.getpid)

    def _drop(self, pool: Executor) -> None:
        """A worker that crashed or hangs takes its pool with it; the next bot gets a new one."""
        if pool is self._pool:
            self.close()

    def close(self) -> None:
        """Stop all workers, whatever they are at."""
        pool, self._pool = self._pool, None
        if isinstance(pool, ProcessPoolExecutor):
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
