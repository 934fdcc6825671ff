"""Looking ahead to the end of the own turn."""

from __future__ import annotations

from hexmoot.bots import SeatView
from hexmoot.bots.native.lookahead import Lookahead
from hexmoot.engine import registry
from hexmoot.engine.native.state import State
from tests.bots.kit.positions import positions


def test_greedy_looks_no_further_than_its_own_turn() -> None:
    """An answer that hands the turn over is judged there and then, before others have moved."""
    judged = 0
    for state in positions(registry.game("alchemists_race"), seed=3, every=2, most=30):
        lookahead = Lookahead(SeatView(state), 5)
        lookahead.run(2)
        for action, in_the_end, at_once in lookahead.values():
            if not is_asked_again(state, action):
                assert in_the_end == at_once
                judged += 1
    assert judged > 10


def is_asked_again(state: State, action: int) -> bool:
    """Can the same seat be asked next, however chance falls?"""
    for seed in range(8):
        later = state.copy()
        later.reseed(seed)
        later.apply(action)
        if later.seat == state.seat:
            return True
    return False
