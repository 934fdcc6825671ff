"""Golden playthroughs: one text a game and seat count; a diff shows exactly what a change did."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from tests.golden.write import golden_path, playthrough

# Games of packages that happen to be installed have their own.
HERE = ("hexmoot.games.", "tests.")
CASES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in registry.games()
    if type(game).__module__.startswith(HERE)
    for seats in game.seat_counts
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_playthrough_reads_as_recorded(game: Game, seats: int) -> None:
    """Every prompt, choice, answer, log line and digest of a game; `make golden` rewrites them."""
    path = golden_path(game, seats)
    assert path.exists(), "run `make golden`"
    assert playthrough(game, seats).splitlines() == Path(path).read_text("utf-8").splitlines()
