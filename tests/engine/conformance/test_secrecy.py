"""What a broken promise about secrets says: enough to come back to the very position."""

from __future__ import annotations

import re

import pytest

from hexmoot.engine.conformance import BrokenPromise, barriers_are_complete
from hexmoot.engine.conformance.play import random_game
from tests.conformance.planted import FAULTS, faulty


def test_a_missing_barrier_is_named_with_answer_decision_seat_and_seed() -> None:
    """With these the position is found again, and the answer is legal in it."""
    _, on_state, on_game = FAULTS["a_card_is_shown_without_a_barrier"]
    game = faulty(on_state, on_game)
    with pytest.raises(BrokenPromise) as caught:
        barriers_are_complete(game, 3, "standard")
    found = re.search(
        r"answer '(.+)' to decision '(\w+)' of seat (\d) after (\d+) answers with seed (\d+)$",
        str(caught.value),
    )
    assert found is not None
    answer, decision, seat, plies, seed = found.groups()
    state = game.start(seats=3, seed=int(seed), preset="standard")
    moves = random_game(state, int(seed))
    for _ in range(int(plies)):
        next(moves)
    assert (decision, int(seat)) == (state.view(None)["decision"]["kind"], state.seat)
    assert game.actions.parse(answer) in state.legal()
