"""The stack: what the game does with a kind it does not know."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadState
from hexmoot.engine.native.stack import FIRST_STEP
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.abilities import run_term, use_ability
from hexmoot.games.rune_stones.rules.actions import ACTION_COUNT, DONE
from hexmoot.games.rune_stones.rules.free_plays import answer_free_play
from tests.games.rune_stones.kit import at

UNKNOWN = (max(kinds.DECISIONS) + 1, FIRST_STEP - 1, 0)


@pytest.mark.parametrize("kind", UNKNOWN)
def test_an_unknown_decision_is_named(kind: int) -> None:
    """Neither listed nor answered as if it were another."""
    state = at().state
    state.push(kind, 0)
    with pytest.raises(BadState, match=f"no decision has the number {kind}"):
        state.settle()
    with pytest.raises(BadState, match=f"no decision has the number {kind}"):
        state.answer(DONE)


@pytest.mark.parametrize("kind", [250, kinds.STEP_END_TURN + 1])
def test_an_unknown_step_is_named(kind: int) -> None:
    """A state that is broken says so instead of never coming back."""
    state = at().state
    state.push(kind, 0)
    with pytest.raises(BadState, match=f"no step has the number {kind}"):
        state.settle()


@pytest.mark.parametrize("opcode", [-1, kinds.OP_SWITCH + 1])
def test_an_unknown_term_is_named(opcode: int) -> None:
    """Neither a frequent nor a rare term is guessed."""
    with pytest.raises(BadState, match=f"no term has the number {opcode}"):
        run_term(at().state, 0, opcode, kinds.NONE, 1, kinds.WHITE)


def test_an_unknown_shape_is_named() -> None:
    """The ability is not used as if it had another shape."""
    state = at().state
    state.tables.shape[kinds.ABILITY_SMITHY] = 9
    with pytest.raises(BadState, match="no shape of an ability has the number 9"):
        use_ability(state, 0, kinds.ABILITY_SMITHY, kinds.WHITE)


def test_an_unknown_free_play_is_named() -> None:
    """An answer that no free play has is no other play."""
    with pytest.raises(BadState, match=f"no free play has the number {ACTION_COUNT}"):
        answer_free_play(at().state, 0, ACTION_COUNT)
