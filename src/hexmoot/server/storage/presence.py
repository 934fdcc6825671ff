"""Who is connected to which table, through any process, in the database."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.schema import presence, seats
from hexmoot.server.storage.statement import Query, Statement

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


class Attending(NamedTuple):
    """Who is connected to a table, and for each seat since when its person is offline."""

    present: Present
    gone: dict[int, float | None]


READ_PRESENT = Query(
    select(presence.c.player, presence.c.connections).where(
        presence.c.table_id == bindparam("known_table"), presence.c.seen > bindparam("oldest")
    )
)
READ_GONE = Query(
    select(seats.c.seat, seats.c.gone).where(seats.c.table_id == bindparam("known_table"))
)
MARK_GONE = Statement(
    update(seats).where(
        seats.c.table_id == bindparam("known_table"), seats.c.player == bindparam("known_player")
    )
)
DROP = Statement(
    delete(presence).where(
        presence.c.table_id == bindparam("known_table"),
        presence.c.process == bindparam("known_process"),
        presence.c.player == bindparam("known_player"),
    )
)
ADD = Statement(insert(presence))


class PresenceStore:
    """Who is connected through which process; what is not renewed fades.

    All of it goes through the one queue of writers, reading too, so that what is read last is
    what is true last.
    """

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process

    async def put(self, table_id: str, player: str, connections: int, now: float) -> Attending:
        """This many connections of a person (WATCHER: of nobody known) to a table, here.

        Who is connected is not offline; whether who hangs up is, `note_gone` says.
        """
        key = {"table_id": table_id, "process": self.process, "player": player}
        here = {"known_table": table_id, "known_process": self.process, "known_player": player}

        def work(connection: Connection) -> Attending:
            DROP.carry_out(connection, here)
            if connections:
                ADD.carry_out(connection, {**key, "connections": connections, "seen": now})
                _mark(connection, table_id, player, None)
            return _attending(connection, table_id, now)

        return await self.database.write(work)

    async def note_gone(self, table_id: str, player: str, now: float) -> Attending:
        """A person without any connection is offline since now.

        By itself, after `put`: of two processes where somebody hangs up at once, one sees both.
        """

        def work(connection: Connection) -> Attending:
            if player != WATCHER and not _present(connection, table_id, now).is_here(player):
                _mark(connection, table_id, player, now)
            return _attending(connection, table_id, now)

        return await self.database.write(work)

    async def attending(self, table_id: str, now: float) -> Attending:
        """Who is connected to a table through any process, and who is offline since when."""
        return await self.database.write(lambda connection: _attending(connection, table_id, now))

    async def read(self, table_id: str, now: float) -> Present:
        """Who is connected to a table, through any process."""
        return (await self.attending(table_id, now)).present

    async def renew(self, now: float) -> None:
        """All connections of this process are alive."""
        mine = update(presence).where(presence.c.process == self.process).values(seen=now)
        await self.database.write(lambda connection: connection.execute(mine))

    async def sweep(self, now: float) -> list[tuple[str, str]]:
        """Drop connections of processes that died; returns table and person of each."""
        dead = presence.c.seen <= now - LOST_SECONDS
        done = delete(presence).where(dead).returning(presence.c.table_id, presence.c.player)
        return await self.database.write(
            lambda connection: [(row.table_id, row.player) for row in connection.execute(done)]
        )

    async def clear(self, everywhere: bool) -> None:
        """Forget the connections of this process, or of all (after a crash of the only one)."""
        chosen = delete(presence)
        if not everywhere:
            chosen = chosen.where(presence.c.process == self.process)
        await self.database.write(lambda connection: connection.execute(chosen))

    async def mark_all_gone(self, now: float) -> None:
        """After a crash of the only process: whoever was here is offline since now."""
        away = update(seats).where(seats.c.player.is_not(None), seats.c.gone.is_(None))
        marked = away.values(gone=now)
        await self.database.write(lambda connection: connection.execute(marked))


def _present(connection: Connection, table_id: str, now: float) -> Present:
    found = Counter[str]()
    here = {"known_table": table_id, "oldest": now - LOST_SECONDS}
    for row in READ_PRESENT.rows(connection, here):
        found[row["player"]] += row["connections"]
    return Present(dict(found))


def _attending(connection: Connection, table_id: str, now: float) -> Attending:
    rows = READ_GONE.rows(connection, {"known_table": table_id})
    gone = {row["seat"]: row["gone"] for row in rows}
    return Attending(_present(connection, table_id, now), gone)


def _mark(connection: Connection, table_id: str, player: str, gone: float | None) -> None:
    here = {"known_table": table_id, "known_player": player}
    MARK_GONE.carry_out(connection, {**here, "gone": gone})
