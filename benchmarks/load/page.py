"""One open page of a table, as light as a program can make it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hexmoot.server.wire.native.patch import patched


class Counting(ClientConnection):
    """A connection that counts what arrives, as it travels: a browser asks for deflate."""

    heard: list[int]

    def data_received(self, data: bytes) -> None:
        self.heard.append(len(data))
        super().data_received(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.heard = []
        super().connection_made(transport)


class Page:
    """A socket to a table: the position it shows, and what its messages weighed.

    `sizes` are messages as text, `heard` what came over the line for them.
    """

    def __init__(self, address: str, cookie: str, is_plain: bool) -> None:
        self.is_plain = is_plain
        self.address = address
        self.headers = {"Cookie": cookie} if cookie else {}
        self.position: dict[str, Any] = {}
        self.viewer: int | None = None
        self.sizes: list[int] = []
        self.greetings: list[int] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.changed = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and wait for the greeting."""
        self.viewer, self.position = None, {}
        greeted = len(self.greetings)
        self.socket = await connect(
            self.address,
            additional_headers=self.headers,
            compression=None if self.is_plain else "deflate",
            create_connection=Counting,
            ping_interval=None,
            max_size=None,
        )
        self._reading = reading = asyncio.create_task(self._read(self.socket))
        waiting = asyncio.create_task(self._when(lambda: len(self.greetings) > greeted))
        await asyncio.wait({reading, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            waiting.cancel()
            raise ConnectionError("the server hung up without a greeting")

    @property
    def heard(self) -> list[int]:
        """What came over the line, read by read."""
        assert isinstance(self.socket, Counting)
        return self.socket.heard

    def forget_sizes(self) -> None:
        """Count from here on."""
        self.sizes.clear()
        self.heard.clear()

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None and self._reading is not None:
            await self.socket.close()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        async for data in socket:
            self._take(msgspec.json.decode(data), len(data))
            async with self.changed:
                self.changed.notify_all()

    def _take(self, message: dict[str, Any], size: int) -> None:
        if message["type"] == "hello":
            self.greetings.append(size)
            self.viewer, self.position = message["viewer"], message["position"] or {}
            return
        self.sizes.append(size)
        if message["type"] == "moved":
            assert message["since"] == self.moment, "a message was lost"
            self.position = patched(self.position, message["position"])
        elif message["type"] in ("done", "refused"):
            self.answers[message["id"]] = message

    @property
    def moment(self) -> int:
        """The moment of the position shown."""
        return int(self.position["moment"])

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What this page may answer now."""
        return list(self.position["view"]["choices"]) if self.position else []

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.position) and self.position["view"]["outcome"] is not None

    async def answer(self, name: str, pick: int) -> tuple[float, float]:
        """Answer; returns the seconds until the own new view, and until the acknowledgement."""
        assert self.socket is not None
        moment, choices = self.moment, self.choices
        action = choices[pick % len(choices)]["action"]
        act = {"type": "act", "id": name, "moment": moment, "actions": [action]}
        began = time.perf_counter()
        await self.socket.send(msgspec.json.encode(act).decode())
        shown = await self._when(lambda: self.moment > moment)
        told = await self._when(lambda: name in self.answers)
        answer = self.answers.pop(name)
        if answer["type"] != "done":
            raise AssertionError(f"refused: {answer['code']} {answer['message']}")
        return shown - began, told - began

    async def _when(self, is_so: Any) -> float:
        async with self.changed:
            await self.changed.wait_for(is_so)
        return time.perf_counter()
