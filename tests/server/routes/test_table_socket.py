"""The table socket: hello first, an answer to every message, goodbye."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests import patience
from tests.server.kit.people import ME, OPEN, Person, patient

Arrive = Callable[..., Person]


def test_a_socket_to_no_table_is_told_so_and_closed(person: Arrive) -> None:
    address = person(None).url.replace("http", "ws", 1) + "/ws/tables/nowhere"
    with patient(address) as socket:
        refused, bye = (
            msgspec.json.decode(socket.recv(timeout=patience.SECONDS)) for _ in range(2)
        )
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(timeout=patience.SECONDS)
    assert (refused["type"], refused["code"]) == ("refused", "not_found")
    assert (bye["type"], bye["again"]) == ("bye", False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4404


def test_hello_holds_everything_and_every_message_is_answered(person: Arrive) -> None:
    wren = person("Wren")
    page = wren.sit_at(wren.open("ravens", ME, OPEN))
    assert page.table["status"] == "open"
    assert (page.position, page.log, page.chat) == ({}, [], [])
    assert page.do("ping", id="p1")["id"] == "p1"
    page.send_raw('{"type": "ping", "id": "p2", "more": 1}')
    answer = page.hear()
    assert (answer["type"], answer["id"], answer["code"]) == ("refused", "p2", "malformed")
    page.send_raw("x" * 17_000)
    answer = page.hear()
    assert (answer["id"], answer["code"]) == (None, "too_large")


def test_bytes_are_read_like_text(person: Arrive) -> None:
    wren = person("Wren")
    page = wren.sit_at(wren.open("ravens", ME, OPEN))
    page.send_raw(b'{"type": "ping", "id": "bytes"}')
    page.wait(lambda: "bytes" in page.answers)
    assert page.answers["bytes"]["type"] == "done"


def test_looking_elsewhere_is_a_new_hello(person: Arrive) -> None:
    wren = person("Wren")
    page = wren.sit_at(wren.open("ravens", ME, ME, start=True), seat=1)
    assert page.viewer == 1
    page.received.clear()
    page.do("look", seat=0)
    assert page.received == ["hello", "done"]
    assert page.viewer == 0
