"""One viewer's connection to a table: what it has been shown, and what is new for it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec

from hexmoot.server import shown
from hexmoot.server.protocol import (
    PROTOCOL_VERSION,
    Bye,
    ChatLine,
    Hello,
    Moved,
    Notice,
    Position,
    Push,
    Said,
    TableChanged,
    UndoChanged,
)
from hexmoot.server.room import Room
from hexmoot.server.settings import Settings
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.talking import CHAT_SHOWN

LOG_SHOWN_PLIES = 300
QUEUE_MESSAGES = 500


class Seen(NamedTuple):
    """What was last sent, in a form that is equal when nothing visible changed."""

    table: bytes = b""
    view: bytes = b""
    undo: bytes = b""


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
        self.push(
            Hello(
                protocol=PROTOCOL_VERSION,
                table=shown.table_info(room, self.player, self.now()),
                viewer=self.viewer,
                position=None if playing is None else self._position(room),
                log=lines,
                chat=self.chat,
            )
        )
        self._is_greeted = True
        self._remember(room, self._look(room))

    def refresh(self, room: Room) -> None:
        """Tell what is new since the last message."""
        if not self._is_greeted:
            return
        if self._choose_viewer(room) or (self._moment < 0 and room.playing is not None):
            self.hello(room)
        elif (room.row.version, room.presence_changes) != self._version:
            seen = self._look(room)
            self._tell(room, seen)
            self._remember(room, seen)

    def _tell(self, room: Room, seen: Seen) -> None:
        if room.playing is not None and (
            room.moment != self._moment or seen.view != self._seen.view
        ):
            self._moved(room)
            return
        if seen.table != self._seen.table:
            self.push(TableChanged(table=shown.table_info(room, self.player, self.now())))
        if seen.undo != self._seen.undo:
            undo = shown.undo(room, self.viewer, self.player, self.now())
            self.push(UndoChanged(undo=undo))

    def _choose_viewer(self, room: Room) -> bool:
        """Whose view this connection gets; did that change?"""
        before = self.viewer
        mine = room.seats_of(self.player)
        if self.viewer is not None and self.viewer not in room.viewers(self.player):
            self.viewer = None
        if self.viewer is None and mine and not self.wants_to_watch:
            self.viewer = mine[0]
        return self.viewer != before

    def _position(self, room: Room) -> Position:
        return shown.position(room, self.viewer, self.player, self.now())

    def _moved(self, room: Room) -> None:
        playing = room.playing
        assert playing is not None
        back = playing.back_since(self._moment)
        after = self._ply if back is None else min(back, self._ply)
        self.push(
            Moved(
                position=self._position(room),
                log=playing.log(self.viewer, after),
                table=shown.table_info(room, self.player, self.now()),
                undone=back,
            )
        )

    def _look(self, room: Room) -> Seen:
        """What this viewer can see, without clocks that only run."""
        table = shown.table_info(room, self.player, self.now())
        for seat in table.seats:
            seat.clock = None
        if room.playing is None:
            return Seen(msgspec.json.encode(table))
        position = self._position(room)
        undo = msgspec.structs.replace(position.undo, wait=float(position.undo.wait > 0))
        parts = (table, (position.view, position.orders, position.thinking), undo)
        return Seen(*(msgspec.json.encode(part) for part in parts))

    def _remember(self, room: Room, seen: Seen) -> None:
        self._version = (room.row.version, room.presence_changes)
        self._seen = seen
        if room.playing is not None:
            self._moment, self._ply = room.moment, room.playing.ply
