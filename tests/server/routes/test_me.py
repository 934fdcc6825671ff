"""Who I am, over HTTP: name, cookie, recovery code, token."""

from __future__ import annotations

from collections.abc import Callable

from hexmoot.server.routes.me import me_of
from tests.server.kit.people import Person
from tests.server.kit.tables import WREN

Arrive = Callable[..., Person]


def test_a_person_is_shown_by_mark_and_name_alone() -> None:
    assert (me_of(WREN).player, me_of(WREN).name) == ("mark-wren", "Wren")


def test_the_first_name_makes_an_identity_the_next_only_changes_it(person: Arrive) -> None:
    wren = person(None)
    assert wren.get("/api/me") == {"me": None}
    first = wren.http.put("/api/me", json={"name": "Wren"})
    second = wren.http.put("/api/me", json={"name": "Wrenna"})
    assert first.json()["recovery_code"]
    assert "set-cookie" in first.headers
    assert second.json()["recovery_code"] is None
    assert "set-cookie" not in second.headers
    assert second.json()["me"]["player"] == first.json()["me"]["player"]
    assert wren.get("/api/me")["me"]["name"] == "Wrenna"


def test_only_the_cookie_is_forgotten(person: Arrive) -> None:
    wren = person("Wren")
    assert wren.http.delete("/api/me").json() == {"me": None}
    assert wren.get("/api/me") == {"me": None}
    assert wren.post("/api/me/recover", {"code": wren.code})["me"]["name"] == "Wren"


def test_strangers_get_no_code_and_no_token(person: Arrive) -> None:
    nobody = person(None)
    assert nobody.refused("POST", "/api/me/recovery") == (401, "unknown_player")
    for path in ("/api/me/recover", "/api/me/token"):
        assert nobody.refused("POST", path, {"code": "guess"}) == (401, "unknown_player")
        assert nobody.refused("POST", path, {"code": ""}) == (400, "malformed")
