"""Which browsers of mine are called, over HTTP."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexmoot.server.push.keys import fresh_key
from tests.server.kit.people import Person
from tests.server.kit.process import ServerProcess

pytest.importorskip("cryptography")

Arrive = Callable[..., Person]
Start = Callable[..., ServerProcess]
CHROME = {"endpoint": "https://fcm.googleapis.com/fcm/send/abc"}
NIGHT = {"start": 1320, "end": 420, "zone": "Europe/Berlin"}


@pytest.fixture
def wren(start_server: Start, arrive: Arrive) -> Person:
    """Somebody at a server whose operator wants people to be called."""
    server = start_server(push={"key": fresh_key(), "contact": "mailto:ops@example.org"})
    return arrive(server.url, "Wren")


def put(person: Person, body: object) -> tuple[int, object]:
    answer = person.http.put("/api/me/push", json=body)
    return answer.status_code, answer.json()


def test_a_browser_is_called_until_it_is_not(wren: Person) -> None:
    assert len(wren.get("/api/server")["push_key"]) == 87
    assert put(wren, CHROME) == (200, {"browsers": 1})
    assert put(wren, {**CHROME, "quiet": NIGHT}) == (200, {"browsers": 1})
    assert wren.post("/api/me/push/remove", CHROME) == {"browsers": 0}
    assert wren.post("/api/me/push/remove", CHROME) == {"browsers": 0}


@pytest.mark.parametrize(
    "body",
    [
        {"endpoint": "https://127.0.0.1/"},
        {"endpoint": "http://127.0.0.1:1/"},
        {"endpoint": "https://example.org/push"},
        {**CHROME, "quiet": {**NIGHT, "zone": "Nowhere/Land"}},
        {**CHROME, "quiet": {**NIGHT, "start": 1440}},
        {**CHROME, "keys": {"auth": "x"}},
        {},
    ],
)
def test_what_cannot_be_called_is_refused(wren: Person, body: object) -> None:
    assert put(wren, body)[0] == 400
    assert wren.post("/api/me/push/remove", CHROME) == {"browsers": 0}


def test_strangers_are_not_called(wren: Person, arrive: Arrive) -> None:
    nobody = arrive(wren.url, None)
    assert nobody.refused("PUT", "/api/me/push", CHROME) == (401, "unknown_player")
    assert nobody.refused("POST", "/api/me/push/remove", CHROME) == (401, "unknown_player")


def test_signing_out_everywhere_ends_it(wren: Person, arrive: Arrive) -> None:
    put(wren, CHROME)
    wren.post("/api/me/sign-out")
    wren.post("/api/me/recover", {"code": wren.code})
    assert wren.post("/api/me/push/remove", {"endpoint": "https://other"}) == {"browsers": 0}


def test_where_nobody_is_called_that_is_said(person: Arrive) -> None:
    wren = person("Wren")
    assert wren.get("/api/server")["push_key"] is None
    assert wren.refused("PUT", "/api/me/push", CHROME) == (409, "not_now")
