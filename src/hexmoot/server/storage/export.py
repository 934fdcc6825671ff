"""Everything the database holds of one person, to be handed to that person."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.schema import chat, results, seats, tables, tries
from hexmoot.server.storage.solved import solved_by
from hexmoot.server.wire.pastimes import MyChat, MyTable, SolvedPuzzle


class Kept(NamedTuple):
    """What is kept of a person besides name and results."""

    tables: list[MyTable]
    chat: list[MyChat]
    challenges: list[dict[str, Any]]
    puzzles: list[SolvedPuzzle]


class ExportStore:
    """Reads all of it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_player(self, player: str) -> Kept:
        """What is kept of this person."""
        return await self.database.read(
            lambda connection: Kept(
                _tables(connection, player),
                _chat(connection, player),
                _challenges(connection, player),
                solved_by(connection, player),
            )
        )


def _tables(connection: Connection, player: str) -> list[MyTable]:
    query = (
        select(tables.c.id, tables.c.game, tables.c.status, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.player == player)
        .order_by(tables.c.created, seats.c.seat)
    )
    found: dict[str, MyTable] = {}
    for row in connection.execute(query):
        made = MyTable(table=row.id, game=row.game, status=row.status, seats=[])
        found.setdefault(row.id, made).seats.append(row.seat)
    return list(found.values())


def _chat(connection: Connection, player: str) -> list[MyChat]:
    query = select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.player == player)
    rows = connection.execute(query.order_by(chat.c.number))
    return [MyChat(table=row.table_id, text=row.text, at=row.at) for row in rows]


def _challenges(connection: Connection, player: str) -> list[dict[str, Any]]:
    done = (results.c.table_id == tries.c.table_id) & (results.c.player == tries.c.player)
    query = (
        select(tries.c.day, tries.c.game, tries.c.table_id, results.c.rank, results.c.score)
        .join(results, done, isouter=True)
        .where(tries.c.player == player)
        .order_by(tries.c.day, tries.c.game)
    )
    return [dict(row) for row in connection.execute(query).mappings()]
