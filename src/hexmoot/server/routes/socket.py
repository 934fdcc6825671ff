"""What both sockets share: coming in, being turned away, and hearing the client."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from hexmoot.server.entrance.asking import house_of
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.errors import Refusal
from hexmoot.server.wire.messages import Bye, Refused

CLOSE_TOO_MANY = 4429
Socket = WebSocket[Any, Any, Any]


async def enter(socket: Socket) -> bool:
    """Accept a socket and count it; False when its client has too many and was turned away."""
    await socket.accept()
    try:
        house_of(socket).sockets.enter(client_of(socket.scope))
    except Refusal as error:
        await turn_away(socket, error, CLOSE_TOO_MANY)
        return False
    return True


async def turn_away(socket: Socket, error: Refusal, code: int) -> None:
    """Say why, and close."""
    with suppress(WebSocketDisconnect, RuntimeError):
        for message in (
            Refused(id=None, code=error.code, message=error.message),
            Bye(reason=error.message, again=error.code != "not_found"),
        ):
            await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(code, error.message)


async def receive(socket: Socket) -> str | bytes | None:
    """The next message, None when the client hung up."""
    event: Mapping[str, Any] = await socket.receive()
    if event["type"] == "websocket.disconnect":
        return None
    return event.get("text") or event.get("bytes") or ""
