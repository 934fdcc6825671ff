"""A client's message from its bytes, and the refusal of one that cannot be read."""

from __future__ import annotations

import msgspec

from hexmoot.server.errors import Refusal
from hexmoot.server.settings import MESSAGE_BYTES
from hexmoot.server.wire.messages import ClientMessage, Refused


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
