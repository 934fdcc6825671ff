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
from hexmoot.server.table.sights import Plain
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import (
    PROTOCOL_VERSION,
    Bye,
    DetailsTold,
    Hello,
    Moved,
    Notice,
    Push,
    Said,
    TableChanged,
    UndoChanged,
)
from hexmoot.server.wire.native.patch import difference
from hexmoot.server.wire.parts import ChatLine, Position, Stop, TableInfo, Undo

LOG_SHOWN_PLIES = 300
QUEUE_MESSAGES = 500


class Sight(NamedTuple):
    """What a viewer sees of a table, as plain data; without a position before the start."""

    table: Plain
    position: Plain | None


NOTHING = Sight({}, None)


def drawn_games(text: str | None) -> frozenset[str]:
    """The `drawn` of an address: the games a page has boards for, separated by commas."""
    return frozenset((text or "").split(","))


class Viewer:
    """What one open socket knows of its table; `seat` is where it looks from (None: a spectator).

    `refresh` compares the table with what was last sent and queues the difference; it may be called
    at any time and any number of times, and says nothing when this viewer can see no difference (a
    standing order of somebody else is secret). A reader that is too slow is dropped. `drawn` are
    the games it draws itself: their views come without panels.
    """

    def __init__(
        self,
        settings: Settings,
        player: PlayerRow | None,
        wish: Wish,
        drawn: frozenset[str] = frozenset(),
    ) -> None:
        self.now = settings.now
        self.player = player
        self.wish = wish
        self.drawn = drawn
        self.seat: int | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_MESSAGES)
        self.chat: list[ChatLine] = []
        self._is_greeted = False
        self._version = (-1, -1)
        self._moment = -1
        self._ply = 0
        self._sent = NOTHING

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
                table=msgspec.convert(sight.table, TableInfo),
                viewer=self.seat,
                position=msgspec.convert(sight.position, Position | None),
                log=lines,
                chat=self.chat,
                stops=self._stops(table, sight.position, len(lines)),
            )
        )
        self._is_greeted = True
        self._remember(table, sight)

    def refresh(self, table: Table) -> None:
        """Tell what is new since the last message."""
        if not self._is_greeted:
            return
        if self._choose_seat(table) or (self._moment < 0 and table.game is not None):
            self.hello(table)
        elif (table.row.version, table.presence_changes) != self._version:
            self._remember(table, self._tell(table, self._look(table)))

    def _tell(self, table: Table, sight: Sight) -> Sight:
        """Send what is new; returns what is known there now: what was not sent is not."""
        info, before = self._sent
        now = sight.position
        if before is not None and now is not None and _has_moved(before, now):
            self._moved(table, before, now, sight.table)
            return sight
        if _stopped(sight.table) != _stopped(info):
            info = sight.table
            self.push(TableChanged(table=msgspec.convert(info, TableInfo)))
        if before is not None and now is not None and _waiting(before) != _waiting(now):
            before = {**before, "undo": now["undo"]}
            self.push(UndoChanged(undo=msgspec.convert(now["undo"], Undo)))
        return Sight(info, before)

    def tell_details(self, table: Table, moment: int, stop: int | None) -> None:
        """Tell whoever is asked what they see when they point at things, of what was sent last.

        When the table has moved on, or this seat is not theirs any more, other news is on its way.
        """
        game, before = table.game, self._sent.position
        mine = permission.viewer_left(table, self.player, self.wish)
        if game is None or before is None or mine is None or mine != self.seat:
            return
        if not moment == before["moment"] == game.moment:
            return
        is_drawn = table.row.game in self.drawn
        if stop is not None:
            patch = game.stops().details(stop, mine, is_drawn)
        elif mine == game.asked:
            whole = game.plain_view(mine, is_drawn, is_whole=True)
            patch = difference(before["view"], whole)
            self._sent = Sight(self._sent.table, {**before, "view": whole})
        else:
            return
        if isinstance(patch, dict):
            self.push(DetailsTold(view=patch, stop=stop))

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

    def _moved(self, table: Table, before: Plain, now: Plain, info: Plain) -> None:
        game = table.game
        assert game is not None
        back = game.back_since(self._moment)
        after = self._ply if back is None else min(back, self._ply)
        lines = game.news(self.seat, self._moment, after)
        patch: Plain = {
            key: difference(before[key], value)
            for key, value in now.items()
            if key != "view" and before[key] != value
        }
        if before["view"] is not now["view"]:
            patch["view"] = game.change(before["view"], now["view"])
        changes = difference(self._sent.table, info)
        assert isinstance(changes, dict)
        stops = self._stops(table, before, len(lines)) if back is None and lines else []
        self.push(
            Moved(
                since=self._moment,
                position=patch,
                log=lines,
                table=changes,
                undone=back,
                stops=stops,
            )
        )

    def _stops(self, table: Table, known: Plain | None, lines: int) -> list[Stop]:
        """Forced rolls before the question of now, told by the last of these lines."""
        game = table.game
        if game is None or known is None or game.state.over:
            return []
        is_drawn = table.row.game in self.drawn
        told = lines - game.last_lines(self.seat)
        return game.stops().seen(self.seat, is_drawn, known["view"], told)

    def _look(self, table: Table) -> Sight:
        """What this viewer can see."""
        now = self.now()
        info = shown.plain_info(table, self.player, now)
        if table.game is None:
            return Sight(info, None)
        is_drawn = table.row.game in self.drawn
        return Sight(info, shown.plain_position(table, self.seat, self.player, now, is_drawn))

    def _remember(self, table: Table, sight: Sight) -> None:
        self._version = (table.row.version, table.presence_changes)
        self._sent = sight
        if table.game is not None:
            self._moment, self._ply = table.moment, table.game.ply


def _has_moved(before: Plain, now: Plain) -> bool:
    """Is there anything new in a position but what can be taken back?"""
    return any(
        before[key] is not value and before[key] != value
        for key, value in now.items()
        if key != "undo"
    )


def _stopped(info: Plain) -> Plain:
    """A table without its clocks: that they run is no news."""
    return {**info, "seats": [{**seat, "clock": None} for seat in info.get("seats", ())]}


def _waiting(position: Plain) -> Plain:
    """What can be taken back, with whether but not how long one has to wait."""
    return {**position["undo"], "wait": position["undo"]["wait"] > 0}
