"""Running the server: uvicorn, with a goodbye to every viewer before it goes."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from hexmoot.server import logs
from hexmoot.server.app import create_app
from hexmoot.server.entrance.connections import Connections, room_for_connections
from hexmoot.server.entrance.protocols import protocols
from hexmoot.server.errors import CannotServe
from hexmoot.server.house import House
from hexmoot.server.settings import Settings
from hexmoot.server.storage.database import prepare

# Larger frames end the connection; messages above the protocol's own limit are refused in words.
FRAME_BYTES = 1_048_576
MOST_AT_ONCE = 2048
GOODBYE_SECONDS = 0.2
TURN_SECONDS = 0.0005
SHUTDOWN_SECONDS = 10
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class HexmootServer(uvicorn.Server):
    """uvicorn that says goodbye, and tells when it is up."""

    def __init__(self, config: uvicorn.Config, house: House, on_up: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.on_up = on_up

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End on a signal; unlike uvicorn's own, without raising it again when all is closed."""
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.on_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.sockets.say_goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket, or CannotServe in one line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, because asyncio sends at once only where it knows that a socket is one of TCP: else the
    # second of two messages waits until the other end has said that the first came.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except (OSError, OverflowError) as error:
        found.close()
        raise CannotServe(f"cannot listen on {host} port {port}: {error}") from error
    found.set_inheritable(False)
    return found


def rarely_collect() -> None:
    """Look for garbage in circles less often, and never among what was there from the start.

    Views are made for every answer and gone with the next: counting references does nearly all of
    it, while a look at everything takes longer than many answers when a thousand tables are there.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 500)


def take_turns() -> None:
    """Let the thread that stores have its turn soon.

    It needs the interpreter for moments only, but several times for each answer, and all who wait
    to be stored wait with it while the loop makes views.
    """
    sys.setswitchinterval(TURN_SECONDS)


def run(
    settings: Settings,
    listening: socket.socket,
    proxies: str = "127.0.0.1",
    on_up: Callable[[], None] = lambda: None,
) -> None:
    """Serve until told to stop; CannotServe if the house cannot be opened."""
    asyncio.run(prepare(settings.database))
    app, house = create_app(settings)
    connections = Connections(house.metrics, room_for_connections(), settings.asking_seconds)
    http, sockets = protocols(connections)
    config = uvicorn.Config(
        app,
        http=http,
        # So many are let in in one go, before any of them can be sent away again.
        backlog=min(MOST_AT_ONCE, connections.most // 4),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        ws=sockets,
        ws_max_size=FRAME_BYTES,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    rarely_collect()
    take_turns()
    server = HexmootServer(config, house, on_up)
    asyncio.run(server.serve([listening]))
    if not server.started:
        raise CannotServe("the server could not start; the log above says why")
    logs.say("stopped")
