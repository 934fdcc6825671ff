"""People in the database, and the server's own secret."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import PlayerRow, read_row
from hexmoot.server.storage.schema import players, settings

SECRET = "cookie_secret"


class PlayerStore:
    """Reads and writes people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, row: PlayerRow) -> None:
        """Keep a new person."""
        async with self.database.writer() as connection:
            await connection.execute(insert(players).values(**msgspec.structs.asdict(row)))

    async def by_id(self, player: str) -> PlayerRow | None:
        """The person of this secret id."""
        return await self._find(players.c.id == player)

    async def by_code(self, code_hash: str) -> PlayerRow | None:
        """The person whose recovery code has this hash."""
        return await self._find(players.c.code_hash == code_hash)

    async def _find(self, condition: ColumnElement[bool]) -> PlayerRow | None:
        query = select(players).where(condition)
        found = await self.database.read(
            lambda connection: connection.execute(query).mappings().first()
        )
        return None if found is None else read_row(found, PlayerRow)

    async def rename(self, player: str, name: str) -> None:
        """Give a person another name."""
        async with self.database.writer() as connection:
            await connection.execute(
                update(players).where(players.c.id == player).values(name=name)
            )

    async def replace_code(self, player: str, code_hash: str) -> None:
        """Give a person another recovery code."""
        async with self.database.writer() as connection:
            changed = update(players).where(players.c.id == player).values(code_hash=code_hash)
            await connection.execute(changed)

    async def secret(self) -> str:
        """The key cookies are signed with: made once, shared by all processes of this database."""
        try:
            async with self.database.writer() as connection:
                fresh = secrets.token_hex(32)
                await connection.execute(insert(settings).values(name=SECRET, value=fresh))
                return fresh
        except IntegrityError:
            async with self.database.reader() as connection:
                query = select(settings.c.value).where(settings.c.name == SECRET)
                return str((await connection.execute(query)).scalar_one())
