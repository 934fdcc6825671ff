"""Addresses of moves: for link previews, and for people who follow them."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable

import pytest

from tests.server.kit.people import ME, OPEN, Person
from tests.server.kit.process import ServerProcess
from tests.server.kit.studio import WEB, studio

Arrive = Callable[..., Person]
Start = Callable[..., ServerProcess]


@pytest.fixture
def running(person: Arrive) -> tuple[Person, str]:
    """Wren in a game of two answers so far, with both seats hers."""
    wren = person("Wren <b>")
    table = wren.open("ravens", ME, {"kind": "me", "name": "Noor & I"}, start=True)
    page = wren.sit_at(table)
    page.act_for(page.position["view"]["decision"]["seat"])
    return wren, table


def tags(html: str) -> dict[str, str]:
    """What other sites read."""
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', html))


def test_a_move_says_what_it_is_and_leads_to_the_table(running: tuple[Person, str]) -> None:
    wren, table = running
    answer = wren.http.get(f"/table/{table}/move/1")
    assert answer.status_code == 200
    found = tags(answer.text)
    assert found["og:title"].endswith(": Move 1")
    assert found["og:url"] == f"{wren.url}/table/{table}/move/1"
    assert found["og:description"].startswith("Wren &lt;b&gt; ")
    assert "Noor &amp; I" in found["og:description"]
    assert "<b>" not in answer.text
    assert f'content="0; url=/#/table/{table}/move/1"' in answer.text
    assert "<script" not in answer.text
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.headers["x-robots-tag"] == "noindex"
    assert wren.http.head(f"/table/{table}/move/1").status_code == 200


def test_without_a_painter_the_preview_has_the_sign_of_the_house(
    running: tuple[Person, str],
) -> None:
    """The shared server has no built page, so nothing can be painted there."""
    wren, table = running
    found = tags(wren.http.get(f"/table/{table}/move/1").text)
    assert found["og:image"] == f"{wren.url}/icons/icon-512.png"
    assert wren.get("/api/server")["pictures"] is False
    for file in ("picture.png", "turn.png"):
        path = f"/table/{table}/move/1/{file}"
        assert wren.refused("GET", path) == (409, "not_now")


@pytest.mark.parametrize(
    ("path", "status", "words"),
    [
        ("/table/nowhere/move/1", 404, "there is no such table"),
        ("/table/{table}/move/99", 404, "this game has 1 answers so far"),
        ("/table/{open}/move/0", 409, "the game has not begun"),
    ],
)
def test_what_cannot_be_seen_is_refused_in_words(
    running: tuple[Person, str], path: str, status: int, words: str
) -> None:
    wren, table = running
    unbegun = wren.open("ravens", ME, OPEN)
    answer = wren.http.get(path.format(table=table, open=unbegun))
    assert answer.status_code == status
    assert words in answer.text
    assert "http-equiv" not in answer.text
    assert tags(answer.text) == {}


def test_numbers_that_are_none_are_no_page(running: tuple[Person, str]) -> None:
    wren, table = running
    assert wren.http.get(f"/table/{table}/move/-1").status_code in (400, 404)
    assert wren.http.get(f"/table/{table}/move/99999999999").status_code in (400, 404)


@studio
def test_pictures_are_painted_for_strangers_as_for_players(
    start_server: Start, arrive: Arrive
) -> None:
    """Nothing but what a spectator sees is on them: whoever asks gets the same bytes."""
    server = start_server(web=str(WEB))
    wren, nobody = arrive(server.url, "Wren"), arrive(server.url, None)
    bot = {"kind": "bot", "level": "apprentice"}
    table = wren.open("alchemists_race", ME, bot, start=True)
    page = wren.sit_at(table)
    for _ in range(3):
        page.act()
    found = tags(nobody.http.get(f"/table/{table}/move/3").text)
    assert found["og:image"] == f"{server.url}/table/{table}/move/3/picture.png"
    answer = nobody.http.get(found["og:image"])
    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    assert wren.http.get(found["og:image"]).content == answer.content
    film = nobody.http.get(f"/table/{table}/move/3/turn.png")
    assert b"acTL" in film.content[:100]
    assert nobody.refused("GET", f"/table/{table}/move/999/picture.png") == (404, "not_found")
    assert wren.get("/api/server")["pictures"] is True


def test_a_sealed_deal_of_the_day_has_no_preview(person: Arrive) -> None:
    """Others may still try it: its own person alone is led there."""
    wren, rafe = person("Wren"), person("Rafe")
    table = wren.post("/api/challenges/alchemists_race")["id"]
    answer = rafe.http.get(f"/table/{table}/move/0")
    assert answer.status_code == 403
    assert tags(answer.text) == {}
    assert rafe.refused("GET", f"/table/{table}/move/0/picture.png") == (403, "not_yours")
    assert wren.http.get(f"/table/{table}/move/0").status_code == 200
