"""One viewer's connection to a table: what it has been shown, and what is new for it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec

from hexmoot.server.settings import Settings
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table import shown
from hexmoot.server.table.chat import CHAT_SHOWN
from hexmoot.server.table.table import Room
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


class Connection:
    """What one open socket knows of its table.

    `refresh` compares the room with what was last sent and queues the difference; it may be called
    at any time and any number of times, and says nothing when this viewer can see no difference (a
    standing order of somebody else is secret). A reader that is too slow is dropped.
    """

    def __init__(self, settings: Settings, player: PlayerRow | None, viewer: int | None) -> None:
        self.now = settings.now
        self.player = player
        self.viewer = viewer
        self.wants_to_watch = False
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

    def hello(self, room: Room) -> None:
        """Everything from scratch."""
        self._choose_viewer(room)
        playing = room.playing
        lines = []
        if playing is not None:
            lines = playing.log(self.viewer, max(0, playing.ply - LOG_SHOWN_PLIES))
        sight = self._look(room)
        self.push(
            Hello(
                protocol=PROTOCOL_VERSION,
                table=sight.table,
                viewer=self.viewer,
                position=sight.position,
                log=lines,
                chat=self.chat,
            )
        )
        self._is_greeted = True
        self._remember(room, sight.seen)

    def refresh(self, room: Room) -> None:
        """Tell what is new since the last message."""
        if not self._is_greeted:
            return
        if self._choose_viewer(room) or (self._moment < 0 and room.playing is not None):
            self.hello(room)
        elif (room.row.version, room.presence_changes) != self._version:
            sight = self._look(room)
            self._tell(room, sight)
            self._remember(room, sight.seen)

    def _tell(self, room: Room, sight: Sight) -> None:
        has_moved = room.moment != self._moment or sight.seen.view != self._seen.view
        if sight.position is not None and has_moved:
            self._moved(room, sight.table, sight.position)
            return
        if sight.seen.table != self._seen.table:
            self.push(TableChanged(table=sight.table))
        if sight.position is not None and sight.seen.undo != self._seen.undo:
            self.push(UndoChanged(undo=sight.position.undo))

    def _choose_viewer(self, room: Room) -> bool:
        """Whose view this connection gets; did that change?"""
        before = self.viewer
        mine = room.seats_of(self.player)
        if self.viewer is not None and self.viewer not in room.viewers(self.player):
            self.viewer = None
        if self.viewer is None and mine and not self.wants_to_watch:
            self.viewer = mine[0]
        return self.viewer != before

    def _moved(self, room: Room, table: TableInfo, position: Position) -> None:
        playing = room.playing
        assert playing is not None
        back = playing.back_since(self._moment)
        after = self._ply if back is None else min(back, self._ply)
        lines = playing.log(self.viewer, after)
        self.push(Moved(position=position, log=lines, table=table, undone=back))

    def _look(self, room: Room) -> Sight:
        """What this viewer can see; clocks that only run make no difference."""
        now = self.now()
        table = shown.table_info(room, self.player, now)
        stopped = [msgspec.structs.replace(seat, clock=None) for seat in table.seats]
        compared = msgspec.json.encode(msgspec.structs.replace(table, seats=stopped))
        if room.playing is None:
            return Sight(table, None, Seen(compared))
        position = shown.position(room, self.viewer, self.player, now)
        view = msgspec.json.encode((position.view, position.orders, position.thinking))
        undo = msgspec.structs.replace(position.undo, wait=float(position.undo.wait > 0))
        return Sight(table, position, Seen(compared, view, msgspec.json.encode(undo)))

    def _remember(self, room: Room, seen: Seen) -> None:
        self._version = (room.row.version, room.presence_changes)
        self._seen = seen
        if room.playing is not None:
            self._moment, self._ply = room.moment, room.playing.ply
