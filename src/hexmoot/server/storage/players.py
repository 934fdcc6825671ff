"""People in the database, and the server's own secret."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.storage.schema import players, settings
from hexmoot.server.storage.statement import Query

SECRET = "cookie_secret"
READ_BY_ID = Query(select(players).where(players.c.id == bindparam("known")))
READ_BY_CODE = Query(select(players).where(players.c.code_hash == bindparam("known")))


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
        return await self._find(READ_BY_ID, player)

    async def by_code(self, code_hash: str) -> PlayerRow | None:
        """The person whose recovery code has this hash."""
        return await self._find(READ_BY_CODE, code_hash)

    async def _find(self, query: Query, known: str) -> PlayerRow | None:
        """At most one person has this id or this code."""
        found = await self.database.read(
            lambda connection: query.rows(connection, {"known": known})
        )
        return msgspec.convert(found[0], PlayerRow) if found else None

    async def rename(self, player: str, name: str) -> None:
        """Give a person another name."""
        async with self.database.writer() as connection:
            await connection.execute(
                update(players).where(players.c.id == player).values(name=name)
            )

    async def end_epoch(self, player: str, code_hash: str | None = None) -> int:
        """What was signed so far is void, perhaps the recovery code too; returns the next epoch."""
        values: dict[str, Any] = {"epoch": players.c.epoch + 1}
        if code_hash is not None:
            values["code_hash"] = code_hash
        changed = update(players).where(players.c.id == player).values(**values)
        async with self.database.writer() as connection:
            done = await connection.execute(changed.returning(players.c.epoch))
            return int(done.scalar_one())

    async def epochs(self, ids: Collection[str]) -> dict[str, int]:
        """The present epoch of each of these people who is still there."""
        query = select(players.c.id, players.c.epoch).where(players.c.id.in_(ids))
        async with self.database.reader() as connection:
            return {row.id: row.epoch for row in await connection.execute(query)}

    async def note(self, name: str, value: str) -> None:
        """Write a small thing down in place of what was written before."""
        changed = update(settings).where(settings.c.name == name).values(value=value)
        with suppress(IntegrityError):
            async with self.database.writer() as connection:
                if (await connection.execute(changed)).rowcount == 0:
                    await connection.execute(insert(settings).values(name=name, value=value))

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
