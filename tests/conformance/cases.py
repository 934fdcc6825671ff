"""Every registered game with every seat count and preset."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.conformance import cases

registry.add_package("tests.toys")

CASES = [
    pytest.param(game, seats, preset, id=f"{game.name}-{seats}-{preset}")
    for game in registry.games()
    for seats, preset in cases(game)
]
GAMES = [pytest.param(game, id=game.name) for game in registry.games()]
