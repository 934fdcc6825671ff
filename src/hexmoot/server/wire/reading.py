"""A client's message from its bytes, and the refusal of one that cannot be read."""

from __future__ import annotations

import msgspec

from hexmoot.server.errors import Refusal
from hexmoot.server.settings import MESSAGE_BYTES
from hexmoot.server.wire.messages import ClientMessage, Refused


class OnlyId(msgspec.Struct):
    """The one field every message has."""

    id: str


# Made once: to look all kinds of messages up takes longer than to read one.
READ = msgspec.json.Decoder(ClientMessage)
READ_ID = msgspec.json.Decoder(OnlyId)


def read_message(data: str | bytes) -> ClientMessage:
    """A message as its struct; Refusal if it is too large or not one."""
    if len(data) > MESSAGE_BYTES:
        raise Refusal("too_large", f"a message has at most {MESSAGE_BYTES} characters")
    try:
        message: ClientMessage = READ.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)) from error
    return message


def id_of(data: str | bytes) -> str | None:
    """The id of a message that could not be read whole, if it has one."""
    try:
        return READ_ID.decode(data).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def refused(error: Refusal, data: str | bytes) -> Refused:
    """The answer to a message that changed nothing."""
    found = id_of(data) if len(data) <= MESSAGE_BYTES else None
    return Refused(id=found, code=error.code, message=error.message)
