"""A number without a rule is refused, never taken for another one."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadState
from hexmoot.games.elementalis.rules.casting import push_target
from hexmoot.games.elementalis.rules.effects import work
from hexmoot.games.elementalis.rules.kinds import COUNTER_SPELL, NO_TARGET
from tests.games.elementalis.kit import at

UNKNOWN = 99
UNKNOWN_STEP = 250


def test_an_unknown_step_is_refused() -> None:
    """It asks nobody for starting Mana."""
    state = at("F/A", "E/E").state
    state.push(UNKNOWN_STEP, 0)
    with pytest.raises(BadState, match="no step has the number 250"):
        state.settle()


def test_an_unknown_decision_is_refused_when_it_is_asked_and_when_it_is_answered() -> None:
    """Neither way falls through to another decision."""
    state = at("F/A", "E/E").state
    state.push(UNKNOWN, 0)
    with pytest.raises(BadState, match="no decision has the number 99"):
        state.list_choices()
    with pytest.raises(BadState, match="no decision has the number 99"):
        state.answer(0)


def test_a_spell_that_cannot_be_cast_has_no_target_and_no_effect() -> None:
    """EL-85: a Counter Spell only ever answers."""
    state = at("F/A", "E/E").state
    with pytest.raises(BadState, match="no spell has the number 2"):
        push_target(state, 0, COUNTER_SPELL)
    with pytest.raises(BadState, match="no spell has the number 2"):
        work(state, COUNTER_SPELL, NO_TARGET)
