"""What is done with each message of a client, whether it came over a socket or by HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hexmoot.server.entrance.rates import Limiter
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Change, Changes
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.storage.tables import Asked
from hexmoot.server.table import answers, orders, seats, undo
from hexmoot.server.table.chat import Talk
from hexmoot.server.table.permission import SPECTATOR
from hexmoot.server.table.table import Table
from hexmoot.server.table.viewer import Viewer
from hexmoot.server.wire.messages import (
    Act,
    Arrange,
    AskDetails,
    AskUndo,
    ClientMessage,
    Close,
    Consent,
    Done,
    LeaveOrder,
    Look,
    Ping,
    Say,
    Sit,
    Stand,
    Start,
)

Handler = Callable[[Table, PlayerRow, Any, float], None]

# Messages that change the table; `ping`, `look`, `details` and `say` change nothing in it.
CHANGES: dict[type[Any], Handler] = {
    Act: answers.act,
    LeaveOrder: orders.leave,
    AskUndo: undo.ask,
    Consent: undo.consent,
    Sit: seats.sit,
    Stand: seats.stand,
    Arrange: seats.arrange,
    Start: seats.start,
    Close: seats.close,
}


class Handlers:
    """Takes messages for tables, of anybody."""

    def __init__(self, changes: Changes, talk: Talk, chat_limit: Limiter) -> None:
        self.changes = changes
        self.talk = talk
        self.chat_limit = chat_limit

    async def take(
        self,
        table: Table,
        player: PlayerRow | None,
        message: ClientMessage,
        viewer: Viewer | None = None,
    ) -> Done:
        """Carry a message out, or raise Refusal; `viewer` is the socket it came over, if any."""
        if isinstance(message, Look):
            await self._look(table, message, viewer)
        elif isinstance(message, AskDetails):
            await self._details(table, message, viewer)
        elif not isinstance(message, Ping):
            table = await self._carry_out(table, player, message)
        return Done(id=message.id, moment=table.moment)

    async def _look(self, table: Table, message: Look, viewer: Viewer | None) -> None:
        if viewer is None:
            raise Refusal("not_now", "looking is for sockets; name the seat in the request instead")
        viewer.look_from(table, SPECTATOR if message.seat is None else message.seat)
        await self.changes.tables.settle(table)
        viewer.hello(table)

    async def _details(self, table: Table, message: AskDetails, viewer: Viewer | None) -> None:
        if viewer is None:
            raise Refusal("not_now", "details are for sockets; positions come whole by request")
        await self.changes.tables.settle(table)
        viewer.tell_details(table, message.moment, message.stop)

    async def _carry_out(
        self, table: Table, player: PlayerRow | None, message: ClientMessage
    ) -> Table:
        if player is None:
            raise Refusal("unknown_player", "choose a name first")
        if isinstance(message, Say):
            self.chat_limit.take(player.id)
            await self.talk.say(table, player, message)
        else:
            change: Change = partial(_change, player=player, message=message)
            table = await self.changes.make(table.id, change, Asked(player.id, message.id))
        self.changes.metrics.count("hexmoot_messages_total", type=_tag(message))
        return table


def _change(table: Table, now: float, player: PlayerRow, message: ClientMessage) -> None:
    CHANGES[type(message)](table, player, message, now)


def _tag(message: ClientMessage) -> str:
    return str(type(message).__struct_config__.tag)
