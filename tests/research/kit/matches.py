"""A finished game to make data of."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.match import Match


@pytest.fixture
def match() -> Match:
    found = Match.start(registry.game("ravens"), seats=2, seed=5)
    found.order(0, found.game.actions.parse("order keep"))
    while not found.state.over:
        found.play(found.state.legal()[0])
    return found
