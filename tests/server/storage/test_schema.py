"""The schema and the migrations say the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import Entry
from hexmoot.server.storage.schema import log, metadata


def test_migrations_make_what_the_schema_says(make_database: Callable[[], str]) -> None:
    """The same on both databases, run twice, and from nothing."""

    async def check() -> list[object]:
        database = Database(make_database())
        await database.open()
        await database.open()
        async with database.reader() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await database.close()
        return list(found)

    assert asyncio.run(check()) == []


def test_two_entries_of_one_number_are_impossible(make_database: Callable[[], str]) -> None:
    """The database itself refuses a double move."""

    async def store_twice() -> None:
        database = Database(make_database())
        await database.open()
        entry = msgspec.to_builtins(Entry(number=1, kind="answer", seat=0, at=0.0))
        try:
            async with database.writer() as connection:
                if database.is_sqlite:
                    await connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
                else:
                    await connection.exec_driver_sql("SET session_replication_role = replica")
                for _ in range(2):
                    await connection.execute(insert(log).values(table_id="t", **entry))
        finally:
            await database.close()

    with pytest.raises(IntegrityError, match=r"UNIQUE|unique"):
        asyncio.run(store_twice())
