"""How long things are kept that nobody comes back for."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Table, and_, delete, exists, false, func, select

from hexmoot.server.settings import Keep
from hexmoot.server.storage.database import Database
from hexmoot.server.storage.presence import LOST_SECONDS
from hexmoot.server.storage.schema import (
    chat,
    players,
    presence,
    results,
    seats,
    solved,
    tables,
    tries,
)

DAY_SECONDS = 86_400.0
# So many are deleted in one go: nobody's move waits long for it.
MANY = 200


class Pruned(NamedTuple):
    """How many were deleted, of each kind."""

    unstarted: int
    abandoned: int
    unused: int


class RetentionStore:
    """Finds and deletes what the operator does not want to keep."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def count(self, keep: Keep, now: float) -> Pruned:
        """How many there are to be deleted; of people, those who have nothing already."""
        return Pruned(
            await self._count(tables, unstarted(keep, now)),
            await self._count(tables, abandoned(keep, now)),
            await self._count(players, unused(keep, now)),
        )

    async def prune(self, keep: Keep, now: float) -> Pruned:
        """Delete what is too old; people last, who may have nothing any more."""
        return Pruned(
            await self._delete(tables, unstarted(keep, now)),
            await self._delete(tables, abandoned(keep, now)),
            await self._delete(players, unused(keep, now)),
        )

    async def _count(self, table: Table, condition: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(table).where(condition)
        async with self.database.reader() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def _delete(self, table: Table, condition: ColumnElement[bool]) -> int:
        some = select(table.c.id).where(condition).limit(MANY)
        deleted = 0
        while True:
            async with self.database.writer() as connection:
                done = await connection.execute(delete(table).where(table.c.id.in_(some)))
            deleted += done.rowcount
            if done.rowcount < MANY:
                return deleted


def unstarted(keep: Keep, now: float) -> ColumnElement[bool]:
    """Tables that never began, and that nobody touched since."""
    return and_(tables.c.started.is_(None), _is_forgotten(keep.unstarted, now))


def abandoned(keep: Keep, now: float) -> ColumnElement[bool]:
    """Games that began and came to no end, and that nobody touched since."""
    is_cut_off = and_(tables.c.started.is_not(None), tables.c.status != "finished")
    return and_(is_cut_off, _is_forgotten(keep.abandoned, now))


def unused(keep: Keep, now: float) -> ColumnElement[bool]:
    """People without a seat, a table, a word, a result or a puzzle."""
    if keep.unused is None:
        return false()
    is_old = players.c.created < now - keep.unused * DAY_SECONDS
    holders = (seats, chat, results, tries, solved)
    traces = (tables.c.host, *(holder.c.player for holder in holders))
    return and_(is_old, *(~_has(column) for column in traces))


def _has(column: ColumnElement[Any]) -> ColumnElement[bool]:
    return exists().where(column == players.c.id)


def _is_forgotten(days: float | None, now: float) -> ColumnElement[bool]:
    """Not changed for so many days, and nobody has it open."""
    if days is None:
        return false()
    is_here = and_(presence.c.table_id == tables.c.id, presence.c.seen > now - LOST_SECONDS)
    return and_(tables.c.updated < now - days * DAY_SECONDS, ~exists().where(is_here))
