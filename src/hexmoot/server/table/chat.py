"""Chat at a table."""

from __future__ import annotations

import asyncio

from hexmoot.server import logs
from hexmoot.server.entrance.identity import clean_text
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Tables
from hexmoot.server.storage.around import AlreadySaid, ChatStore
from hexmoot.server.storage.rows import ChatRow, PlayerRow
from hexmoot.server.storage.tables import Asked
from hexmoot.server.table.shown import chat_line
from hexmoot.server.table.table import Room
from hexmoot.server.wire.messages import Say
from hexmoot.server.wire.parts import ChatLine

CHAT_SHOWN = 200
RECENT = 20


class Talk:
    """Keeps what people say, and passes it on; lines of bots are stored first and told in time."""

    def __init__(self, store: ChatStore, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self._timers: dict[str, asyncio.TimerHandle] = {}
        tables.on_said.append(self._tell)

    async def say(self, room: Room, player: PlayerRow, message: Say) -> None:
        """Say something: stored, then told."""
        text = clean_text(message.text)
        if not text:
            raise Refusal("malformed", "there is nothing to say")
        mine = room.seats_of(player)
        seat = mine[0] if mine else None
        name = player.name if seat is None else room.seats[seat].name
        said = ChatRow(
            mark=player.mark,
            seat=seat,
            name=name,
            text=text,
            at=self.tables.settings.now(),
        )
        try:
            said.number = await self.store.add(room.id, Asked(player.id, message.id), said)
        except AlreadySaid as error:
            raise Refusal("repeated", "this message was carried out before") from error
        await self.catch_up(room)
        self.tables.news.tell(room.id, "said")

    async def lines(self, room: Room) -> list[ChatLine]:
        """The last lines said at a table."""
        return [chat_line(row) for row in await self._said(room, CHAT_SHOWN)]

    async def catch_up(self, room: Room) -> None:
        """Tell the listeners here the last lines; each passes on what is new to it."""
        for row in await self._said(room, RECENT):
            self.tables.say(room, chat_line(row))

    async def _said(self, room: Room, count: int) -> list[ChatRow]:
        """The last lines up to now; listeners here will hear those that are yet to come."""
        rows = await self.store.read(room.id, count)
        now = self.tables.settings.now()
        to_come = [row.at - now for row in rows if row.at > now]
        if to_come:
            self._wait(room, min(to_come))
        return [row for row in rows if row.at <= now]

    # ---- lines of bots

    def _tell(self, room: Room) -> None:
        """Bots have something to say at a table."""
        self._ring(room)
        self.tables.news.tell(room.id, "said")

    def _wait(self, room: Room, seconds: float) -> None:
        self._forget(room.id)
        loop = asyncio.get_running_loop()
        self._timers[room.id] = loop.call_later(seconds, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._forget(room.id)
        self.tables.keep(self._maybe_catch_up(room))

    async def _maybe_catch_up(self, room: Room) -> None:
        """Nobody waits for this; whoever comes later hears the lines anyway."""
        try:
            await self.catch_up(room)
        except Exception as error:
            logs.fail("talk not passed on", error, table=logs.hint(room.id))

    def _forget(self, table_id: str) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def stop(self) -> None:
        """Tell nobody any more; the lines are stored."""
        for table_id in list(self._timers):
            self._forget(table_id)
