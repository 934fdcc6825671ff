"""Finding company over HTTP."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from tests.server.kit.people import Person
from tests.server.kit.process import ServerProcess


def test_two_people_meet(shared_server: ServerProcess, person: Callable[..., Person]) -> None:
    wish = {"game": "ravens", "pace": "none"}
    assert httpx.post(f"{shared_server.url}/api/match", json=wish).status_code == 401
    wren, rafe = person("Wren"), person("Rafe")
    table = wren.post("/api/match", wish)
    assert (table["status"], table["matched"], table["listed"]) == ("open", True, True)
    met = rafe.post("/api/match", wish)
    assert (met["id"], met["status"]) == (table["id"], "playing")
    assert wren.refused("POST", "/api/match", {"game": "chess"})[0] == 400
