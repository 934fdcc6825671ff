"""Carrying out a client's message, whether it came over a socket or by HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from hexmoot.server.entrance.rates import Limiter
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Change, Tables
from hexmoot.server.settings import MESSAGE_BYTES
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.storage.tables import Asked
from hexmoot.server.table import answers as moves
from hexmoot.server.table import seats as seating
from hexmoot.server.table.chat import Talk
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import (
    Act,
    Arrange,
    AskUndo,
    ClientMessage,
    Close,
    Consent,
    Done,
    LeaveOrder,
    Look,
    Ping,
    Refused,
    Say,
    Sit,
    Stand,
    Start,
)

Handler = Callable[[Table, PlayerRow, Any, float], None]

HANDLERS: dict[type[Any], Handler] = {
    Act: moves.act,
    LeaveOrder: moves.order,
    AskUndo: moves.ask_undo,
    Consent: moves.consent,
    Sit: seating.sit,
    Stand: seating.stand,
    Arrange: lambda table, player, message, now: seating.arrange(table, player, message),
    Start: lambda table, player, message, now: seating.start(table, player, now),
    Close: lambda table, player, message, now: seating.close(table, player),
}


def read_message(data: str | bytes) -> ClientMessage:
    """A message as its struct; Refusal if it is too large or not one."""
    if len(data) > MESSAGE_BYTES:
        raise Refusal("too_large", f"a message has at most {MESSAGE_BYTES} characters")
    try:
        message: ClientMessage = msgspec.json.decode(data, type=ClientMessage)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)) from error
    return message


def id_of(data: str | bytes) -> str | None:
    """The id of a message that could not be read whole, if it has one."""
    try:
        return msgspec.json.decode(data, type=OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


class OnlyId(msgspec.Struct):
    """The one field every message has."""

    id: str


def refused(error: Refusal, data: str | bytes) -> Refused:
    """The answer to a message that changed nothing."""
    found = id_of(data) if len(data) <= MESSAGE_BYTES else None
    return Refused(id=found, code=error.code, message=error.message)


class Messages:
    """Takes messages of known people for tables."""

    def __init__(self, tables: Tables, talk: Talk, chat_limit: Limiter) -> None:
        self.tables = tables
        self.talk = talk
        self.chat_limit = chat_limit

    async def take(self, table: Table, player: PlayerRow | None, message: ClientMessage) -> Done:
        """Carry a message out, or raise Refusal."""
        if isinstance(message, Ping):
            return Done(id=message.id, moment=table.moment)
        if isinstance(message, Look):
            raise Refusal("not_now", "looking is for sockets; name the seat in the request instead")
        if player is None:
            raise Refusal("unknown_player", "choose a name first")
        if isinstance(message, Say):
            self.chat_limit.take(player.id)
            await self.talk.say(table, player, message)
        else:
            change: Change = partial(_handle, player=player, message=message)
            table = await self.tables.change(table.id, change, Asked(player.id, message.id))
        self.tables.metrics.count("hexmoot_messages_total", type=_tag(message))
        return Done(id=message.id, moment=table.moment)


def _handle(table: Table, now: float, player: PlayerRow, message: ClientMessage) -> None:
    HANDLERS[type(message)](table, player, message, now)


def _tag(message: ClientMessage) -> str:
    return str(type(message).__struct_config__.tag)
