"""A tiny game with hidden cards, and a state of it for two."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State


@pytest.fixture
def game() -> Game:
    """The toy with secrets."""
    return registry.game("ravens")


@pytest.fixture
def state(game: Game) -> State:
    """A game of it just begun."""
    return game.start(seats=2, seed=5)
