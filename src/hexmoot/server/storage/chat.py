"""What is said at tables, in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, bindparam, insert, select
from sqlalchemy.exc import IntegrityError

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import ChatRow
from hexmoot.server.storage.schema import chat, players
from hexmoot.server.storage.statement import Query
from hexmoot.server.storage.tables import NOTE_REQUEST, Asked, request_values

# The last lines of a table, those yet to come included.
READ_LINES = Query(
    select(chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, players.c.mark)
    .outerjoin(players, players.c.id == chat.c.player)
    .where(chat.c.table_id == bindparam("known_table"))
    .order_by(chat.c.at.desc(), chat.c.number.desc())
    .limit(bindparam("most"))
)


class AlreadySaid(Exception):
    """This very message was said before."""


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

        def work(connection: Connection) -> int:
            NOTE_REQUEST.carry_out(connection, request_values(table_id, asked, said.at))
            added = insert(chat).values(**values).returning(chat.c.number)
            return int(connection.execute(added).scalar_one())

        try:
            return await self.database.write(work)
        except IntegrityError as error:
            raise AlreadySaid from error

    async def read(self, table_id: str, count: int) -> list[ChatRow]:
        """The last so many lines, oldest first, those yet to come included."""
        asked = {"known_table": table_id, "most": count}
        found = await self.database.read(lambda connection: READ_LINES.rows(connection, asked))
        return msgspec.convert(found[::-1], list[ChatRow])
