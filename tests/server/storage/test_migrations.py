"""Migrations keep what is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from alembic.command import upgrade
from sqlalchemy import insert

from hexmoot.server.storage.chat import ChatStore
from hexmoot.server.storage.database import Database, alembic_config
from hexmoot.server.storage.rows import ChatRow, PlayerRow, SeatRow
from hexmoot.server.storage.schema import players
from hexmoot.server.storage.tables import Asked, TableStore
from tests.server.kit.tables import table_row


def test_what_people_said_is_kept_when_bots_begin_to_speak(
    make_database: Callable[[], str],
) -> None:
    """Migration 0004, on a table with chat."""

    async def check() -> list[tuple[int, str | None, str]]:
        database = Database(make_database())
        async with database.engine.connect() as connection:
            await connection.run_sync(lambda sync: upgrade(alembic_config(sync), "0003"))
            await connection.commit()
        async with database.writer() as connection:
            wren = PlayerRow(id="w", mark="mark", name="Wren", code_hash="", epoch=0, created=0.0)
            await connection.execute(insert(players).values(**msgspec.to_builtins(wren)))
        row = table_row("t", "w")
        tables, chat = TableStore(database), ChatStore(database)
        await tables.add(row, [SeatRow(table_id="t", seat=0, kind="bot", name="Pip Candlewick")])
        line = ChatRow(seat=None, name="Wren", text="hello", at=1.0)
        await chat.add("t", Asked("w", "1"), line)
        await database.open()
        spoken = ChatRow(seat=0, name="Pip Candlewick", text="I know this one!", at=2.0)
        await tables.save(row, [], [], [spoken], None, 2.0)
        found = await chat.read("t", 10)
        await database.close()
        return [(said.number, said.mark, said.text) for said in found]

    assert asyncio.run(check()) == [(1, "mark", "hello"), (2, None, "I know this one!")]
