"""The challenge of the day over HTTP: sealed for everybody else, on every way in."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from tests.server.kit.people import Person, patient
from tests.server.kit.process import ServerProcess


def test_a_try_is_mine_alone_while_the_day_lasts(
    shared_server: ServerProcess, person: Callable[..., Person]
) -> None:
    """Strangers see neither the table nor its positions, log, chat or socket."""
    wren, rafe = person("Wren"), person("Rafe")
    known = {one["game"] for one in rafe.get("/api/challenges")}
    game = "alchemists_race"
    assert game in known
    table = wren.post(f"/api/challenges/{game}")["id"]
    assert wren.post(f"/api/challenges/{game}")["id"] == table
    assert wren.get(f"/api/tables/{table}")["challenge"]
    for path in ("", "/position", "/replay/0", "/log", "/chat", "/record", "/tips"):
        assert rafe.refused("GET", f"/api/tables/{table}{path}")[0] == 403, path
    assert rafe.refused("POST", f"/api/tables/{table}/rematch")[0] == 403
    assert wren.refused("GET", f"/api/tables/{table}/thoughts") == (409, "not_now")
    address = f"{shared_server.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with patient(address, additional_headers={"Cookie": rafe.cookie}) as socket:
        assert '"refused"' in str(socket.recv()) or '"bye"' in str(socket.recv())
    mine = next(one for one in wren.get("/api/challenges") if one["game"] == game)
    assert (mine["table"], mine["seed"]) == (table, None)
    theirs = next(one for one in rafe.get("/api/challenges") if one["game"] == game)
    assert theirs["table"] is None


def test_what_cannot_be_is_refused(
    shared_server: ServerProcess, person: Callable[..., Person]
) -> None:
    assert httpx.post(f"{shared_server.url}/api/challenges/ravens").status_code == 401
    wren = person("Wren")
    assert wren.refused("POST", "/api/challenges/chess") == (404, "not_found")
    assert wren.refused("GET", "/api/challenges?day=2026-13-40") == (404, "not_found")
    assert wren.get("/api/challenges?day=2020-01-01") == []
