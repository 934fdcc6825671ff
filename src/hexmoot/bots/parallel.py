"""Root parallelism: several processes search the same decision, their counts are added up."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor

from hexmoot.bots.limits import Limit
from hexmoot.bots.search import Habits
from hexmoot.bots.search_bot import SearchBot, Tally
from hexmoot.bots.seat_view import SeatView
from hexmoot.engine.chance import splitmix

Found = tuple[list[Tally], float]


class ParallelSearchBot(SearchBot):
    """A search by several processes; with a playout limit repeatable for a number of workers.

    The processes start with the first decision and stay until `close`.
    """

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

    def tallies(self, seat_view: SeatView) -> Found:
        parts = [self._submit(seat_view, worker) for worker in range(self.workers)]
        return added_up([part.result() for part in parts])

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _submit(self, seat_view: SeatView, worker: int) -> Future[Found]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        seed = splitmix(self.seed % 2**64 + worker)
        return self._pool.submit(
            search_alone, seat_view, self.limit.part(self.workers), self.habits, seed
        )


def search_alone(seat_view: SeatView, limit: Limit, habits: Habits, seed: int) -> Found:
    """What one worker process does."""
    return SearchBot(seed, limit, habits).tallies(seat_view)


def added_up(parts: list[Found]) -> Found:
    """The sum of all workers' visits and results, action by action; spreads are averaged."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for tallies, _ in parts:
        for action, count, total in tallies:
            visits[action] = visits.get(action, 0) + count
            totals[action] = totals.get(action, 0.0) + total
    merged = [(action, visits[action], totals[action]) for action in sorted(visits)]
    return merged, sum(spread for _, spread in parts) / len(parts)
