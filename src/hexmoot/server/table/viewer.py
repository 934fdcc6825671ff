"""One viewer's connection to a table: what it has been shown, and what is new for it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec

from hexmoot.server.settings import Settings
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table import permission, shown
from hexmoot.server.table.chat import CHAT_SHOWN
from hexmoot.server.table.permission import SPECTATOR, Wish
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import (
    PROTOCOL_VERSION,
    Bye,
    Hello,
    Moved,
    Notice,
    Push,
    Said,
    TableChanged,
    UndoChanged,
)
from hexmoot.server.wire.parts import ChatLine, Position, TableInfo

LOG_SHOWN_PLIES = 300
QUEUE_MESSAGES = 500


class Seen(NamedTuple):
    """What was last sent, in a form that is equal when nothing visible changed."""

    table: bytes = b""
    view: bytes = b""
    undo: bytes = b""


class Sight(NamedTuple):
    """What a viewer sees now, and the same in a form that can be compared."""

    table: TableInfo
    position: Position | None
    seen: Seen


class Viewer:
    """What one open socket knows of its table; `seat` is where it looks from (None: a spectator).

    `refresh` compares the table with what was last sent and queues the difference; it may be called
    at any time and any number of times, and says nothing when this viewer can see no difference (a
    standing order of somebody else is secret). A reader that is too slow is dropped.
    """

    def __init__(self, settings: Settings, player: PlayerRow | None, wish: Wish) -> None:
        self.now = settings.now
        self.player = player
        self.wish = wish
        self.seat: int | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_MESSAGES)
        self.chat: list[ChatLine] = []
        self._is_greeted = False
        self._version = (-1, -1)
        self._moment = -1
        self._ply = 0
        self._seen = Seen()

    # ---- sending

    def push(self, message: Push) -> None:
        """Queue a message; a connection that does not take its messages is ended."""
        try:
            self.outbox.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """No more messages: the socket closes after those that fit."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def hear(self, line: ChatLine) -> None:
        """Pass on a chat line, once."""
        if all(line.number != known.number for known in self.chat):
            self.chat = [*self.chat, line][-CHAT_SHOWN:]
            self.push(Said(line=line))

    def notice(self, text: str) -> None:
        """Pass on a notice."""
        self.push(Notice(text=text))

    def bye(self, reason: str, again: bool) -> None:
        """The last message."""
        self.push(Bye(reason=reason, again=again))
        self.end()

    # ---- what is new

    def hello(self, table: Table) -> None:
        """Everything from scratch."""
        self._choose_seat(table)
        game = table.game
        lines = []
        if game is not None:
            lines = game.log(self.seat, max(0, game.ply - LOG_SHOWN_PLIES))
        sight = self._look(table)
        self.push(
            Hello(
                protocol=PROTOCOL_VERSION,
                table=sight.table,
                viewer=self.seat,
                position=sight.position,
                log=lines,
                chat=self.chat,
            )
        )
        self._is_greeted = True
        self._remember(table, sight.seen)

    def refresh(self, table: Table) -> None:
        """Tell what is new since the last message."""
        if not self._is_greeted:
            return
        if self._choose_seat(table) or (self._moment < 0 and table.game is not None):
            self.hello(table)
        elif (table.row.version, table.presence_changes) != self._version:
            sight = self._look(table)
            self._tell(table, sight)
            self._remember(table, sight.seen)

    def _tell(self, table: Table, sight: Sight) -> None:
        has_moved = table.moment != self._moment or sight.seen.view != self._seen.view
        if sight.position is not None and has_moved:
            self._moved(table, sight.table, sight.position)
            return
        if sight.seen.table != self._seen.table:
            self.push(TableChanged(table=sight.table))
        if sight.position is not None and sight.seen.undo != self._seen.undo:
            self.push(UndoChanged(undo=sight.position.undo))

    def look_from(self, table: Table, wish: Wish) -> None:
        """Look from somewhere else from now on; Refusal where that is not allowed."""
        permission.viewer_for(table, self.player, wish)
        self.wish = wish

    def _choose_seat(self, table: Table) -> bool:
        """Where to look from now; did that change? Whoever does not only watch stays there."""
        before = self.seat
        self.seat = permission.viewer_left(table, self.player, self.wish)
        if self.wish != SPECTATOR:
            self.wish = self.seat
        return self.seat != before

    def _moved(self, table: Table, info: TableInfo, position: Position) -> None:
        game = table.game
        assert game is not None
        back = game.back_since(self._moment)
        after = self._ply if back is None else min(back, self._ply)
        lines = game.news(self.seat, self._moment, after)
        self.push(Moved(position=position, log=lines, table=info, undone=back))

    def _look(self, table: Table) -> Sight:
        """What this viewer can see; clocks that only run make no difference."""
        now = self.now()
        info = shown.table_info(table, self.player, now)
        stopped = [msgspec.structs.replace(seat, clock=None) for seat in info.seats]
        compared = msgspec.json.encode(msgspec.structs.replace(info, seats=stopped))
        if table.game is None:
            return Sight(info, None, Seen(compared))
        position = shown.position(table, self.seat, self.player, now)
        view = msgspec.json.encode((position.view, position.orders, position.thinking))
        undo = msgspec.structs.replace(position.undo, wait=float(position.undo.wait > 0))
        return Sight(info, position, Seen(compared, view, msgspec.json.encode(undo)))

    def _remember(self, table: Table, seen: Seen) -> None:
        self._version = (table.row.version, table.presence_changes)
        self._seen = seen
        if table.game is not None:
            self._moment, self._ply = table.moment, table.game.ply
