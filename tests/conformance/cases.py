"""Every registered game with every seat count and preset."""

from __future__ import annotations

import os

import pytest

from hexmoot.engine import registry
from hexmoot.engine.conformance import cases
from hexmoot.engine.game import Game
from hexmoot.engine.native import state as state_module

registry.add_package("tests.toys")

IS_COMPILED = not str(state_module.__file__).endswith(".py")
WANTS_WHOLE = os.environ.get("HEXMOOT_WHOLE") == "1"


def wanted(game: Game) -> list[tuple[int, str]]:
    """All cases; interpreted, the smallest and the largest table unless all are asked for."""
    found = list(cases(game))
    return found if IS_COMPILED or WANTS_WHOLE else [found[0], found[-1]]


CASES = [
    pytest.param(game, seats, preset, id=f"{game.name}-{seats}-{preset}")
    for game in registry.games()
    for seats, preset in wanted(game)
]
# One case a game: the fullest preset with the most seats.
SAMPLE = [[case for case in CASES if case.values[0] is game][-1] for game in registry.games()]
GAMES = [pytest.param(game, id=game.name) for game in registry.games()]
