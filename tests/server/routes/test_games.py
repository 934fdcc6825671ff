"""The games there are, their options and their rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexmoot.bots import LEVELS
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.server.errors import Refusal
from hexmoot.server.routes.games import game_book, game_info, level_info
from tests.server.kit.people import Person

Arrive = Callable[..., Person]


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


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_every_game_can_be_shown_in_the_lobby_and_read(game: Game) -> None:
    info = game_info(game)
    assert info.min_seats <= info.usual_seats <= info.max_seats
    assert info.default_preset in info.presets
    assert {option.name for option in info.options} >= set(info.presets[info.default_preset])
    book = game_book(game.name)
    assert set(book.glossary) == set(game.glossary)


def test_a_game_nobody_knows_has_no_book() -> None:
    with pytest.raises(Refusal) as caught:
        game_book("chess")
    assert caught.value.code == "not_found"


def test_levels_are_shown_as_they_are() -> None:
    shown = [level_info(level) for level in LEVELS.values()]
    assert [one.title for one in shown] == ["Apprentice", "Adept", "Magus", "Archmage"]
    assert [one.seconds for one in shown] == sorted(one.seconds for one in shown)
