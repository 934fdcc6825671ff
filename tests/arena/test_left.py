"""What better answers would win: what is measured on made-up results, and on one decision."""

from __future__ import annotations

import numpy as np
import pytest
from benchmarks.strength.left import decisions_of, gains, look

from hexmoot.engine import registry


def test_what_a_better_answer_wins_is_counted() -> None:
    """The own answer comes first; one that wins in every world is found by both halves."""
    won = np.array([[0.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0]])
    assert gains(won) == (0.5, 0.5)
    assert gains(won[[1, 0, 2]]) == (0.0, 0.0)


def test_luck_is_no_skill() -> None:
    """What wins in one half alone is worth nothing in the other, and something only over all."""
    won = np.array([[0.0, 0.0, 1.0, 1.0], [1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.5, 0.0]])
    at_least, at_most = gains(won)
    assert at_least == pytest.approx(-0.5)
    assert at_most == 0.0


def test_a_decision_is_looked_at_in_worlds_of_its_own() -> None:
    """Twice the same; a seat has its part of all decisions with a choice."""
    game = registry.game("alchemists_race")
    found = look(game, 2, 3, worlds=8, answers=3)
    assert found == look(game, 2, 3, worlds=8, answers=3)
    assert found.at_least <= found.at_most
    assert found.decisions == len(decisions_of(game.start(seats=2, seed=5_000_003))) / 2


def test_only_decisions_with_a_choice_count() -> None:
    """A game of Rune Stones has answers nobody could have given otherwise."""
    start = registry.game("rune_stones").start(seats=2, seed=3)
    states = decisions_of(start)
    assert all(len(state.legal()) > 1 for state in states)
    assert len(states) < start.ply
