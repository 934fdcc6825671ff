"""The server is away: lessons and puzzles go on, and nobody who answers instead is believed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import expect

from hexmoot.engine import registry
from hexmoot.engine.walkthrough import walk
from tests.browser.conftest import Arrive
from tests.browser.following import WAITS, follow, give, open_lesson
from tests.browser.person import PHONE, Person
from tests.browser.test_offline import CONTROLLED, cut_off, kept_page
from tests.server.kit.process import ServerProcess

RACE = "alchemists_race"
GAMES = "async () => (await (await fetch('/api/games')).json()).map(game => game.name)"


@contextmanager
def instead_of(server: ServerProcess, status: int, words: str) -> Iterator[None]:
    """Somebody else answers at the address of a server, the same to everything."""

    class Door(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(words.encode())

        def log_message(self, *_: Any) -> None:
            """Nobody reads along."""

    with ThreadingHTTPServer(("127.0.0.1", server.settings["port"]), Door) as door:
        answering = Thread(target=door.serve_forever)
        answering.start()
        try:
            yield
        finally:
            door.shutdown()
            answering.join()


@pytest.fixture
def reader(arrive: Arrive, own_server: ServerProcess) -> Person:
    """Somebody whose browser has kept the lobby of a server that ended."""
    person = arrive("Wren", at=own_server, keeps=True)
    person.visit()
    person.page.wait_for_function(CONTROLLED)
    person.page.reload()
    person.shows("Rune Stones")
    own_server.stop()
    return person


def test_a_lesson_is_followed_without_the_network(arrive: Arrive) -> None:
    """To its end, on a phone; a wrong answer is explained, though nobody plays it out."""
    game = registry.game(RACE)
    lesson = game.lessons()[0]
    person = arrive("Wren", keeps=True, size=PHONE)
    person.visit()
    kept_page(person)
    cut_off(person)
    page = open_lesson(person, RACE, lesson)
    page.reload()
    page.wait_for_function(WAITS, arg=-1)
    give(page, walk(game, lesson)[0], game.actions.parse("step 1"))
    expect(page.locator(".lesson")).to_contain_text(lesson.step[0].wrong["*"])
    page.get_by_role("button", name="Take it back").click()
    follow(page, game, lesson)
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()
    person.troubles.clear()  # a browser calls every address it cannot reach an error


def test_a_puzzle_is_solved_without_the_network(arrive: Arrive) -> None:
    person = arrive("Wren", keeps=True, size=PHONE)
    person.visit()
    kept_page(person)
    books = person.context.request.get(f"{person.url}/api/puzzles").json()
    daily = next(book["daily"] for book in books if book["game"] == RACE)
    puzzle = person.context.request.get(f"{person.url}/api/puzzles/{RACE}/{daily}").json()
    cut_off(person)
    person.page.goto(f"{person.url}/#/today")
    person.page.reload()
    person.page.get_by_role("link", name="Today's puzzle: Alchemist's Race").click()
    ask = person.page.get_by_role("region", name="The puzzle")
    right = next(one for one in puzzle["answers"] if one["best"])
    ask.get_by_role("button", name=right["label"]).first.click()
    expect(ask.get_by_role("status")).to_contain_text("Right:")
    expect(ask).to_contain_text("1 day in a row")
    person.troubles.clear()


def test_a_gateway_that_finds_no_server_is_no_page(
    reader: Person, own_server: ServerProcess
) -> None:
    """The kept page comes instead, and goes on by itself when the server is back."""
    with instead_of(own_server, 502, "Bad gateway"):
        reader.page.goto(f"{reader.url}/")
        reader.shows("The server cannot be reached.")
        reader.shows("Rune Stones")
    own_server.start()
    expect(reader.page.get_by_role("region", name="Open tables")).to_be_visible()
    reader.troubles.clear()


def test_the_door_of_a_foreign_network_is_not_kept(
    reader: Person, own_server: ServerProcess
) -> None:
    """It answers everything with a page of its own, and that it is fine."""
    kept = [game.name for game in registry.games()]
    with instead_of(own_server, 200, "Please sign in"):
        assert sorted(reader.page.evaluate(GAMES)) == sorted(kept)
    reader.page.goto(f"{reader.url}/")
    reader.shows("The server cannot be reached.")
    reader.shows("Rune Stones")
    reader.troubles.clear()
