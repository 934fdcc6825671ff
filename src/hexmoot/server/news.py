"""Telling the other server processes which table changed. News holds ids only, never positions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

from hexmoot.server import logs
from hexmoot.server.errors import CannotServe
from hexmoot.server.storage.database import Database

CHANNEL = "hexmoot_news"
What = Literal["changed", "said", "presence", "notice"]


class Item(Struct, kw_only=True):
    """One piece of news: `text` only for notices."""

    process: str
    table: str
    what: What
    text: str = ""


class News:
    """Sends and hears news; what gets lost is made up for by the sweep, only later."""

    def __init__(self, plugin: ChannelsPlugin, process: str) -> None:
        self.plugin = plugin
        self.process = process

    async def tell(self, table: str, what: What, text: str = "") -> None:
        """Tell all other processes."""
        item = Item(process=self.process, table=table, what=what, text=text)
        try:
            await self.plugin.wait_published(msgspec.json.encode(item), CHANNEL)
        except Exception as error:
            logs.fail("news not sent", error)

    async def listen(self, hear: Callable[[Item], Awaitable[None]]) -> None:
        """Hear the others until cancelled."""
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                item = msgspec.json.decode(data, type=Item)
                if item.process != self.process:
                    await hear(item)


def channels_plugin(address: str | None, database: Database) -> ChannelsPlugin:
    """Litestar's channels over memory, Redis or PostgreSQL."""
    return ChannelsPlugin(backend=_backend(address, database), channels=[CHANNEL])


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
