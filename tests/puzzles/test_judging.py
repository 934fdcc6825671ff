"""Shipped puzzles are still right: a search that had no part in finding them finds the same."""

from __future__ import annotations

import os

import msgspec
import pytest

from hexmoot.engine.builds import is_compiled
from hexmoot.engine.game import Game
from hexmoot.puzzles.judging import (
    MARGIN,
    MOST_BEST,
    has_gap,
    is_confirmed,
    is_plain,
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


def test_without_a_gap_no_verdict_can_be_clear() -> None:
    """A few answers stand apart from all others by the margin; where too many do, none is best."""
    assert has_gap({1: 0.9, 2: 0.9 - MARGIN, 3: 0.1})
    assert has_gap({1: 0.9, 2: 0.89, 3: 0.88, 4: 0.5})
    assert not has_gap({1: 0.9, 2: 0.9 - 0.9 * MARGIN, 3: 0.9 - 1.8 * MARGIN})
    many = dict.fromkeys(range(MOST_BEST + 1), 0.9)
    assert not has_gap({**many, 99: 0.1})


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_the_strongest_mind_confirms_a_best_answer_and_no_other(game: Game) -> None:
    puzzle = puzzles_of(game)[0]
    state = puzzle.position(game)
    best = [game.actions.parse(text) for text in puzzle.best]
    others = [action for action in state.legal() if action not in best]
    assert is_confirmed(state, best)
    assert not is_confirmed(state, others)


def test_what_is_plain_is_of_the_first_level() -> None:
    game = our_games()[-1]
    for puzzle in puzzles_of(game)[:12]:
        state = puzzle.position(game)
        best = [game.actions.parse(text) for text in puzzle.best]
        assert is_plain(state, best) == (puzzle.level == 1)
