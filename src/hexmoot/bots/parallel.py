"""Root parallelism: several processes search the same decision, their counts are added up."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.synchronize import Event

from hexmoot.bots.native.search import Habits
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.searcher import SearchBot, Tallies
from hexmoot.bots.thinking_time import Limit
from hexmoot.engine.native.chance import splitmix
from hexmoot.workers.pool import spawned
from hexmoot.workers.processes import SPAWN

HEEDED: list[Event] = []


class ParallelSearchBot(SearchBot):
    """A search by several processes; with a playout limit repeatable for a number of workers.

    The processes start with the first decision and stay until `close`; if one dies, all are started
    anew, once for a decision.
    """

    thinks_elsewhere = True

    def __init__(
        self,
        seed: int = 0,
        limit: Limit | None = None,
        habits: Habits | None = None,
        whim: float = 0.0,
        workers: int = 2,
    ) -> None:
        super().__init__(seed, limit, habits, whim)
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._stop = SPAWN.Event()

    def interrupt(self) -> None:
        self._stop.set()

    def forget_interrupt(self) -> None:
        self._stop.clear()

    def tallies(self, seat_view: SeatView, is_thorough: bool = False) -> Tallies:
        try:
            return self._search(seat_view, is_thorough)
        except BrokenProcessPool:
            self._pool = None
            return self._search(seat_view, is_thorough)

    def close(self) -> None:
        if self._pool is not None:
            self.interrupt()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _search(self, seat_view: SeatView, is_thorough: bool) -> Tallies:
        parts = [self._submit(seat_view, worker, is_thorough) for worker in range(self.workers)]
        return added_up([part.result() for part in parts])

    def _submit(self, seat_view: SeatView, worker: int, is_thorough: bool) -> Future[Tallies]:
        if self._pool is None:
            self._pool = spawned(self.workers, then=partial(heed, self._stop))
        alone = WorkerBot(
            splitmix(self.seed % 2**64 + worker),
            self.limit.part(self.workers),
            self.habits,
            self.whim,
        )
        return self._pool.submit(alone.tallies, seat_view, is_thorough)


class WorkerBot(SearchBot):
    """What one process does of a search; it stops when the others are to stop, too."""

    def must_stop(self) -> bool:
        return any(event.is_set() for event in HEEDED)


def heed(stop: Event) -> None:
    """Runs in a worker before it searches: from now on this event ends its searches."""
    HEEDED.append(stop)


def added_up(parts: list[Tallies]) -> Tallies:
    """The sum of all workers' visits and results, action by action; standings are averaged."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for part in parts:
        for action, count, total in part.actions:
            visits[action] = visits.get(action, 0) + count
            totals[action] = totals.get(action, 0.0) + total
    merged = [(action, visits[action], totals[action]) for action in sorted(visits)]
    standings = [
        sum(seats) / len(parts) for seats in zip(*(p.standings for p in parts), strict=True)
    ]
    return Tallies(merged, standings)
