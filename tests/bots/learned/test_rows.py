"""One row for every table of a game, and tables it refuses."""

from __future__ import annotations

import pytest

from hexmoot.bots.learned.rows import Unfit, fit, kinds_of_tables, row_of
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from tests.bots.kit.positions import every_game


@every_game
def test_every_table_of_a_game_fits_its_row(game: Game) -> None:
    """All seat counts and presets: each feature has a column of its own, in the usual game too."""
    row = row_of(game)
    for seats, preset in kinds_of_tables(game):
        setup = game.prepare(seats, preset, {})
        fitting = fit(row, setup)
        assert len(set(fitting.places)) == len(game.features(setup))
        assert not set(fitting.places) & set(fitting.fixed)
        assert fitting.fixed[row.place[f"seats={seats}"]] == 1


def test_tables_that_differ_look_different() -> None:
    """No two presets of a game give the same numbers that stay."""
    game = registry.game("alchemists_race")
    row = row_of(game)
    fixed = [
        tuple(fit(row, game.prepare(s, p, {})).fixed.items()) for s, p in kinds_of_tables(game)
    ]
    assert len(set(fixed)) == len(fixed)


def test_a_board_nobody_trained_on_is_refused() -> None:
    """It would be misread as another one; the same goes for every open option."""
    game = registry.game("mushroom_sorcerer")
    setup = game.prepare(2, None, {"moon_checkpoints": [[9, 3]]})
    with pytest.raises(Unfit, match="moon_checkpoints"):
        fit(row_of(game), setup)
