"""Playing a plan through: batches to workers, rows to the journal, and no game more than needed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from dataclasses import dataclass
from itertools import chain, groupby
from math import ceil

from hexmoot.arena.journal import Journal
from hexmoot.arena.plan import Fixture, Plan, deal_number
from hexmoot.arena.play import Played, play_batch
from hexmoot.arena.rows import Row
from hexmoot.arena.standings import Certainty
from hexmoot.engine.errors import HexmootError
from hexmoot.workers.cluster import LOOK_SECONDS
from hexmoot.workers.crew import Crew, Workers
from hexmoot.workers.errors import WorkersFailed

BATCH_SECONDS = 1.0
LEAST_SECONDS = 0.5
LARGEST_BATCH = 1000
MOST_ATTEMPTS = 3

Batch = tuple[Fixture, ...]
Answer = tuple[list[Played], float]
Running = dict[Future[Answer], Batch]


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
        self._unseen = deque(list(games) for _, games in groupby(self.fixtures, self._deal))
        self._certainty = Certainty(len(plan.players))
        self._decided_at: int | None = None

    def play(self, workers: Workers, report: Callable[[int], None] = lambda done: None) -> Finished:
        """Play what is missing; `report` hears how many games are done."""
        self._look_for_certainty()
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
            if (last is None or self._deal(fixture) <= last) and fixture.index in self.journal.rows
        ]
        return Finished(rows, last is not None and len(rows) < len(self.fixtures))

    def _play_until_broken(
        self, missing: deque[Fixture], workers: Workers, report: Callable[[int], None]
    ) -> deque[Fixture]:
        """Play until all is done or the workers die; what was lost is returned."""
        running: Running = {}
        with workers.open() as crew:
            while (missing or running) and self._decided_at is None:
                self._fill(crew, missing, running)
                if not running:  # the workers died while nobody was at work
                    return missing
                done, _ = wait(running, LOOK_SECONDS, FIRST_COMPLETED)
                failed = {future: error for future in done if (error := error_of(future))}
                for future in done - failed.keys():
                    left = self._take(future.result(), running.pop(future))
                    missing.extendleft(reversed(left))
                    report(len(self.journal.rows))
                if failed:
                    self._blame(failed, running)
                    return deque(chain(*running.values(), missing))
            for future in running:
                future.cancel()
        return missing

    def _fill(self, crew: Crew, missing: deque[Fixture], running: Running) -> None:
        """Keep every worker busy with one batch, and one waiting."""
        count = crew.count()
        while missing and len(running) < 2 * count:
            batch = self._next_batch(missing, running, count)
            if not batch:
                return
            try:
                future = crew.executor.submit(play_batch, self.plan, list(batch), BATCH_SECONDS)
            except BrokenExecutor:
                missing.extendleft(reversed(batch))
                return
            running[future] = batch

    def _next_batch(self, missing: deque[Fixture], running: Running, workers: int) -> Batch:
        """Games for one worker, or none: a suspect is played while nothing else is."""
        if self._is_suspect(missing[0]):
            return () if running else (missing.popleft(),)
        if any(self._is_suspect(batch[0]) for batch in running.values()):
            return ()
        size = self._batch_size(len(missing), workers)
        batch: list[Fixture] = []
        while missing and len(batch) < size and not self._is_suspect(missing[0]):
            batch.append(missing.popleft())
        return tuple(batch)

    def _batch_size(self, missing: int, workers: int) -> int:
        """About a second's games, or fewer so that all end together, but half a second's."""
        share = max(1, missing // (2 * workers))
        if self.seconds_a_game <= 0.0:
            return min(LARGEST_BATCH, share)
        fitting = min(share, round(BATCH_SECONDS / self.seconds_a_game))
        return min(LARGEST_BATCH, max(fitting, ceil(LEAST_SECONDS / self.seconds_a_game)))

    def _take(self, answer: Answer, batch: Batch) -> Batch:
        """Keep a batch's games; those there was no time for are returned."""
        played, seconds = answer
        self.seconds_a_game = seconds / len(played)
        for row, record in played:
            self.journal.add(row, record)
        self._look_for_certainty()
        return batch[len(played) :]

    def _blame(self, failed: dict[Future[Answer], BaseException], running: Running) -> None:
        """Count an attempt for the games that failed; for all at work where nobody knows which."""
        for error in failed.values():
            if isinstance(error, HexmootError):
                raise error
        is_known = not any(isinstance(error, BrokenExecutor) for error in failed.values())
        for future in failed if is_known else running:
            for fixture in running[future]:
                self._count_attempt(fixture, next(iter(failed.values())))

    def _count_attempt(self, fixture: Fixture, error: BaseException) -> None:
        """A game that ends its worker again and again, at last alone, ends the run."""
        tries = self._attempts.get(fixture.index, 0) + 1
        was_alone = self._is_suspect(fixture)
        self._attempts[fixture.index] = tries
        if was_alone:
            cause = f"{type(error).__name__}: {error}".rstrip(": ")
            raise WorkersFailed(
                f"game {fixture.index} could not be played in {tries} attempts ({cause})"
            ) from error

    def _is_suspect(self, fixture: Fixture) -> bool:
        """Has this game so often failed, or been near, that its last attempt is made alone?"""
        return self._attempts.get(fixture.index, 0) >= MOST_ATTEMPTS - 1

    def _look_for_certainty(self) -> None:
        """Look after each whole deal in order, once, never at games that came in early."""
        rows = self.journal.rows
        while self.stops_early and self._unseen and self._decided_at is None:
            deal = self._unseen[0]
            if any(fixture.index not in rows for fixture in deal):
                return
            self._unseen.popleft()
            self._certainty.add([rows[fixture.index] for fixture in deal])
            if self._certainty.is_reached:
                self._decided_at = self._deal(deal[0])

    def _deal(self, fixture: Fixture) -> int:
        return deal_number(fixture.block, len(self.plan.players), self.plan.seats)


def error_of(future: Future[Answer]) -> BaseException | None:
    """Why there is no answer, if there is none."""
    return CancelledError("its worker was lost") if future.cancelled() else future.exception()
