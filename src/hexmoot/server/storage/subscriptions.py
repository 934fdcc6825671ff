"""Browsers that want to be called when it is somebody's move."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from msgspec import Struct, convert, to_builtins
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import read_row
from hexmoot.server.storage.schema import called, seats, subscriptions, tables
from hexmoot.server.wire.parts import Clock

MOST_A_PERSON = 10


class Subscription(Struct, kw_only=True):
    """One browser of somebody; `quiet_from` and `quiet_to` are minutes of the day in `zone`."""

    id: str
    player: str
    endpoint: str
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    created: float
    failures: int = 0


class Waiting(NamedTuple):
    """A table that waits for somebody's answer, and how many there were before it."""

    table: str
    player: str
    ply: int
    clock: Clock


def key_of(endpoint: str) -> str:
    """What a browser is found by; its address may be too long for that."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


class SubscriptionStore:
    """Reads and writes who is to be called where, and who was."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, one: Subscription) -> None:
        """Keep a browser in place of what was known of it; the oldest of somebody's makes way."""
        async with self.database.writer() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.id == one.id))
            await connection.execute(insert(subscriptions).values(**to_builtins(one)))
            newest = (
                select(subscriptions.c.id)
                .where(subscriptions.c.player == one.player)
                .order_by(subscriptions.c.created.desc(), subscriptions.c.id)
                .limit(MOST_A_PERSON)
            )
            kept = (await connection.execute(newest)).scalars().all()
            mine = (subscriptions.c.player == one.player, subscriptions.c.id.not_in(kept))
            await connection.execute(delete(subscriptions).where(*mine))

    async def drop(self, endpoint: str, player: str | None = None) -> None:
        """Forget a browser; of a person, only one of theirs."""
        here = [subscriptions.c.id == key_of(endpoint)]
        if player is not None:
            here.append(subscriptions.c.player == player)
        async with self.database.writer() as connection:
            await connection.execute(delete(subscriptions).where(*here))

    async def drop_all(self, player: str) -> None:
        """Forget all browsers of a person."""
        async with self.database.writer() as connection:
            mine = subscriptions.c.player == player
            await connection.execute(delete(subscriptions).where(mine))

    async def note(self, endpoint: str, failures: int) -> None:
        """Write down how often in a row a browser could not be reached."""
        here = update(subscriptions).where(
            subscriptions.c.id == key_of(endpoint), subscriptions.c.failures != failures
        )
        async with self.database.writer() as connection:
            await connection.execute(here.values(failures=failures))

    async def of_player(self, player: str) -> list[Subscription]:
        """All browsers of a person."""
        query = select(subscriptions).where(subscriptions.c.player == player)
        async with self.database.reader() as connection:
            found = (await connection.execute(query)).mappings()
            return [read_row(row, Subscription) for row in found]

    async def waiting(self, since: float) -> list[Waiting]:
        """Who is asked since before then, is not at the table, wants to be called and was not."""
        is_asked = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked)
        was_called = and_(called.c.table_id == tables.c.id, called.c.player == seats.c.player)
        wants = select(subscriptions.c.player).where(subscriptions.c.player == seats.c.player)
        query = (
            select(tables.c.id, seats.c.player, tables.c.ply, tables.c.clock)
            .join(seats, is_asked)
            .outerjoin(called, was_called)
            .where(
                tables.c.status == "playing",
                seats.c.kind == "person",
                seats.c.stand_in == "",
                seats.c.gone.is_not(None),
                func.coalesce(tables.c.since, tables.c.updated) <= since,
                or_(called.c.ply.is_(None), called.c.ply != tables.c.ply),
                wants.exists(),
            )
        )
        async with self.database.reader() as connection:
            found = (await connection.execute(query)).all()
        return [Waiting(row.id, row.player, row.ply, convert(row.clock, Clock)) for row in found]

    async def claim(self, waiting: Waiting, now: float) -> bool:
        """Be the one process that calls for this move; False where another one is."""
        here = (called.c.table_id == waiting.table, called.c.player == waiting.player)
        fresh = {"table_id": waiting.table, "player": waiting.player, "ply": waiting.ply, "at": now}
        try:
            async with self.database.writer() as connection:
                older = delete(called).where(*here, called.c.ply != waiting.ply)
                await connection.execute(older)
                await connection.execute(insert(called).values(**fresh))
        except IntegrityError:
            return False
        return True
