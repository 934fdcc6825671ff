"""The flow hands each question and step to its chapter, and refuses numbers nobody knows."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadState
from hexmoot.games.mushroom_sorcerer.rules.kinds import DECISIONS, STEP_REPEAT
from tests.games.mushroom_sorcerer.kit import Table

UNKNOWN_DECISION = max(DECISIONS) + 1
# One after the steps of a round, one beyond all.
UNKNOWN_STEPS = (STEP_REPEAT + 1, 250)


def test_a_decision_nobody_knows_is_refused() -> None:
    """No chapter lists answers to it, and none carries one out."""
    table = Table(2)
    table.state.push(UNKNOWN_DECISION, 0)
    with pytest.raises(BadState, match=f"no decision has the number {UNKNOWN_DECISION}"):
        table.state.settle()
    with pytest.raises(BadState, match=f"no decision has the number {UNKNOWN_DECISION}"):
        table.state.list_choices()
    with pytest.raises(BadState, match=f"no decision has the number {UNKNOWN_DECISION}"):
        table.state.answer(0)


@pytest.mark.parametrize("step", UNKNOWN_STEPS)
def test_a_step_nobody_knows_is_refused(step: int) -> None:
    """An unknown step raises instead of running another one, or none for ever."""
    table = Table(2)
    table.state.push(step, 0)
    with pytest.raises(BadState, match=f"no step has the number {step}"):
        table.state.settle()


@pytest.mark.parametrize(
    ("column", "what"), [("spell_effect", "effect"), ("spell_when", "condition")]
)
def test_a_scroll_of_an_unknown_kind_is_refused(column: str, what: str) -> None:
    """MS-122: neither effects nor conditions fall through into another one."""
    table = Table(2).scrolls(0, "hunch")
    numbers = getattr(table.state.tables, column)
    before = int(numbers[1])
    numbers[1] = 90 if what == "condition" else -1
    try:
        with pytest.raises(BadState, match=f"no {what} has the number"):
            table.fresh()
    finally:
        numbers[1] = before
