"""uvicorn's protocols, telling what phase each connection is in."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from hexmoot.server.entrance.connections import Connections, Phase

# The quickest way to deflate takes half the time and makes messages an eighth larger; a window of
# 4 KB and little memory, since every socket has its own.
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},
)

# Messages of one client that wait to be taken; then nothing more is read of it.
MOST_WAITING: Final = 8


class HttpLine(H11Protocol):
    """Requests, one after the other, on one connection."""

    connections_here: ClassVar[Connections]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.connections_here.enter(self.transport, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections_here.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not isinstance(self.transport.get_protocol(), WebSocketsSansIOProtocol):
            self._tell(is_between=False)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._tell(is_between=True)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.connections_here.move(self.transport, "socket", self.loop.time())
        super().handle_websocket_upgrade(event)

    def _tell(self, is_between: bool) -> None:
        """Is a request being answered, is it on its way, or is this between two of them?"""
        phase: Phase = "idle" if is_between else "asking"
        if self.cycle is not None and not self.cycle.response_complete:
            phase = "asking" if self.cycle.more_body else "answering"
        self.connections_here.move(self.transport, phase, self.loop.time())


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket, from its handshake on.

    uvicorn stops reading after every message until it is asked for the next one, which costs two
    calls of the system and much around them. A few messages may wait instead.
    """

    connections_here: ClassVar[Connections]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [DEFLATE]

    def send_receive_event_to_app(self) -> None:
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused or self.queue.qsize() >= MOST_WAITING
        if self.read_paused and not was_paused:
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections_here.leave(self.transport)
        super().connection_lost(exc)


def protocols(connections: Connections) -> tuple[type[HttpLine], type[SocketLine]]:
    """Both protocols, telling these connections."""
    told = {"connections_here": connections}
    return type("HttpLine", (HttpLine,), told), type("SocketLine", (SocketLine,), told)
