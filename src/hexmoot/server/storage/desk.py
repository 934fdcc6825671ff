"""Work on the database in one crossing to another thread; who waits to write is stored together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from hexmoot.server.structs import know_structs

Found = TypeVar("Found")
Work = Callable[[Connection], Found]
READERS = 4
# A commit is shared by at most so many, so that the first of them does not wait for too long.
MOST_TOGETHER = 64
# Where much is to be written, commits are so far apart: nobody notices, and it is much less work.
GATHER_SECONDS = 0.04
# Where waiting brought no company it is tried again after so many commits, twice as many each time.
MOST_AT_ONCE = 63


class Waiting(NamedTuple):
    """A piece of work that waits to be stored, and who waits for it."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    """What came of a piece of work: what it found, or why nothing of it was stored."""

    found: Any
    error: Exception | None


class Pace:
    """How long to wait for others to be stored with: not at all where nobody comes.

    After a quiet time a change is stored at once. Whoever writes one thing after the other, each
    when the last is stored, hardly ever waits.
    """

    def __init__(self) -> None:
        self._stored = -GATHER_SECONDS
        self._at_once = 0
        self._left = 0

    def wait(self, now: float) -> float:
        """Seconds to wait before the next commit."""
        if self._left > 0:
            self._left -= 1
            return 0.0
        return max(0.0, self._stored + GATHER_SECONDS - now)

    def note(self, now: float, has_waited: bool, count: int) -> None:
        """So many were stored together."""
        self._stored = now
        if has_waited:
            self._at_once = 0 if count > 1 else min(2 * self._at_once + 1, MOST_AT_ONCE)
            self._left = self._at_once


class Desk:
    """Reads in a few threads, writes in one, each piece of work in one crossing.

    While a commit is under way, and a moment after it (see `Pace`), whatever else is to be written
    waits, and is then stored in one transaction: one commit for all. Each piece stands for itself
    nevertheless: where one of them fails, nothing of it is stored, and the others are stored alone.
    So a piece of work may be done twice, and must change nothing but the database.
    """

    def __init__(self, engine: Engine, writer: asyncio.Lock) -> None:
        know_structs()
        self.engine = engine
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS, "read")
        self._thread = ThreadPoolExecutor(1, "write")
        self._waiting: list[Waiting] = []
        self._storing: asyncio.Task[None] | None = None
        self._pace = Pace()

    async def read(self, work: Work[Found]) -> Found:
        """What some work finds in the database."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[Found]) -> Found:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[Found]) -> Found:
        """Do some work in a transaction; when this returns it is stored, for good."""
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(work, done))
        if self._storing is None:
            self._storing = asyncio.create_task(self._store_all())
        return await done

    async def _store_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                wait = self._pace.wait(loop.time())
                if wait:
                    await asyncio.sleep(wait)
                async with self._writer:
                    batch = self._waiting[:MOST_TOGETHER]
                    del self._waiting[:MOST_TOGETHER]
                    work = [one.work for one in batch]
                    self._pace.note(loop.time(), wait > 0, len(batch))
                    outcomes = await loop.run_in_executor(self._thread, self.store, work)
                for one, outcome in zip(batch, outcomes, strict=True):
                    _tell(one.done, outcome)
        finally:
            self._storing = None

    # ---- in the writer's thread

    def store(self, batch: list[Work[Any]]) -> list[Outcome]:
        """Store all of it in one transaction; if that cannot be, each piece alone."""
        together = self._together(batch)
        if together is None:
            return [self._alone(work) for work in batch]
        return together

    def _together(self, batch: list[Work[Any]]) -> list[Outcome] | None:
        """None where one piece of several failed, and nothing is stored."""
        outcomes: list[Outcome] = []
        has_begun = False
        try:
            with self.engine.begin() as connection:
                has_begun = True
                outcomes += [Outcome(work(connection), None) for work in batch]
            return outcomes
        except Exception as error:
            # Without a connection nothing can be stored alone either. When the commit itself
            # failed it may be stored or not: nobody is told that it is, and none of it is redone.
            if has_begun and not outcomes and len(batch) > 1:
                return None
            return [Outcome(None, error)] * len(batch)

    def _alone(self, work: Work[Any]) -> Outcome:
        outcomes = self._together([work])
        assert outcomes is not None
        return outcomes[0]

    def close(self) -> None:
        """Finish what is under way, and give all connections back."""
        self._thread.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def _tell(done: asyncio.Future[Any], outcome: Outcome) -> None:
    """Whoever asked may have gone away meanwhile; what is stored is stored."""
    if done.done():
        return
    if outcome.error is None:
        done.set_result(outcome.found)
    else:
        done.set_exception(outcome.error)
