"""Decisions and steps that no branch knows are refused instead of taken for another."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadState
from hexmoot.engine.native.stack import A, B
from hexmoot.games.alchemists_race.rules.actions import ACTION_COUNT, ACTIONS
from hexmoot.games.alchemists_race.rules.kinds import DUE, HAS_SOLD, LOWEST
from hexmoot.games.alchemists_race.rules.turn import answer_pre_roll
from tests.games.alchemists_race.kit.table import at

ASKED = "O3<O2 speed / M"


def test_an_unknown_step_is_an_error() -> None:
    """Nothing is run in its place."""
    state = at(ASKED).state
    state.push(250, 0)
    with pytest.raises(BadState, match="no step has the number 250"):
        state.settle()


def test_an_unknown_decision_is_an_error() -> None:
    """Neither are choices listed for it, nor answers carried out."""
    state = at(ASKED).state
    state.push(50, 0)
    with pytest.raises(BadState, match="no decision has the number 50"):
        state.settle()
    with pytest.raises(BadState, match="no decision has the number 50"):
        state.answer(0)


def test_an_answer_that_does_not_fit_the_question_is_an_error() -> None:
    """PASS is no answer before the roll."""
    with pytest.raises(BadState, match="no answer has the number"):
        answer_pre_roll(at(ASKED).state, ACTIONS.parse("pass"))


def test_the_table_of_actions_has_the_size_the_rules_know() -> None:
    """The buffer of choices is as long as the table."""
    assert len(ACTIONS) == ACTION_COUNT


def test_arguments_of_frames_are_those_of_the_engine() -> None:
    """A name for what stands in them, the same place."""
    assert (HAS_SOLD, DUE, LOWEST) == (A, A, B)
