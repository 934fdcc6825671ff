"""What happens around the game: chat, who is connected, reviews of finished games."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import ChatRow, read_row
from hexmoot.server.storage.schema import chat, players, presence, reviews, seats
from hexmoot.server.storage.tables import Asked, note_request

# Three missed renewals and a connection counts as lost.
RENEW_SECONDS = 15.0
LOST_SECONDS = 45.0
WATCHER = ""


class AlreadySaid(Exception):
    """This very message was said before."""


class Present(NamedTuple):
    """How many connections each person (and WATCHER: people without a name) has to a table."""

    connections: dict[str, int]

    def is_here(self, player: str | None) -> bool:
        """Is this person connected?"""
        return player is not None and player in self.connections

    def watching(self, people: set[str]) -> int:
        """Connections of others than these people."""
        return sum(count for player, count in self.connections.items() if player not in people)


class ChatStore:
    """Reads and writes chat."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table_id: str, asked: Asked, said: ChatRow) -> int:
        """Keep a line; returns its number."""
        values = {
            "table_id": table_id,
            "player": asked.player,
            "seat": said.seat,
            "name": said.name,
            "text": said.text,
            "at": said.at,
        }
        try:
            async with self.database.writing() as connection:
                await connection.execute(note_request(table_id, asked, said.at))
                done = await connection.execute(
                    insert(chat).values(**values).returning(chat.c.number)
                )
                return int(done.scalar_one())
        except IntegrityError as error:
            raise AlreadySaid from error

    async def read(self, table_id: str, count: int) -> list[ChatRow]:
        """The last so many lines, oldest first, those yet to come included."""
        columns = (chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, players.c.mark)
        query = (
            select(*columns)
            .outerjoin(players, players.c.id == chat.c.player)
            .where(chat.c.table_id == table_id)
            .order_by(chat.c.at.desc(), chat.c.number.desc())
            .limit(count)
        )
        async with self.database.reading() as connection:
            found = list((await connection.execute(query)).mappings())
        return [read_row(row, ChatRow) for row in reversed(found)]


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
        async with self.database.writing() as connection:
            await connection.execute(delete(presence).where(*here))
            if connections:
                await connection.execute(insert(presence).values(**key, **values))

    async def read(self, table_id: str, now: float) -> Present:
        """Who is connected to a table, through any process."""
        query = select(presence.c.player, presence.c.connections).where(
            presence.c.table_id == table_id, presence.c.seen > now - LOST_SECONDS
        )
        async with self.database.reading() as connection:
            found = Counter[str]()
            for row in await connection.execute(query):
                found[row.player] += row.connections
        return Present(dict(found))

    async def gone(self, table_id: str) -> dict[int, float | None]:
        """For each seat since when its person is offline."""
        query = select(seats.c.seat, seats.c.gone).where(seats.c.table_id == table_id)
        async with self.database.reading() as connection:
            return {row.seat: row.gone for row in await connection.execute(query)}

    async def mark_gone(self, table_id: str, player: str, gone: float | None) -> None:
        """Note on the person's seats since when they are offline (None: they are here)."""
        here = (seats.c.table_id == table_id, seats.c.player == player)
        async with self.database.writing() as connection:
            await connection.execute(update(seats).where(*here).values(gone=gone))

    async def renew(self, now: float) -> None:
        """All connections of this process are alive."""
        async with self.database.writing() as connection:
            mine = update(presence).where(presence.c.process == self.process)
            await connection.execute(mine.values(seen=now))

    async def sweep(self, now: float) -> list[tuple[str, str]]:
        """Drop connections of processes that died; returns table and person of each."""
        dead = presence.c.seen <= now - LOST_SECONDS
        async with self.database.writing() as connection:
            done = delete(presence).where(dead).returning(presence.c.table_id, presence.c.player)
            return [(row.table_id, row.player) for row in await connection.execute(done)]

    async def clear(self, everywhere: bool) -> None:
        """Forget the connections of this process, or of all (after a crash of the only one)."""
        async with self.database.writing() as connection:
            chosen = delete(presence)
            if not everywhere:
                chosen = chosen.where(presence.c.process == self.process)
            await connection.execute(chosen)

    async def mark_all_gone(self, now: float) -> None:
        """After a crash of the only process: whoever was here is offline since now."""
        async with self.database.writing() as connection:
            away = update(seats).where(seats.c.player.is_not(None), seats.c.gone.is_(None))
            await connection.execute(away.values(gone=now))


class ReviewStore:
    """Keeps what a bot said of finished games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, table_id: str, form: int) -> str | None:
        """The review of a table in this form, if it was made."""
        here = (reviews.c.table_id == table_id, reviews.c.form == form)
        async with self.database.reading() as connection:
            found = await connection.execute(select(reviews.c.body).where(*here))
            body: str | None = found.scalar()
        return body

    async def put(self, table_id: str, form: int, body: str) -> None:
        """Keep a review in place of an older one."""
        async with self.database.writing() as connection:
            await connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
            await connection.execute(
                insert(reviews).values(table_id=table_id, form=form, body=body)
            )
