"""Bots think in processes of their own; one that fails is replaced for the move and reported."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from hexmoot.bots import Explanation, SeatView, bot
from hexmoot.engine.native.state import State
from hexmoot.server import logs
from hexmoot.server.metrics import Metrics
from hexmoot.server.wire.parts import Level
from hexmoot.workers.pool import end_pool, spawned

Answer = TypeVar("Answer")
Work = Callable[[SeatView, Level, int], Answer]


class PoolLost(Exception):
    """The workers went away under a bot that may be innocent."""


def choose(seat_view: SeatView, level: Level, seed: int) -> int:
    """Runs in a worker: the answer of a bot of this level."""
    return bot(level, seed).choose(seat_view)


def explain(seat_view: SeatView, level: Level, seed: int) -> Explanation:
    """Runs in a worker: what a bot of this level thinks of every answer."""
    return bot(level, seed).explain(seat_view)


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

    async def choose(self, state: State, level: Level, seed: int) -> tuple[int, bool]:
        """A legal answer for the asked seat, and whether the bot itself gave it.

        The worker is handed the seat's view, in which the real state cannot be reached.
        """
        try:
            found = await self._ask(choose, SeatView(state), level, seed)
            if found not in state.legal():
                raise ValueError("the bot's answer is not legal")
            return found, True
        except Exception as error:
            logs.fail("bot failed", error, level=level, game=state.setup.game.name)
            self.metrics.count("hexmoot_bot_failures_total")
            return secrets.choice(state.legal()), False

    async def explain(self, state: State, level: Level, seed: int) -> Explanation:
        """What a bot thinks of the asked seat's answers, from what that seat knows."""
        return await self._ask(explain, SeatView(state), level, seed)

    async def _ask(self, work: Work[Answer], view: SeatView, level: Level, seed: int) -> Answer:
        """Ask a worker; once more if its pool fell because of another table's bot."""
        self.waiting += 1
        try:
            async with self._turn:
                began = time.monotonic()
                try:
                    return await self._ask_pool(work, view, level, seed)
                except PoolLost:
                    return await self._ask_pool(work, view, level, seed)
                finally:
                    spent = time.monotonic() - began
                    self.metrics.count("hexmoot_bot_seconds_total", spent, level=level)
        finally:
            self.waiting -= 1

    async def _ask_pool(
        self, work: Work[Answer], view: SeatView, level: Level, seed: int
    ) -> Answer:
        pool = self.pool
        asked = pool.submit(work, view, level, seed)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(asked), self.seconds)
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
            self._pool = spawned(self.workers)
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
            end_pool(pool)
