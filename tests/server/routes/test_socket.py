"""What both sockets share: coming in, being turned away, hearing."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from hexmoot.server.errors import Refusal
from hexmoot.server.routes.socket import CLOSE_TOO_MANY, Socket, receive, turn_away


class Fake:
    """A socket that remembers what it was sent."""

    def __init__(self, *events: dict[str, Any], is_gone: bool = False) -> None:
        self.events = list(events)
        self.is_gone = is_gone
        self.sent: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None

    async def receive(self) -> dict[str, Any]:
        return self.events.pop(0)

    async def send_text(self, text: str) -> None:
        if self.is_gone:
            raise WebSocketDisconnect(detail="gone")
        self.sent.append(msgspec.json.decode(text))

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


def as_socket(fake: Fake) -> Socket:
    """What the functions take."""
    return cast(Socket, fake)


@pytest.mark.parametrize(("code", "again"), [("too_fast", True), ("not_found", False)])
def test_who_is_turned_away_learns_why_and_whether_to_come_again(code: Any, again: bool) -> None:
    fake = Fake()
    asyncio.run(turn_away(as_socket(fake), Refusal(code, "sorry"), CLOSE_TOO_MANY))
    refused, bye = fake.sent
    assert (refused["type"], refused["code"], refused["message"]) == ("refused", code, "sorry")
    assert (bye["type"], bye["again"]) == ("bye", again)
    assert fake.closed == (CLOSE_TOO_MANY, "sorry")


def test_turning_away_who_is_gone_is_no_harm() -> None:
    fake = Fake(is_gone=True)
    asyncio.run(turn_away(as_socket(fake), Refusal("too_fast", "sorry"), CLOSE_TOO_MANY))
    assert fake.closed is None


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        ({"type": "websocket.receive", "text": "a"}, "a"),
        ({"type": "websocket.receive", "bytes": b"b", "text": None}, b"b"),
        ({"type": "websocket.receive"}, ""),
        ({"type": "websocket.disconnect"}, None),
    ],
)
def test_text_bytes_nothing_or_the_end_is_heard(event: dict[str, Any], heard: object) -> None:
    assert asyncio.run(receive(as_socket(Fake(event)))) == heard
