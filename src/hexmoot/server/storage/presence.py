"""Who is connected to which table, through any process, in the database."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.schema import presence, seats

# Three missed renewals and a connection counts as lost.
RENEW_SECONDS = 15.0
LOST_SECONDS = 45.0
WATCHER = ""


class Present(NamedTuple):
    """How many connections each person (and WATCHER: people without a name) has to a table."""

    connections: dict[str, int]

    def is_here(self, player: str | None) -> bool:
        """Is this person connected?"""
        return player is not None and player in self.connections

    def watchers(self, people: set[str]) -> int:
        """Connections of others than these people."""
        return sum(count for player, count in self.connections.items() if player not in people)


class PresenceStore:
    """Who is connected through which process; what is not renewed fades."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process

    async def put(self, table_id: str, player: str, connections: int, now: float) -> None:
        """This many connections of a person (WATCHER: of nobody known) to a table, here."""
        here = (
            presence.c.table_id == table_id,
            presence.c.process == self.process,
            presence.c.player == player,
        )
        values = {"connections": connections, "seen": now}
        key = {"table_id": table_id, "process": self.process, "player": player}
        async with self.database.writer() as connection:
            await connection.execute(delete(presence).where(*here))
            if connections:
                await connection.execute(insert(presence).values(**key, **values))

    async def read(self, table_id: str, now: float) -> Present:
        """Who is connected to a table, through any process."""
        query = select(presence.c.player, presence.c.connections).where(
            presence.c.table_id == table_id, presence.c.seen > now - LOST_SECONDS
        )
        async with self.database.reader() as connection:
            found = Counter[str]()
            for row in await connection.execute(query):
                found[row.player] += row.connections
        return Present(dict(found))

    async def gone(self, table_id: str) -> dict[int, float | None]:
        """For each seat since when its person is offline."""
        query = select(seats.c.seat, seats.c.gone).where(seats.c.table_id == table_id)
        async with self.database.reader() as connection:
            return {row.seat: row.gone for row in await connection.execute(query)}

    async def mark_gone(self, table_id: str, player: str, gone: float | None) -> None:
        """Note on the person's seats since when they are offline (None: they are here)."""
        here = (seats.c.table_id == table_id, seats.c.player == player)
        async with self.database.writer() as connection:
            await connection.execute(update(seats).where(*here).values(gone=gone))

    async def renew(self, now: float) -> None:
        """All connections of this process are alive."""
        async with self.database.writer() as connection:
            mine = update(presence).where(presence.c.process == self.process)
            await connection.execute(mine.values(seen=now))

    async def sweep(self, now: float) -> list[tuple[str, str]]:
        """Drop connections of processes that died; returns table and person of each."""
        dead = presence.c.seen <= now - LOST_SECONDS
        async with self.database.writer() as connection:
            done = delete(presence).where(dead).returning(presence.c.table_id, presence.c.player)
            return [(row.table_id, row.player) for row in await connection.execute(done)]

    async def clear(self, everywhere: bool) -> None:
        """Forget the connections of this process, or of all (after a crash of the only one)."""
        async with self.database.writer() as connection:
            chosen = delete(presence)
            if not everywhere:
                chosen = chosen.where(presence.c.process == self.process)
            await connection.execute(chosen)

    async def mark_all_gone(self, now: float) -> None:
        """After a crash of the only process: whoever was here is offline since now."""
        async with self.database.writer() as connection:
            away = update(seats).where(seats.c.player.is_not(None), seats.c.gone.is_(None))
            await connection.execute(away.values(gone=now))
