"""The lobby socket: lists of tables, as they change."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from tests import patience
from tests.server.kit.people import ME, OPEN, Person, patient

Arrive = Callable[..., Person]


def test_the_lobby_socket_tells_when_it_is_my_move(person: Arrive) -> None:
    wren, rafe = person("Wren"), person("Rafe")
    address = wren.url.replace("http", "ws", 1) + "/ws/lobby"
    with patient(address, additional_headers={"Cookie": rafe.cookie}) as lobby:
        first = msgspec.json.decode(lobby.recv(timeout=patience.SECONDS))
        assert (first["type"], first["my_moves"]) == ("lobby", 0)
        host = wren.sit_at(wren.open("ravens", OPEN, ME))
        joined = rafe.sit_at(host.table_id)
        joined.do("sit", seat=0)
        host.do("start")
        deadline = time.monotonic() + patience.SECONDS
        while msgspec.json.decode(lobby.recv(timeout=patience.SECONDS))["my_moves"] != 1:
            assert time.monotonic() < deadline
        host.close()
        joined.close()


def test_what_is_said_in_the_lobby_is_not_heard(person: Arrive) -> None:
    """Nothing is answered, and the lists go on coming."""
    wren = person("Wren")
    address = wren.url.replace("http", "ws", 1) + "/ws/lobby"
    with patient(address, additional_headers={"Cookie": wren.cookie}) as lobby:
        first = msgspec.json.decode(lobby.recv(timeout=patience.SECONDS))
        lobby.send('{"type": "ping", "id": "1"}')
        table = wren.sit_at(wren.open("ravens", ME, OPEN)).table_id
        deadline = time.monotonic() + patience.SECONDS
        while True:
            message = msgspec.json.decode(lobby.recv(timeout=patience.SECONDS))
            assert message["type"] == "lobby"
            if table in {one["id"] for one in message["mine"]}:
                break
            assert time.monotonic() < deadline
    assert first["mine"] == []
