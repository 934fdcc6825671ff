"""One database behind one door: SQLite by default, PostgreSQL by URL, migrated on opening."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hexmoot.server.errors import CannotServe
from hexmoot.server.storage.desk import Desk, Found, Work

MIGRATIONS = "hexmoot.server.storage:migrations"
BUSY_SECONDS = 15
# Where a row is held by somebody else; shorter, since all who write wait with it.
LOCK_SECONDS = 3
# Any number will do, as long as all processes of one database use the same.
MIGRATION_LOCK = 0x4865784D
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}


def database_url(text_form: str) -> URL:
    """A database address with the driver we use; a plain path means an SQLite file."""
    try:
        url = make_url(text_form if "://" in text_form else f"sqlite:///{text_form}")
    except ArgumentError as error:
        raise CannotServe("the database address cannot be read") from error
    family = url.drivername.partition("+")[0]
    if family not in DRIVERS:
        raise CannotServe(f"databases are sqlite:///FILE or postgresql://…, not {family}")
    return url.set(drivername=DRIVERS[family])


class Database:
    """The engine, and transactions on it."""

    def __init__(self, address: str) -> None:
        self.url = database_url(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _engine(self.url, self.is_sqlite)
        # SQLite has one writer: queueing here is fairer than its busy loop.
        self._writer = asyncio.Lock()
        self.desk = Desk(_sync_engine(self.url, self.is_sqlite), self._writer)

    async def open(self) -> None:
        """Connect and bring the database to the present form."""
        if self.is_sqlite and self.url.database:
            check_file(self.url.database)
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(migrate)
                await connection.commit()
        except CommandError as error:
            words = "the database was made by a newer version of Hexmoot"
            raise CannotServe(words) from error
        except (DBAPIError, OSError) as error:
            raise CannotServe(f"the database cannot be opened: {_first_line(error)}") from error

    async def close(self) -> None:
        """Give all connections back."""
        await asyncio.to_thread(self.desk.close)
        await self.engine.dispose()

    async def read(self, work: Work[Found]) -> Found:
        """What some work finds in the database, in one crossing to another thread."""
        return await self.desk.read(work)

    async def write(self, work: Work[Found]) -> Found:
        """Do some work in a transaction, in one crossing; it is stored when this returns.

        It may be done twice (see `Desk`), so it must change nothing but the database.
        """
        return await self.desk.write(work)

    @asynccontextmanager
    async def reader(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writer(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: stored whole when the block ends, not at all when it raises."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writer, self.engine.begin() as connection:
            yield connection


async def prepare(address: str) -> None:
    """Make and migrate a database before anything is served from it; CannotServe says why not."""
    database = Database(address)
    try:
        await database.open()
    finally:
        await database.close()


def check_file(name: str) -> None:
    """Open an SQLite file once without the threads of the real thing, which die noisily."""
    try:
        with closing(sqlite3.connect(name)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise CannotServe(f"the database {name} cannot be opened: {error}") from error


def _engine(url: URL, is_sqlite: bool) -> AsyncEngine:
    if not is_sqlite:
        return _postgres(url)
    if url.database:
        _make_folder(Path(url.database).parent)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _sync_engine(url: URL, is_sqlite: bool) -> Engine:
    if not is_sqlite:
        limits = {"options": f"-c lock_timeout={LOCK_SECONDS * 1000}"}
        given = {} if "options" in url.query else limits
        return create_engine(url, connect_args=given, pool_pre_ping=True, hide_parameters=True)
    plain = url.set(drivername="sqlite")
    engine = create_engine(plain, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"{folder}: cannot be made ({error.strerror})") from error


def _postgres(url: URL) -> AsyncEngine:
    try:
        return create_async_engine(
            url, pool_pre_ping=True, pool_size=10, max_overflow=10, hide_parameters=True
        )
    except ModuleNotFoundError as error:
        raise CannotServe('PostgreSQL needs an extra: pip install "hexmoot[postgres]"') from error


def _prepare_sqlite(connection: Any, _: object) -> None:
    """WAL for readers beside the writer; FULL so that a stored move survives a power cut too."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run all migrations that have not run yet; processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings for our migrations, on this connection."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0]
