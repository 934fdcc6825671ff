"""Playing a plan through: batches to workers, rows to the journal, and no game more than needed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass

from hexmoot.arena.journal import Journal
from hexmoot.arena.plan import Fixture, Plan
from hexmoot.arena.rows import Row
from hexmoot.arena.standings import is_decided
from hexmoot.arena.table import Played, play_batch
from hexmoot.arena.workers import ArenaFailed, Workers
from hexmoot.engine.errors import HexmootError

BATCH_SECONDS = 1.0
LARGEST_BATCH = 200
MOST_ATTEMPTS = 3

Batch = tuple[Fixture, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """The rows that count, and whether the run stopped before its plan was through."""

    rows: list[Row]
    stopped_early: bool


class Run:
    """One run of a plan. What counts depends on the plan alone, not on where or when games end."""

    def __init__(self, plan: Plan, journal: Journal, stops_early: bool = True) -> None:
        self.plan = plan
        self.journal = journal
        self.stops_early = stops_early
        self.fixtures = list(plan.fixtures())
        self.seconds_a_game = 0.0
        self._attempts: dict[int, int] = {}
        self._seen_blocks = 0
        self._decided_at: int | None = None

    def play(self, workers: Workers, report: Callable[[int], None] = lambda done: None) -> Finished:
        """Play what is missing; `report` hears how many games are done."""
        self._look_for_decision()
        missing = deque(
            fixture for fixture in self.fixtures if fixture.index not in self.journal.rows
        )
        while missing and self._decided_at is None:
            report(len(self.journal.rows))
            missing = self._play_until_broken(missing, workers, report)
        report(len(self.journal.rows))
        return self.finished()

    def finished(self) -> Finished:
        """The rows up to the point of decision, in their order."""
        last = self._decided_at
        rows = [
            self.journal.rows[fixture.index]
            for fixture in self.fixtures
            if (last is None or fixture.block <= last) and fixture.index in self.journal.rows
        ]
        return Finished(rows, last is not None and len(rows) < len(self.fixtures))

    def _play_until_broken(
        self, missing: deque[Fixture], workers: Workers, report: Callable[[int], None]
    ) -> deque[Fixture]:
        """Play until all is done or the workers die; what was lost is returned."""
        running: dict[Future[tuple[list[Played], float]], Batch] = {}
        with workers.open() as executor:
            while (missing or running) and self._decided_at is None:
                self._fill(executor, missing, running, workers.count)
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    batch = running.pop(future)
                    if not self._take(future, batch):
                        lost = [batch, *running.values()]
                        return deque([fixture for left in lost for fixture in left]) + missing
                    report(len(self.journal.rows))
            for future in running:
                future.cancel()
        return missing

    def _fill(
        self,
        executor: Executor,
        missing: deque[Fixture],
        running: dict[Future[tuple[list[Played], float]], Batch],
        workers: int,
    ) -> None:
        """Keep every worker busy with one batch, and one waiting."""
        while missing and len(running) < 2 * workers:
            size = min(self._batch_size(), max(1, len(missing) // workers))
            batch = tuple(missing.popleft() for _ in range(min(size, len(missing))))
            running[executor.submit(play_batch, self.plan, list(batch))] = batch

    def _batch_size(self) -> int:
        """Games that keep a worker busy for about a second, once we know how long one takes."""
        if self.seconds_a_game <= 0.0:
            return 1
        return max(1, min(LARGEST_BATCH, round(BATCH_SECONDS / self.seconds_a_game)))

    def _take(self, future: Future[tuple[list[Played], float]], batch: Batch) -> bool:
        """Keep a batch's games; False if its worker died and it must be played again."""
        try:
            played, seconds = future.result()
        except HexmootError:
            raise
        except Exception as error:
            self._count_attempt(batch, error)
            return False
        self.seconds_a_game = seconds / len(batch)
        for row, record in played:
            self.journal.add(row, record)
        self._look_for_decision()
        return True

    def _count_attempt(self, batch: Batch, error: Exception) -> None:
        """A game that ends its worker again and again ends the run."""
        for fixture in batch:
            tries = self._attempts.get(fixture.index, 0) + 1
            self._attempts[fixture.index] = tries
            if tries >= MOST_ATTEMPTS:
                cause = f"{type(error).__name__}: {error}".rstrip(": ")
                raise ArenaFailed(
                    f"game {fixture.index} could not be played in {tries} attempts ({cause})"
                ) from error

    def _look_for_decision(self) -> None:
        """Look after each whole block in order, never at games that came in early."""
        if not self.stops_early:
            return
        rows: list[Row] = []
        for block in self._blocks_in_order():
            rows += block
            if block[0].block >= self._seen_blocks:
                self._seen_blocks = block[0].block + 1
                if is_decided(rows, self.plan.players):
                    self._decided_at = block[0].block
                    return

    def _blocks_in_order(self) -> list[list[Row]]:
        """Finished blocks from the first on, up to the first that is not whole."""
        found: list[list[Row]] = []
        for fixture in self.fixtures:
            row = self.journal.rows.get(fixture.index)
            if row is None:
                return found[:-1] if found and found[-1][0].block == fixture.block else found
            if not found or found[-1][0].block != row.block:
                found.append([])
            found[-1].append(row)
        return found
