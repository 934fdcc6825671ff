"""A kind that no chapter knows is named, instead of falling into another rule."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadState
from hexmoot.games.sorcerer_stones.rules.cards import begin_effect
from hexmoot.games.sorcerer_stones.rules.kinds import MAKERS_GRACE
from hexmoot.games.sorcerer_stones.rules.objectives import reached
from tests.games.sorcerer_stones.kit import at


@pytest.mark.parametrize("kind", [-1, 21, 99])
def test_an_unknown_decision_is_refused(kind: int) -> None:
    """Where its answers are listed, and where one is given."""
    state = at().state
    state.push(kind, 0)
    with pytest.raises(BadState, match=f"no decision has the number {kind}"):
        state.settle()
    with pytest.raises(BadState, match=f"no decision has the number {kind}"):
        state.answer(0)


@pytest.mark.parametrize("kind", [110, 250])
def test_an_unknown_step_is_refused(kind: int) -> None:
    """A state that is broken says so instead of never coming back."""
    state = at().state
    state.push(kind, 0)
    with pytest.raises(BadState, match=f"no step has the number {kind}"):
        state.settle()


def test_an_unknown_card_or_objective_is_refused() -> None:
    """Neither is taken for another one."""
    state = at().state
    with pytest.raises(BadState, match="no magic card has the number -1"):
        begin_effect(state, -1)
    with pytest.raises(BadState, match="no objective has the number 4"):
        reached(state, MAKERS_GRACE)
