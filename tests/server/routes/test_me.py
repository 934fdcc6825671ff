"""Who I am, over HTTP: name, cookie, recovery code, token."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
from litestar.testing import AsyncTestClient

from hexmoot.server.app import litestar_app
from hexmoot.server.entrance.identity import DAY_SECONDS
from hexmoot.server.house import House
from hexmoot.server.routes.me import me_of
from tests import patience
from tests.server.kit.houses import Clock, settings_in
from tests.server.kit.people import BOT, ME, OPEN, Person
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


def bearer(person: Person, token: str) -> str | None:
    """Whom a program with this token is taken for."""
    headers = {"Authorization": f"Bearer {token}", "Cookie": ""}
    url = f"{person.url}/api/me"
    me = httpx.get(url, headers=headers, timeout=patience.SECONDS).json()["me"]
    return None if me is None else str(me["name"])


def test_a_fresh_code_ends_old_cookies_tokens_and_sockets(person: Arrive) -> None:
    wren, other = person("Wren"), person(None)
    other.post("/api/me/recover", {"code": wren.code})
    token = wren.post("/api/me/token", {"code": wren.code})["token"]
    page = other.sit_at(wren.open("ravens", ME, OPEN))
    assert bearer(wren, token) == "Wren"
    wren.post("/api/me/recovery")
    assert wren.get("/api/me")["me"]["name"] == "Wren"
    assert other.get("/api/me") == {"me": None}
    assert bearer(wren, token) is None
    page.wait(lambda: "bye" in page.received)


def test_signing_out_everywhere_leaves_the_recovery_code(person: Arrive) -> None:
    wren, other = person("Wren"), person(None)
    other.post("/api/me/recover", {"code": wren.code})
    kept = wren.http.cookies["hexmoot"]
    assert other.post("/api/me/sign-out") == {"me": None}
    assert wren.get("/api/me") == {"me": None}
    assert bearer(wren, kept) is None
    assert other.refused("POST", "/api/me/sign-out") == (401, "unknown_player")
    assert wren.post("/api/me/recover", {"code": wren.code})["me"]["name"] == "Wren"


def test_a_cookie_of_long_ago_is_given_anew_and_at_last_not_taken(tmp_path: Path) -> None:
    """The server looks at the date in it: a browser that keeps a cookie for ever gains nothing."""
    clock = Clock(0.0)

    async def check() -> list[tuple[bool, bool]]:
        house = House(settings_in(tmp_path, now=clock))
        found = []
        async with AsyncTestClient(litestar_app(house)) as client:
            first = (await client.put("/api/me", json={"name": "Wren"})).cookies["hexmoot"]
            for days in (29, 31, 399, 401):
                clock.time = days * DAY_SECONDS
                client.cookies.clear()
                answer = await client.get("/api/me", headers={"Cookie": f"hexmoot={first}"})
                found.append((answer.json()["me"] is not None, "hexmoot" in answer.cookies))
        return found

    expected = [(True, False), (True, True), (True, True), (False, False)]
    assert asyncio.run(check()) == expected


def test_whoever_gives_their_name_is_deleted_with_what_is_theirs(person: Arrive) -> None:
    wren, rafe = person("Wren"), person("Rafe")
    ours, mine = wren.open("ravens", OPEN, ME), wren.open("ravens", ME, BOT, start=True)
    page = rafe.sit_at(ours)
    page.do("sit", seat=0)
    assert wren.refused("POST", "/api/me/delete", {"name": "wren"}) == (400, "malformed")
    assert wren.get("/api/me")["me"]["name"] == "Wren"
    assert wren.post("/api/me/delete", {"name": "Wren"}) == {"tables": 1, "kept": 1}
    assert wren.get("/api/me") == {"me": None}
    assert wren.refused("POST", "/api/me/recover", {"code": wren.code}) == (401, "unknown_player")
    assert wren.refused("GET", f"/api/tables/{mine}") == (404, "not_found")
    page.wait(lambda: page.table["seats"][1]["kind"] == "open")
    assert page.table["is_host"]
    page.do("start")
    assert person(None).refused("POST", "/api/me/delete", {"name": "x"}) == (401, "unknown_player")
