"""Stores on a fresh database, for tests of what is kept and how."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.storage.stores import Stores
from tests.server.kit.tables import WREN, seats_of, table_row

Found = TypeVar("Found")


@asynccontextmanager
async def open_stores(address: str) -> AsyncIterator[Stores]:
    """All stores of a process `here`."""
    database = Database(address)
    await database.open()
    try:
        yield Stores(database, "here")
    finally:
        await database.close()


def with_stores(address: str, work: Callable[[Stores], Awaitable[Found]]) -> Found:
    """Do something with the stores of a fresh database; returns what came of it."""

    async def run() -> Found:
        async with open_stores(address) as stores:
            return await work(stores)

    return asyncio.run(run())


async def keep_table(stores: Stores, *people: PlayerRow, table_id: str = "table") -> None:
    """A table with these people, Wren its host."""
    for player in {WREN.id: WREN, **{one.id: one for one in people}}.values():
        if await stores.players.by_id(player.id) is None:
            await stores.players.add(player)
    rows = seats_of(*people)
    for seat in rows:
        seat.table_id = table_id
    await stores.tables.add(table_row(table_id), rows)
