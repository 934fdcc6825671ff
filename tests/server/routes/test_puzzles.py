"""Puzzles over HTTP."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from tests.server.kit.people import Person
from tests.server.kit.process import ServerProcess


def test_a_puzzle_is_read_by_anybody_and_kept_for_whoever_is_known(
    shared_server: ServerProcess, person: Callable[..., Person]
) -> None:
    wren = person("Wren")
    book = wren.get("/api/puzzles")[0]
    daily = httpx.get(f"{shared_server.url}/api/puzzles/{book['game']}/{book['daily']}").json()
    assert any(answer["best"] for answer in daily["answers"])
    one = {"game": book["game"], "puzzle": book["daily"], "wrong": 1, "day": book["day"]}
    for _ in range(2):
        mine = wren.post("/api/me/puzzles", {"solved": [one]})
        assert mine["streaks"] == {book["game"]: 1}
        assert mine["solved"] == [one]
    assert wren.get("/api/me/puzzles") == mine
    assert wren.get("/api/me/export")["puzzles"] == [one]
    assert httpx.get(f"{shared_server.url}/api/me/puzzles").status_code == 401
    assert wren.refused("GET", f"/api/puzzles/{book['game']}/nothing") == (404, "not_found")
    assert wren.refused("POST", "/api/me/puzzles", {"solved": [{"game": 1}]})[0] == 400
