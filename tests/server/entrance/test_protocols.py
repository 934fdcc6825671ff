"""Half-open requests at a real server: bounded, given up, and in nobody's way."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from hexmoot.server.entrance.protocols import DEFLATE, MOST_WAITING, SocketLine
from tests import patience
from tests.server.kit.people import ME, OPEN, Person
from tests.server.kit.process import ServerProcess

Arrive = Callable[..., Person]
FEW_DESCRIPTORS = 256
# Longer than a busy machine takes to send a whole request.
SOON = 5.0
HALVES = {
    "nothing": b"",
    "half a head": b"GET /api/server HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a body": b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 99\r\n\r\n{"name"',
}
WHOLE = b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Halves:
    """Somebody who opens connections and never asks a whole question."""

    def __init__(self, url: str) -> None:
        self.address = urlsplit(url).hostname, urlsplit(url).port
        self.stack = ExitStack()

    def open(self, sent: bytes) -> socket.socket:
        """One more."""
        found = self.stack.enter_context(socket.create_connection(self.address, patience.SECONDS))
        found.sendall(sent)
        return found


def started(folder: Path, **settings: object) -> ServerProcess:
    """A server on a database of its own."""
    return ServerProcess(folder, database=f"sqlite:///{folder / 'hexmoot.db'}", **settings)


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that gives a request up soon."""
    server = started(tmp_path, asking_seconds=SOON)
    yield server
    assert server.stop() == 0


@pytest.fixture
def small(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with few descriptors, that is patient for longer than a test."""
    server = started(tmp_path, asking_seconds=3600.0, descriptors=FEW_DESCRIPTORS)
    yield server
    assert server.stop() == 0


def until_closed(line: socket.socket) -> bytes:
    """All that comes until the other end hangs up."""
    heard = b""
    try:
        while data := line.recv(65_536):
            heard += data
    except ConnectionResetError:
        pass
    return heard


def test_a_request_that_is_not_finished_is_given_up(
    impatient: ServerProcess, arrive: Arrive
) -> None:
    """Whatever is missing of it; whole requests and sockets are none of that."""
    wren = arrive(impatient.url)
    page = wren.sit_at(wren.open("ravens", ME, OPEN))
    halves = Halves(impatient.url)
    with halves.stack:
        first = [halves.open(sent) for sent in HALVES.values()]
        second = halves.open(WHOLE)
        assert second.recv(100).startswith(b"HTTP/1.1 200")
        second.sendall(WHOLE[:20])
        assert [until_closed(line) for line in first] == [b""] * 3
        assert b"HTTP/1.1 200" not in until_closed(second)
    page.do("ping")
    assert 'hexmoot_dropped_total{why="slow"} 4' in wren.http.get("/metrics").text


def test_many_half_open_requests_are_in_nobodys_way(small: ServerProcess, arrive: Arrive) -> None:
    """400 of them, and 256 descriptors: others play on and come in, and the log stays short."""
    wren = arrive(small.url)
    page = wren.sit_at(wren.open("ravens", ME, OPEN))
    halves = Halves(small.url)
    with halves.stack:
        for number in range(400):
            halves.open(HALVES["half a head"] if number % 2 else b"")
        page.do("ping")
        rafe = arrive(small.url, "Rafe")
        rafe.sit_at(page.table_id).do("sit", seat=1)
        numbers = dict(
            line.split(" ")
            for line in rafe.http.get("/metrics").text.splitlines()
            if line.startswith(("hexmoot_connections", "hexmoot_half_open", "hexmoot_dropped"))
        )
    assert int(numbers["hexmoot_connections"]) <= FEW_DESCRIPTORS // 2
    dropped = [int(count) for name, count in numbers.items() if "dropped" in name]
    assert sum(dropped) >= 400 - FEW_DESCRIPTORS // 2
    assert len(small.logged()) < 10


async def no_app(scope: Any, receive: Any, send: Any) -> None:
    """Who is behind a socket that is only looked at."""
    raise AssertionError("nobody asks")


def lone_socket() -> SocketLine:
    """A socket without a server around it."""
    config = uvicorn.Config(no_app, ws=SocketLine, lifespan="off", log_config=None)
    return SocketLine(config, ServerState(), {})


class Line:
    """The other end of a socket, as far as reading is concerned."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def pause_reading(self) -> None:
        """Nothing more is read."""
        self.calls.append("pause")

    def resume_reading(self) -> None:
        """Reading goes on."""
        self.calls.append("resume")


def test_a_few_messages_may_wait_and_then_nothing_more_is_read() -> None:
    """In order, none lost; what a client sends faster than it is taken stays with the client."""

    async def heard() -> tuple[list[str], list[str], list[object]]:
        found, line = lone_socket(), Line()
        vars(found)["transport"] = line
        for number in range(MOST_WAITING - 1):
            found.handle_text(Frame(Opcode.TEXT, str(number).encode()))
        one_by_one = list(line.calls)
        for number in range(MOST_WAITING - 1, MOST_WAITING + 2):
            found.handle_text(Frame(Opcode.TEXT, str(number).encode()))
        crowded = list(line.calls)
        texts: list[object] = [dict(await found.receive())["text"] for _ in range(MOST_WAITING + 2)]
        assert line.calls == ["pause", "resume"]
        return one_by_one, crowded, texts

    texts = [str(number) for number in range(MOST_WAITING + 2)]
    assert asyncio.run(heard()) == ([], ["pause"], texts)


def test_sockets_deflate_the_quick_way() -> None:
    """What is offered to a page is ours: the server spends most on what it sends to everybody."""

    async def offered() -> object:
        return lone_socket().conn.available_extensions

    assert asyncio.run(offered()) == [DEFLATE]
    assert DEFLATE.compress_settings == {"level": 1, "memLevel": 5}
