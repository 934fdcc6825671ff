"""The tables this process has in memory, and who in it is told of them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, Protocol
from weakref import WeakValueDictionary

from hexmoot.engine import registry
from hexmoot.engine.errors import UnknownGame
from hexmoot.engine.secrets import has_hidden_hands
from hexmoot.server import logs
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.news import Item, News
from hexmoot.server.metrics import Metrics
from hexmoot.server.settings import Settings
from hexmoot.server.storage.stores import Stores
from hexmoot.server.storage.tables import Stored
from hexmoot.server.table import clocks
from hexmoot.server.table.table import Table
from hexmoot.server.wire.parts import ChatLine

IDLE_SECONDS = 600.0
# One thread finds out what a game hides: it takes long, and after a restart all ask at once.
FINDING_OUT = threading.Lock()


class Listener(Protocol):
    """Somebody in this process who is told when a table changed."""

    def refresh(self, table: Table) -> None:
        """Look at the table and tell what is new."""

    def notice(self, text: str) -> None:
        """Say something that is no part of the game."""

    def hear(self, line: ChatLine) -> None:
        """Hear a chat line, perhaps not for the first time."""

    def bye(self, reason: str, again: bool) -> None:
        """Hear that there is nothing more to be told."""


class Tables:
    """Loads tables, keeps them as the database has them, and tells who listens.

    One table, one object: `loaded` keeps those in use alive, and one that was dropped from it is
    found again for as long as anybody holds it. Two objects of a table would part ways.
    """

    def __init__(self, settings: Settings, stores: Stores, news: News, metrics: Metrics) -> None:
        self.settings = settings
        self.store = stores.tables
        self.presence = stores.presence
        self.news = news
        self.is_shared = not stores.tables.database.is_sqlite
        self.loaded: dict[str, Table] = {}
        self.alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.listeners: dict[str, set[Listener]] = {}
        self.on_change: list[Callable[[Table], None]] = []
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.gauge("hexmoot_tables", lambda: len(self.loaded))

    # ---- finding

    async def find(self, table_id: str) -> Table:
        """A table, from memory or from the database; Refusal if there is none."""
        table = self.alive.get(table_id)
        if table is None:
            # Also keeps what no database takes away from it.
            if not table_id.isascii() or not table_id.isalnum():
                raise Refusal("not_found", "there is no such table")
            if table_id not in self._loading:
                self._loading[table_id] = self.keep(self._load(table_id))
            table = await asyncio.shield(self._loading[table_id])
        table.used = self.settings.now()
        self.loaded[table_id] = table
        return table

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self._read(table_id)
            table = await asyncio.to_thread(_opened, stored)
            clocks.not_to_come(table, self.settings.now())
            table.present = await self.presence.read(table_id, self.settings.now())
            self.alive[table_id] = table
            return table
        finally:
            del self._loading[table_id]

    async def _read(self, table_id: str, after: int = 0) -> Stored:
        stored = await self.store.read(table_id, after)
        if stored is None:
            raise Refusal("not_found", "there is no such table")
        return stored

    async def find_fresh(self, table_id: str) -> Table:
        """A table as the database has it now, also when another process changed it."""
        table = await self.find(table_id)
        if self.is_shared or table.is_stale:
            await self.catch_up(table)
        return table

    async def settle(self, table: Table) -> None:
        """Wait until everything in memory is stored too: only then may it be shown."""
        if table.is_stale:
            async with table.lock:
                if table.is_stale:
                    await self.reload(table)

    async def catch_up(self, table: Table) -> None:
        """Follow what other processes stored, and tell the listeners here."""
        async with table.lock:
            if table.is_stale:
                await self.reload(table)
            else:
                versions = await self.store.versions([table.id])
                if versions.get(table.id) == table.row.version:
                    return
                await self._follow(table)
            self.show(table)

    async def _follow(self, table: Table) -> None:
        """Take over what is new; under other names the whole game is told anew."""
        stored = await self._read(table.id, table.number)
        if [seat.name for seat in stored.seats] == [seat.name for seat in table.seats]:
            table.follow(stored)
        else:
            await self.reload(table)

    async def reread(self, table_id: str) -> None:
        """A table was changed in the database alone: take it over, and tell the listeners here."""
        table = self.alive.get(table_id)
        if table is not None:
            async with table.lock:
                await self.reload(table)
                self.show(table)

    async def reload(self, table: Table) -> None:
        """Forget everything that is not stored; for whoever holds the table's lock."""
        stored = await self._read(table.id)
        await asyncio.to_thread(table.reset, stored)

    # ---- telling

    def show(self, table: Table) -> None:
        """Tell everybody in this process who looks at the table; never what is not stored yet."""
        if table.is_stale:
            return
        for listener in list(self.listeners.get(table.id, ())):
            listener.refresh(table)
        for told in self.on_change:
            told(table)

    def tell_others(self, table: Table) -> None:
        """Tell the other processes, if there are any, that a table changed."""
        if not self.news.is_alone:
            self.news.send(self.news_of(table))

    def news_of(self, table: Table) -> Item:
        """A change of a table, and whom in the lobby it concerns."""
        row = table.row
        return Item(
            process=self.news.process,
            what="changed",
            table=table.id,
            people=sorted(table.people() | {row.host}),
            is_open=row.listed and row.status == "open",
        )

    def notice(self, table: Table, text: str) -> None:
        """Say something to everybody at the table."""
        self.notice_here(table.id, text)
        self.news.tell(table.id, "notice", text)

    def notice_here(self, table_id: str, text: str) -> None:
        """Say something to everybody in this process who looks at the table."""
        for listener in list(self.listeners.get(table_id, ())):
            listener.notice(text)

    def say(self, table: Table, line: ChatLine) -> None:
        """Pass a chat line on to everybody in this process who looks at the table."""
        for listener in list(self.listeners.get(table.id, ())):
            listener.hear(line)

    def listen(self, table: Table, listener: Listener) -> None:
        """Be told from now on."""
        self.listeners.setdefault(table.id, set()).add(listener)

    def unlisten(self, table: Table, listener: Listener) -> None:
        """Be told no more."""
        there = self.listeners.get(table.id, set())
        there.discard(listener)
        if not there:
            self.listeners.pop(table.id, None)

    # ---- keeping house

    def keep(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something that must not be lost when whoever asked goes away."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def forget_idle(self) -> None:
        """Drop tables nobody looks at; the database knows them."""
        oldest = self.settings.now() - IDLE_SECONDS
        for table_id, table in list(self.loaded.items()):
            busy = table_id in self.listeners or table.is_driven or table.lock.locked()
            if not busy and table.used < oldest:
                del self.loaded[table_id]

    def drop(self, table_id: str) -> None:
        """A table was deleted: nobody here looks at it any more, nothing is due there."""
        self.loaded.pop(table_id, None)
        table = self.alive.pop(table_id, None)
        if table is not None:
            table.row.status = "closed"
        for listener in self.listeners.pop(table_id, set()):
            listener.bye("this table was deleted", again=False)

    async def drop_deleted(self) -> None:
        """Drop what is in memory here and not in the database any more."""
        ids = list(self.alive)
        for table_id in set(ids) - set(await self.store.versions(ids)):
            self.drop(table_id)

    async def follow_all(self) -> None:
        """Make up for lost news: look after the tables somebody here looks at."""
        # Whoever sits down while the database answers was not asked for, and is not gone.
        asked = list(self.listeners)
        versions = await self.store.versions(asked)
        for table_id in set(asked) - set(versions):
            self.drop(table_id)
        for table_id, version in versions.items():
            table = self.alive.get(table_id)
            if table is not None and table.row.version < version:
                await self.catch_up(table)

    async def finish(self) -> None:
        """Let changes under way come to their end."""
        tasks = list(self._tasks)
        if tasks:
            _, pending = await asyncio.wait(tasks, timeout=5)
            if pending:
                logs.say("changes cut off", count=len(pending))


def _opened(stored: Stored) -> Table:
    """A table as it is stored; what takes long the first time is done beside the loop."""
    try:
        table = Table(stored)
        with FINDING_OUT:
            has_hidden_hands(registry.game(stored.row.game))
    except UnknownGame as error:
        raise Refusal("failed", f"this table cannot be opened: {error}") from error
    return table
