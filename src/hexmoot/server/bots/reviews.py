"""Looking back on finished games: asked for once, thought over beside the bots, kept for good."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from itertools import pairwise

import msgspec

from hexmoot.bots.review import (
    DEEP_PLAYOUTS,
    Look,
    Verdict,
    composed,
    look_at,
    playouts_each,
    worth_another_look,
)
from hexmoot.bots.review import Review as Found
from hexmoot.engine.native.state import State
from hexmoot.engine.record import Record
from hexmoot.server import logs
from hexmoot.server.storage.reviews import ReviewStore
from hexmoot.server.table.game import TableGame
from hexmoot.server.table.table import Table
from hexmoot.server.wire.bodies import Review, ReviewPoint
from hexmoot.workers.pool import end_pool, spawned

# Of the stored text: a review of another form is made anew.
REVIEW_FORM = 2
PARTS = 12
FIRST_SHARE = 0.75
PART_SECONDS = 120.0
# Whoever plays goes first.
NICE = 5


class Reviewer:
    """Makes reviews one after the other, in one process that leaves the players their time."""

    def __init__(self, store: ReviewStore) -> None:
        self.store = store
        self.progress: dict[str, float] = {}
        self.failed: set[str] = set()
        self._work: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    async def find(self, table: Table) -> Review | None:
        """The review of a finished table as far as it is made; None if nobody asked for it yet."""
        if table.id in self.progress:
            return Review(state="thinking", progress=round(self.progress[table.id], 2))
        if table.id in self.failed:
            return Review(state="failed", progress=0.0)
        body = await self.store.read(table.id, REVIEW_FORM)
        return None if body is None else msgspec.json.decode(body, type=Review)

    def begin(self, table: Table, game: TableGame) -> Review:
        """Start to think a finished game over, unless that is under way."""
        if table.id in self.progress:
            return Review(state="thinking", progress=round(self.progress[table.id], 2))
        self.progress[table.id] = 0.0
        task = asyncio.create_task(self._make(table.id, game.match.record, game.state))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return Review(state="thinking", progress=0.0)

    async def _make(self, table_id: str, record: Record, end: State) -> None:
        try:
            async with self._turn:
                with reviewing_process() as pool:
                    review = await self._review(pool, table_id, record, end)
            body = msgspec.json.encode(review).decode()
            await self.store.put(table_id, REVIEW_FORM, body)
        except Exception as error:
            logs.fail("review failed", error, table=logs.hint(table_id), game=record.game)
            self.failed.add(table_id)
        finally:
            del self.progress[table_id]

    async def _review(self, pool: Executor, table_id: str, record: Record, end: State) -> Review:
        """Look at every decision, then once more and longer at those that seem to matter."""
        plies = range(end.ply)
        playouts = playouts_each(len(plies))
        first: list[Look] = []
        for number, part in enumerate(parts(plies, PARTS)):
            first += await look(pool, record, part, playouts)
            self.progress[table_id] = FIRST_SHARE * (number + 1) / PARTS
        closer = await look(pool, record, worth_another_look(first, end), DEEP_PLAYOUTS)
        return body_of(composed(record, end, first, closer), end.ply, record.round_starts())

    async def stop(self) -> None:
        """Think no more; what is not made is made when it is asked for again."""
        for task in list(self._work):
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)


@contextmanager
def reviewing_process() -> Iterator[Executor]:
    """One process for as long as it is needed; ended at once, whatever it is at."""
    pool = spawned(1, NICE)
    try:
        yield pool
    finally:
        end_pool(pool)


async def look(pool: Executor, record: Record, plies: Collection[int], playouts: int) -> list[Look]:
    """Have some decisions looked at."""
    asked = pool.submit(look_at, record.to_bytes(), plies, playouts)
    return await asyncio.wait_for(asyncio.wrap_future(asked), PART_SECONDS)


def parts(plies: range, count: int) -> list[range]:
    """A game in so many parts of about the same length."""
    edges = [len(plies) * number // count for number in range(count + 1)]
    return [plies[first:last] for first, last in pairwise(edges)]


# ---- what a page is shown


def body_of(found: Found, plies: int, rounds: list[int]) -> Review:
    """A review as it is sent: chances by seat, decisions by the answers given before them."""
    rows = [*(one.chances for one in found.looks), found.chances[-1]]
    ply_of = {one.entry: one.ply for one in found.looks}
    return Review(
        state="ready",
        progress=1.0,
        plies=[*ply_of.values(), plies],
        chances=[[round(chance, 3) for chance in seat] for seat in zip(*rows, strict=True)],
        turns=[point(found, verdict, ply_of) for verdict in found.turns],
        costly=[[point(found, verdict, ply_of) for verdict in seat] for seat in found.costliest],
        together=found.together,
        rounds=rounds,
    )


def point(found: Found, verdict: Verdict, ply_of: dict[int, int]) -> ReviewPoint:
    """One decision as it is sent."""
    return ReviewPoint(
        ply=ply_of[verdict.entry],
        seat=verdict.seat,
        played=verdict.played.label,
        best=verdict.best.label if verdict.is_fault else "",
        cost=round(verdict.cost, 3),
        change=[round(step, 3) for step in found.change(verdict.entry)],
        asked=verdict.asked,
    )
