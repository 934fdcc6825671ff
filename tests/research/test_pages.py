"""The docs page of each environment is what the code says now."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.research.pages import page

FOLDER = Path(__file__).parent.parent.parent / "docs" / "environments"
GAMES = [game for game in registry.games() if "hexmoot.games." in type(game).__module__]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_is_current(game: Game) -> None:
    """`make golden` writes it anew."""
    assert (FOLDER / f"{game.name}.md").exists(), "run `make golden`"
    assert (FOLDER / f"{game.name}.md").read_text("utf-8") == page(game)
