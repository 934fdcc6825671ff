"""The front end's files, the API's description, health and numbers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.kit.people import ME, OPEN, Person
from tests.server.kit.process import ServerProcess

Arrive = Callable[..., Person]
Start = Callable[..., ServerProcess]


def test_without_a_built_page_the_server_says_how_to_build_it(person: Arrive) -> None:
    answer = person(None).http.get("/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "make web" in answer.text


@pytest.fixture
def built(start_server: Start, arrive: Arrive, tmp_path: Path) -> Person:
    """Somebody at a server with a built page."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Hexmoot</title>")
    (web / "assets" / "main-1a2b.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("not for everybody")
    return arrive(start_server(web=str(web)).url, None)


def test_the_built_page_is_served_with_cache_headers(built: Person) -> None:
    for path in ("/", "/index.html", "/t/some-table", "/rules/ravens"):
        page = built.http.get(path)
        assert page.text == "<!doctype html><title>Hexmoot</title>"
        assert page.headers["cache-control"] == "no-cache"
    again = built.http.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    script = built.http.get("/assets/main-1a2b.js")
    assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert built.http.get("/assets/missing.js").status_code == 404
    assert built.http.get("/favicon.ico").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "//secret.txt"]
)
def test_nothing_outside_the_page_is_served(built: Person, path: str) -> None:
    answer = built.http.get(built.url + path)
    assert "not for everybody" not in answer.text


def test_health_and_metrics(person: Arrive) -> None:
    wren = person("Wren")
    assert wren.get("/health/live") == {"status": "alive"}
    assert wren.get("/health/ready") == {"status": "ready"}
    viewer = wren.sit_at(wren.open("ravens", ME, OPEN))
    viewer.do("start")
    viewer.act()
    numbers = wren.http.get("/metrics").text
    assert 'hexmoot_messages_total{type="act"}' in numbers
    assert 'hexmoot_answers_total{by="person"}' in numbers
    assert "# TYPE hexmoot_sockets gauge" in numbers
    assert viewer.table_id not in numbers


def test_the_api_describes_itself(person: Arrive) -> None:
    wren = person(None)
    schema = wren.get("/api/openapi")
    assert schema["info"]["title"] == "Hexmoot"
    assert "/api/tables/{table_id}/messages" in schema["paths"]
    page = wren.http.get("/api/docs")
    assert "<script" not in page.text
    for path in schema["paths"]:
        assert path in page.text


def test_games_come_with_the_form_of_their_options_and_their_book(person: Arrive) -> None:
    wren = person(None)
    ravens = next(game for game in wren.get("/api/games") if game["name"] == "ravens")
    assert ravens["presets"] == {"standard": {}, "coin": {"sides": 2}}
    sides = next(option for option in ravens["options"] if option["name"] == "sides")
    assert (sides["type"], sides["low"], sides["high"], sides["default"]) == ("number", 2, 12, 6)
    book = wren.get("/api/games/alchemists_race/book")
    assert "- **AR-1**" in book["rules"]
    assert book["glossary"]
    assert wren.refused("GET", "/api/games/chess/book") == (404, "not_found")
    levels = [level["name"] for level in wren.get("/api/server")["levels"]]
    assert levels == ["apprentice", "adept", "magus", "archmage"]
