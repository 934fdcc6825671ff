"""What can be read without the server: the same for everybody, kept by the service worker."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Controller, Request, get

from hexmoot.engine import registry
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Lesson
from hexmoot.server.days import day_of
from hexmoot.server.entrance.asking import house_of, refusals
from hexmoot.server.hall import puzzles
from hexmoot.server.routes.figures import figure_infos
from hexmoot.server.routes.games import game_book, game_info
from hexmoot.server.routes.lessons import lesson_infos
from hexmoot.server.wire.bodies import OfflineList
from hexmoot.version import VERSION

# Of each game, the day's beside them: enough for a journey, and nobody's phone is filled.
PUZZLES = 10


def offline_paths(day: str) -> list[str]:
    """The addresses of everything that is worth keeping; none of them depends on who asks."""
    games = registry.games()
    books = [f"/api/games/{game.name}/book" for game in games]
    lessons = [
        f"/api/games/{game.name}/lessons/{lesson.name}"
        for game in games
        for lesson in lesson_infos(game)
    ]
    figures = [
        f"/api/games/{game.name}/figures/{figure.place}"
        for game in games
        for figure in figure_infos(game)
        if not figure.lesson
    ]
    read = [*books, *lessons, *figures]
    return ["/api/server", "/api/games", *read, "/api/puzzles", *_puzzles(day)]


def _puzzles(day: str) -> list[str]:
    found: list[str] = []
    for book in puzzles.books(day):
        ids = [one.id for one in book.puzzles[:PUZZLES]]
        chosen = dict.fromkeys([book.daily, *ids] if book.daily else ids)
        found += [f"/api/puzzles/{book.game}/{one}" for one in chosen]
    return found


@cache
def edition() -> str:
    """A name that changes with what rules, pictures and lessons say, and with every release."""
    hashed = sha256(VERSION.encode())
    for game in registry.games():
        said = [game_info(game), game_book(game.name), _lessons(game)]
        hashed.update(msgspec.json.encode(said))
    return hashed.hexdigest()[:16]


def _lessons(game: Game) -> list[Lesson]:
    """None where their files cannot be read, as in the lobby."""
    try:
        return game.lessons()
    except HexmootError:
        return []


class OfflineController(Controller):
    """A list for browsers that lose the server on the way."""

    path = "/api/games/offline"
    tags = ["games"]

    @get(summary="What to keep for reading offline", responses=refusals(), sync_to_thread=True)
    def paths(self, request: Request[Any, Any, Any]) -> OfflineList:
        """Addresses whose answers are public and seldom change."""
        day = day_of(house_of(request).settings.now())
        return OfflineList(paths=offline_paths(day), edition=edition())
