"""Every registered game with every seat count and preset."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.options import OptionSet

registry.add_package("tests.toys")


def allowed(game: Game, seats: int, preset: str) -> bool:
    """Can this preset be started with this many seats?"""
    options: OptionSet = game.options
    try:
        options.resolve({}, preset, seats)
    except Exception:
        return False
    return True


CASES = [
    pytest.param(game, seats, preset, id=f"{game.name}-{seats}-{preset}")
    for game in registry.games()
    for seats in game.seat_counts
    for preset in game.options.presets
    if allowed(game, seats, preset)
]
GAMES = [pytest.param(game, id=game.name) for game in registry.games()]
every_case = pytest.mark.parametrize(("game", "seats", "preset"), CASES)
every_game = pytest.mark.parametrize("game", GAMES)
