"""Chat at a table."""

from __future__ import annotations

import asyncio

from hexmoot.server import logs
from hexmoot.server.entrance.names import clean_text, distinct
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Changes
from hexmoot.server.storage.chat import AlreadySaid, ChatStore
from hexmoot.server.storage.rows import ChatRow, PlayerRow
from hexmoot.server.storage.tables import Asked
from hexmoot.server.table.shown import chat_line
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import Say
from hexmoot.server.wire.parts import ChatLine

CHAT_SHOWN = 200
RECENT = 20
# No bot waits longer with a line: a later one is of before the clock was set back.
LONGEST_PAUSE_SECONDS = 120.0


def is_to_come(row: ChatRow, now: float) -> bool:
    """Is a bot yet to say this? People have said what is stored, whatever the clock says now."""
    return row.mark is None and now < row.at <= now + LONGEST_PAUSE_SECONDS


class Talk:
    """Keeps what people say, and passes it on; lines of bots are stored first and told in time."""

    def __init__(self, store: ChatStore, changes: Changes) -> None:
        self.store = store
        self.tables = changes.tables
        self._timers: dict[str, asyncio.TimerHandle] = {}
        changes.on_said.append(self._tell)

    async def say(self, table: Table, player: PlayerRow, message: Say) -> None:
        """Say something: stored, then told."""
        text = clean_text(message.text)
        if not text:
            raise Refusal("malformed", "there is nothing to say")
        mine = table.seats_of(player)
        if message.seat is not None and message.seat not in mine:
            raise Refusal("not_yours", "this is not your seat")
        seat = message.seat if message.seat is not None else next(iter(mine), None)
        name = table.seats[seat].name if seat is not None else self._name_beside(table, player)
        said = ChatRow(
            mark=player.mark,
            seat=seat,
            name=name,
            text=text,
            at=self.tables.settings.now(),
        )
        try:
            said.number = await self.store.add(table.id, Asked(player.id, message.id), said)
        except AlreadySaid as error:
            raise Refusal("repeated", "this message was carried out before") from error
        await self.catch_up(table)
        self.tables.news.tell(table.id, "said")

    def _name_beside(self, table: Table, player: PlayerRow) -> str:
        """A watcher's name: nobody speaks in the name of somebody who sits at the table."""
        return distinct(player.name, [seat.name for seat in table.seats if seat.name])

    async def lines(self, table: Table) -> list[ChatLine]:
        """The last lines said at a table."""
        return [chat_line(row) for row in await self._said(table, CHAT_SHOWN)]

    async def catch_up(self, table: Table) -> None:
        """Tell the listeners here the last lines; each passes on what is new to it."""
        for row in await self._said(table, RECENT):
            self.tables.say(table, chat_line(row))

    async def _said(self, table: Table, count: int) -> list[ChatRow]:
        """The last lines up to now; listeners here will hear those that are yet to come."""
        rows = await self.store.read(table.id, count)
        now = self.tables.settings.now()
        to_come = [row for row in rows if is_to_come(row, now)]
        if to_come:
            self._wait(table, min(row.at for row in to_come) - now)
        return [row for row in rows if row not in to_come]

    # ---- lines of bots

    def _tell(self, table: Table) -> None:
        """Bots have something to say at a table."""
        self._ring(table)
        self.tables.news.tell(table.id, "said")

    def _wait(self, table: Table, seconds: float) -> None:
        self._forget(table.id)
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(seconds, self._ring, table)

    def _ring(self, table: Table) -> None:
        self._forget(table.id)
        self.tables.keep(self._maybe_catch_up(table))

    async def _maybe_catch_up(self, table: Table) -> None:
        """Nobody waits for this; whoever comes later hears the lines anyway."""
        try:
            await self.catch_up(table)
        except Exception as error:
            logs.fail("talk not passed on", error, table=logs.hint(table.id))

    def _forget(self, table_id: str) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def stop(self) -> None:
        """Tell nobody any more; the lines are stored."""
        for table_id in list(self._timers):
            self._forget(table_id)
