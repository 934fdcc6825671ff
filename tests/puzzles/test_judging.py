"""Shipped puzzles are still right: a search that had no part in finding them finds the same."""

from __future__ import annotations

import os

import msgspec
import pytest

from hexmoot.engine.builds import is_compiled
from hexmoot.engine.game import Game
from hexmoot.puzzles.judging import (
    judged,
    level_of,
    margin_of,
    still_holds,
)
from hexmoot.puzzles.puzzle import puzzles_of
from tests.upgrades.write import our_games

IS_WHOLE = "HEXMOOT_WHOLE" in os.environ
SAMPLE = 6 if is_compiled() else 1


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_the_best_answer_is_still_best_by_the_margin_that_is_stored(game: Game) -> None:
    """All of them with `--whole`, else some spread over the file."""
    found = puzzles_of(game)
    step = 1 if IS_WHOLE else max(1, len(found) // SAMPLE)
    wrong = [puzzle.id for puzzle in found[::step] if not still_holds(game, puzzle)]
    assert wrong == []


def test_another_answer_is_not_the_best() -> None:
    """The same position with a worse answer called best does not pass."""
    for game in our_games():
        for puzzle in puzzles_of(game)[:1]:
            worst = min(puzzle.expected, key=lambda text: puzzle.expected[text])
            assert not still_holds(game, msgspec.structs.replace(puzzle, best=[worst]))


def test_the_margin_is_that_of_the_worst_best_and_the_best_other() -> None:
    assert margin_of({1: 0.9, 2: 0.8, 3: 0.5, 4: 0.6}, [1, 2]) == pytest.approx(0.2)


def test_a_verdict_is_the_one_that_is_stored() -> None:
    """Searches count playouts, so they find again what they found."""
    game = our_games()[0]
    for puzzle in puzzles_of(game)[:1]:
        state = puzzle.position(game)
        verdict = judged(state)
        assert verdict is not None
        assert [game.actions.text(action) for action in verdict.best] == puzzle.best
        assert round(verdict.margin, 3) == puzzle.margin
        assert level_of(state, verdict.best) == puzzle.level
