"""The pictures that were asked for: painted one by one in one process, kept for a while."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from hexmoot.server import logs
from hexmoot.server.errors import Refusal
from hexmoot.server.metrics import Metrics
from hexmoot.server.pictures import painter
from hexmoot.server.pictures.film import film_of
from hexmoot.server.pictures.subject import Subject, game_at, subject_of, turn_of
from hexmoot.server.table.table import Table
from hexmoot.workers.pool import end_pool, spawned

WIDTH, HEIGHT = 1200, 630
FILM_WIDTH = 800
MOST_WAITING = 16
PAINT_SECONDS = 60.0
KEPT_BYTES = 32 * 2**20
# Whoever plays goes first.
NICE = 5


class Gallery:
    """Has positions painted; what it keeps is found again by what is on it."""

    def __init__(self, web: Path, metrics: Metrics) -> None:
        self.folder = web / "still"
        self.metrics = metrics
        self.why_not = painter.missing(self.folder)
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    @property
    def is_open(self) -> bool:
        """Can anything be painted here?"""
        return not self.why_not

    async def picture(self, table: Table, ply: int) -> bytes:
        """The position after so many answers as a PNG file."""
        self._check()
        return await self._painted(subject_of(table, ply), WIDTH)

    async def film(self, table: Table, ply: int) -> bytes:
        """The turn that led to a position, as an animated PNG file."""
        self._check()
        plies = turn_of(game_at(table, ply), ply)
        subjects = [subject_of(table, one) for one in plies]
        return film_of([await self._painted(subject, FILM_WIDTH) for subject in subjects])

    def _check(self) -> None:
        if not self.is_open:
            raise Refusal("not_now", "this server paints no pictures")

    async def _painted(self, subject: Subject, width: int) -> bytes:
        body = msgspec.json.encode(subject)
        key = f"{width}:{hashlib.sha256(body).hexdigest()}"
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if self.waiting >= MOST_WAITING:
            raise Refusal("too_fast", "many pictures are being painted, try again", wait=5.0)
        self.waiting += 1
        try:
            async with self._turn:
                return self._keep(key, await self._paint(body, width))
        finally:
            self.waiting -= 1

    async def _paint(self, body: bytes, width: int) -> bytes:
        self._pool = pool = self._pool or spawned(1, NICE)
        asked = pool.submit(partial(painter.paint, self.folder, body, width))
        try:
            painted = await asyncio.wait_for(asyncio.wrap_future(asked), PAINT_SECONDS)
        except Exception as error:
            logs.fail("picture failed", error)
            self.close()
            raise Refusal("failed", "the picture could not be painted") from error
        self.metrics.count("hexmoot_pictures_total")
        return painted

    def _keep(self, key: str, picture: bytes) -> bytes:
        self._kept[key] = picture
        while sum(map(len, self._kept.values())) > KEPT_BYTES:
            self._kept.popitem(last=False)
        return picture

    def close(self) -> None:
        """End the process that paints; the next picture begins another."""
        if self._pool is not None:
            end_pool(self._pool)
            self._pool = None
