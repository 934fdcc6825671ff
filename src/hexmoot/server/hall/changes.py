"""The tables this process has in memory, and the one way they change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from hexmoot.engine.native.state import State
from hexmoot.server import logs
from hexmoot.server.bots.characters import farewells
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.news import News
from hexmoot.server.metrics import Metrics
from hexmoot.server.settings import Settings
from hexmoot.server.storage.around import PresenceStore
from hexmoot.server.storage.tables import Asked, Conflict, Repeated, Stored, TableStore
from hexmoot.server.table import clocks
from hexmoot.server.table.answers import obey
from hexmoot.server.table.table import Room
from hexmoot.server.wire.parts import ChatLine

TRIES = 5
IDLE_SECONDS = 600.0
Change = Callable[[Room, float], None]


class Listener(Protocol):
    """Somebody in this process who is told when a table changed."""

    def refresh(self, room: Room) -> None:
        """Look at the room and tell what is new."""

    def notice(self, text: str) -> None:
        """Say something that is no part of the game."""

    def hear(self, line: ChatLine) -> None:
        """Hear a chat line, perhaps not for the first time."""


class Tables:
    """Loads tables, changes them (database first, then memory is shown), and tells who listens."""

    def __init__(
        self,
        settings: Settings,
        store: TableStore,
        presence: PresenceStore,
        news: News,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.store = store
        self.presence = presence
        self.news = news
        self.metrics = metrics
        self.is_shared = not store.database.is_sqlite
        self.rooms: dict[str, Room] = {}
        self.listeners: dict[str, set[Listener]] = {}
        self.on_change: list[Callable[[Room], None]] = []
        self.on_said: list[Callable[[Room], None]] = []
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.gauge("hexmoot_rooms", lambda: len(self.rooms))

    # ---- finding

    async def room(self, table_id: str) -> Room:
        """A table, from memory or from the database; Refusal if there is none."""
        room = self.rooms.get(table_id)
        if room is None:
            # Also keeps what no database takes away from it.
            if not table_id.isascii() or not table_id.isalnum():
                raise Refusal("not_found", "there is no such table")
            if table_id not in self._loading:
                self._loading[table_id] = self.keep(self._load(table_id))
            room = await asyncio.shield(self._loading[table_id])
        room.used = self.settings.now()
        return room

    async def _load(self, table_id: str) -> Room:
        try:
            stored = await self._read(table_id)
            room = await asyncio.to_thread(Room, stored)
            room.present = await self.presence.read(table_id, self.settings.now())
            self.rooms[table_id] = room
            return room
        finally:
            del self._loading[table_id]

    async def _read(self, table_id: str, after: int = 0) -> Stored:
        stored = await self.store.read(table_id, after)
        if stored is None:
            raise Refusal("not_found", "there is no such table")
        return stored

    async def fresh_room(self, table_id: str) -> Room:
        """A table as the database has it now, also when another process changed it."""
        room = await self.room(table_id)
        if self.is_shared or room.is_stale:
            await self.catch_up(room)
        return room

    async def settle(self, room: Room) -> None:
        """Wait until everything in memory is stored too: only then may it be shown."""
        if room.is_stale:
            async with room.lock:
                if room.is_stale:
                    await self._reload(room)

    async def catch_up(self, room: Room) -> None:
        """Follow what other processes stored, and tell the listeners here."""
        async with room.lock:
            if room.is_stale:
                await self._reload(room)
            else:
                versions = await self.store.versions([room.id])
                if versions.get(room.id) == room.row.version:
                    return
                room.follow(await self._read(room.id, room.number))
            self.show(room)

    async def _reload(self, room: Room) -> None:
        """Forget everything that is not stored."""
        stored = await self._read(room.id)
        await asyncio.to_thread(room.reset, stored)

    # ---- changing

    async def change(self, table_id: str, change: Change, asked: Asked | None = None) -> Room:
        """Change a table: refused, or stored and then shown; never half, never lost half-way."""
        return await asyncio.shield(self.keep(self._change(table_id, change, asked)))

    async def _change(self, table_id: str, change: Change, asked: Asked | None) -> Room:
        room = await self.room(table_id)
        async with room.lock:
            try:
                await self._try_to_change(room, change, asked)
            finally:
                # Also after a refusal: on the way another process's change may have come in.
                self.show(room)
        self.news.tell(room.id, "changed")
        return room

    async def _try_to_change(self, room: Room, change: Change, asked: Asked | None) -> None:
        for _ in range(TRIES):
            if await self._attempt(room, change, asked):
                return
        raise Refusal("failed", "the table is too busy, please try again")

    async def _attempt(self, room: Room, change: Change, asked: Asked | None) -> bool:
        """Make and store a change once; False when another process was faster."""
        if room.is_stale:
            await self._reload(room)
        now = self.settings.now()
        try:
            self._make(room, change, now)
            changed = room.changed_seats()
            await self.store.save(room.row, changed, room.fresh, room.said, asked, now)
        except Conflict:
            return False
        except (Refusal, Repeated) as error:
            raise await self._refusal(room, error, asked) from error
        self._count(room)
        has_said = bool(room.said)
        room.keep()
        if has_said:
            self._pass_on(room)
        return True

    async def _refusal(self, room: Room, error: Exception, asked: Asked | None) -> Refusal:
        """Why not; a message that was carried out before is not stale or illegal but repeated."""
        is_done = isinstance(error, Repeated)
        if asked is not None and (is_done or await self.store.is_done(room.id, asked)):
            return Refusal("repeated", "this message was carried out before")
        assert isinstance(error, Refusal)
        return error

    def _make(self, room: Room, change: Change, now: float) -> None:
        """Make a change in memory; until it is stored, or if it breaks, the room is stale."""
        room.is_stale = True
        try:
            change(room, now)
        except Refusal:
            room.is_stale = False
            raise
        self._settle(room, now)

    def _settle(self, room: Room, now: float) -> None:
        """What follows from a change: the end of the game, and when the server must act next."""
        row, playing = room.row, room.playing
        obey(room, now)
        if not room.fresh or any(entry.kind != "order" for entry in room.fresh):
            row.updated = now
        if playing is not None:
            row.ply, row.asked = playing.ply, playing.asked
            if playing.state.over and row.status == "playing":
                self._finish(room, playing.state, now)
        due = clocks.next_due(room)
        row.wake = None if due is None else max(due[0], now)
        row.driver, row.driver_until = self.settings.process, now + self.settings.lease

    def _finish(self, room: Room, end: State, now: float) -> None:
        """The game is over: who came where, and what its bots say."""
        row, outcome = room.row, end.outcome
        row.status, row.ended, row.undo.request = "finished", now, None
        if outcome is None:
            return
        row.places = None if outcome.together is not None else list(outcome.ranks)
        room.said += farewells(room, outcome, now)

    def _count(self, room: Room) -> None:
        for entry in room.fresh:
            if entry.kind == "undo":
                self.metrics.count("hexmoot_undos_total")
            elif entry.kind == "answer":
                by = "bot" if entry.player is None else "person"
                self.metrics.count("hexmoot_answers_total", by=by)

    # ---- telling

    def show(self, room: Room) -> None:
        """Tell everybody in this process who looks at the table; never what is not stored yet."""
        if room.is_stale:
            return
        for listener in list(self.listeners.get(room.id, ())):
            listener.refresh(room)
        for told in self.on_change:
            told(room)

    def notice(self, room: Room, text: str) -> None:
        """Say something to everybody at the table."""
        self.notice_here(room.id, text)
        self.news.tell(room.id, "notice", text)

    def notice_here(self, table_id: str, text: str) -> None:
        """Say something to everybody in this process who looks at the table."""
        for listener in list(self.listeners.get(table_id, ())):
            listener.notice(text)

    def say(self, room: Room, line: ChatLine) -> None:
        """Pass a chat line on to everybody in this process who looks at the table."""
        for listener in list(self.listeners.get(room.id, ())):
            listener.hear(line)

    def _pass_on(self, room: Room) -> None:
        """Bots have said something with a change."""
        for told in self.on_said:
            told(room)

    def listen(self, room: Room, listener: Listener) -> None:
        """Be told from now on."""
        self.listeners.setdefault(room.id, set()).add(listener)

    def unlisten(self, room: Room, listener: Listener) -> None:
        """Be told no more."""
        there = self.listeners.get(room.id, set())
        there.discard(listener)
        if not there:
            self.listeners.pop(room.id, None)

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
        for table_id, room in list(self.rooms.items()):
            busy = table_id in self.listeners or room.is_driven or room.lock.locked()
            if not busy and room.used < oldest:
                del self.rooms[table_id]

    async def follow_all(self) -> None:
        """Make up for lost news: look after the tables somebody here looks at."""
        versions = await self.store.versions(self.listeners)
        for table_id, version in versions.items():
            room = self.rooms.get(table_id)
            if room is not None and room.row.version < version:
                await self.catch_up(room)

    async def finish(self) -> None:
        """Let changes under way come to their end."""
        tasks = list(self._tasks)
        if tasks:
            _, pending = await asyncio.wait(tasks, timeout=5)
            if pending:
                logs.say("changes cut off", count=len(pending))
