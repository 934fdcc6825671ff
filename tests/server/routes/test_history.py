"""My games over HTTP: mine alone, to take along, to have forgotten, and gone with me."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from tests.server.kit.people import BOT, ME, Person
from tests.server.kit.process import ServerProcess


def test_strangers_have_no_games(shared_server: ServerProcess) -> None:
    for path in ("games", "export"):
        answer = httpx.get(f"{shared_server.url}/api/me/{path}")
        assert answer.status_code == 401


def test_a_game_against_a_bot_is_counted_exported_and_forgotten(
    person: Callable[..., Person],
) -> None:
    wren = person("Wren")
    page = wren.sit_at(wren.open("ravens", ME, BOT, start=True))
    while not page.is_over:
        page.wait(lambda: page.choices or page.is_over)
        if page.choices:
            page.act()
    found = wren.http.get("/api/me/games").json()
    assert [game["rivals"][0]["level"] for game in found["games"]] == ["apprentice"]
    assert found["ratings"][0]["games"] == 1
    export = wren.http.get("/api/me/export")
    assert "attachment" in export.headers["content-disposition"]
    assert export.json()["games"] == found["games"]
    assert wren.http.delete("/api/me/games").json() == {"results": 1}
    assert wren.http.get("/api/me/games").json()["games"] == []
