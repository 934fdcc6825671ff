"""Telling the other server processes which table changed. News holds ids only, never positions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Literal

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

from hexmoot.server import logs
from hexmoot.server.errors import CannotServe
from hexmoot.server.storage.database import Database

CHANNEL = "hexmoot_news"
LINE_SECONDS = 3.0
AGAIN_SECONDS = 1.0
LONGEST_WAIT_SECONDS = 30.0
What = Literal["changed", "said", "presence", "notice", "signed_out"]


class Item(Struct, kw_only=True):
    """One piece of news, of a table, or of a player whose sockets are to be closed.

    `text` is for notices. Of a change are told `people` it concerns, and whether the table
    `is_open` to everybody in the lobby.
    """

    process: str
    what: What
    table: str = ""
    text: str = ""
    player: str = ""
    people: list[str] = []
    is_open: bool = False


Hear = Callable[[Item], Awaitable[None]]


class News:
    """Sends and hears news; what gets lost is made up for by the sweep, only later.

    A process that `is_alone` on its database has nobody to tell.
    """

    def __init__(
        self, make_backend: Callable[[], ChannelsBackend], process: str, is_alone: bool = False
    ) -> None:
        self.make_backend = make_backend
        self.process = process
        self.is_alone = is_alone
        self._backend: ChannelsBackend | None = None
        self._was_open = False
        self._sending: set[asyncio.Task[None]] = set()

    def tell(self, table: str, what: What, text: str = "") -> None:
        """Tell all other processes of a table, without waiting for it."""
        self.send(Item(process=self.process, table=table, what=what, text=text))

    def send(self, item: Item) -> None:
        """Send a piece of news, without waiting for it."""
        if self.is_alone:
            return
        task = asyncio.create_task(self._send(item))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, item: Item) -> None:
        backend = self._backend
        if backend is None:
            return
        try:
            async with asyncio.timeout(LINE_SECONDS):
                await backend.publish(msgspec.json.encode(item), [CHANNEL])
        except Exception as error:
            logs.say("news not sent", logging.WARNING, error=type(error).__name__)

    async def listen_for_ever(self, hear: Hear, on_open: Callable[[], Awaitable[None]]) -> None:
        """Hear the others until cancelled; a broken line is opened anew."""
        wait = AGAIN_SECONDS
        while True:
            try:
                await self._listen(hear, on_open)
            except Exception as error:
                logs.say("news line broken", logging.WARNING, error=type(error).__name__)
            wait = AGAIN_SECONDS if self._was_open else min(2 * wait, LONGEST_WAIT_SECONDS)
            await asyncio.sleep(wait)

    async def _listen(self, hear: Hear, on_open: Callable[[], Awaitable[None]]) -> None:
        backend = self.make_backend()
        self._was_open = False
        try:
            await backend.on_startup()
            await backend.subscribe([CHANNEL])
            self._backend, self._was_open = backend, True
            await on_open()
            async for _, data in backend.stream_events():
                item = msgspec.json.decode(data, type=Item)
                if item.process != self.process:
                    await hear(item)
        finally:
            self._backend = None
            with suppress(Exception):
                async with asyncio.timeout(LINE_SECONDS):
                    await backend.on_shutdown()


def channels_backend(address: str | None, database: Database) -> Callable[[], ChannelsBackend]:
    """How to open Litestar's channels over memory, Redis or PostgreSQL."""
    make = partial(_backend, address, database)
    make()
    return make


def _backend(address: str | None, database: Database) -> ChannelsBackend:
    if address is None:
        address = "memory" if database.is_sqlite else "postgresql"
    family = address.partition(":")[0]
    if family == "memory":
        return MemoryChannelsBackend()
    if family in ("redis", "rediss"):
        return _redis(address)
    if family in ("postgres", "postgresql"):
        return _postgres(address, database)
    raise CannotServe(f"channels are memory, redis://… or postgresql://…, not {family}")


def _redis(address: str) -> ChannelsBackend:
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
    except ModuleNotFoundError as error:
        raise CannotServe('Redis needs an extra: pip install "hexmoot[redis]"') from error
    return RedisChannelsPubSubBackend(redis=Redis.from_url(address))


def _postgres(address: str, database: Database) -> ChannelsBackend:
    try:
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
    except ModuleNotFoundError as error:
        raise CannotServe('PostgreSQL needs an extra: pip install "hexmoot[postgres]"') from error
    if "://" in address:
        return PsycoPgChannelsBackend(address)
    if database.is_sqlite:
        raise CannotServe("PostgreSQL channels on SQLite need an address: postgresql://…")
    plain = database.url.set(drivername="postgresql")
    return PsycoPgChannelsBackend(plain.render_as_string(hide_password=False))
