"""One database behind one door."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import DBAPIError

from hexmoot.server.errors import CannotServe
from hexmoot.server.storage.database import Database, database_url, prepare
from hexmoot.server.storage.schema import settings


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("games.db", "sqlite+aiosqlite:///games.db"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("postgres://me@host/db", "postgresql+psycopg://me@host/db"),
        ("postgresql+asyncpg://me@host/db", "postgresql+psycopg://me@host/db"),
    ],
)
def test_database_addresses(address: str, shown: str) -> None:
    assert database_url(address).render_as_string() == shown


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="not mysql"):
        database_url("mysql://host/db")
    with pytest.raises(CannotServe, match="cannot be read"):
        database_url("://")
    with pytest.raises(CannotServe, match="cannot be opened"):
        asyncio.run(prepare(f"sqlite:///{tmp_path}"))
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="cannot be made"):
        Database(f"sqlite:///{tmp_path / 'file' / 'below' / 'games.db'}")


async def write(database: Database, name: str, is_cut_off: bool) -> None:
    """Write something, and perhaps break in the middle."""
    async with database.writer() as connection:
        await connection.execute(insert(settings).values(name=name, value="1"))
        if is_cut_off:
            raise ValueError("half-way")


def test_a_transaction_is_stored_whole_or_not_at_all(make_database: Callable[[], str]) -> None:
    async def check() -> list[str]:
        database = Database(make_database())
        await database.open()
        await write(database, "kept", is_cut_off=False)
        with pytest.raises(ValueError, match="half-way"):
            await write(database, "lost", is_cut_off=True)
        async with database.reader() as connection:
            found = list((await connection.execute(select(settings.c.name))).scalars())
        await database.close()
        return found

    assert asyncio.run(check()) == ["kept"]


def test_a_failing_statement_does_not_tell_its_values(make_database: Callable[[], str]) -> None:
    async def check() -> str:
        database = Database(make_database())
        try:
            async with database.writer() as connection:
                await connection.execute(text("SELECT * FROM nowhere WHERE a = :a"), {"a": "SEED"})
        except DBAPIError as error:
            return str(error)
        finally:
            await database.close()
        return ""

    words = asyncio.run(check())
    assert "nowhere" in words
    assert "SEED" not in words


def test_a_database_of_a_newer_version_is_refused_in_words(
    make_database: Callable[[], str],
) -> None:
    async def check() -> None:
        database = Database(make_database())
        try:
            await database.open()
            async with database.writer() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await database.open()
        finally:
            await database.close()

    with pytest.raises(CannotServe, match="made by a newer version of Hexmoot"):
        asyncio.run(check())
