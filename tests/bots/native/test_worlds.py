"""Worlds a seat can imagine."""

from __future__ import annotations

from hexmoot.bots.native.worlds import is_hiding, standing
from hexmoot.engine import registry
from hexmoot.engine.conformance import random_game
from hexmoot.engine.game import Game
from tests.bots.kit.positions import every_game, positions, ravens


def test_hidden_things_are_noticed() -> None:
    """In the toy the other hand is hidden; Alchemist's Race lies open."""
    assert is_hiding(ravens(), 0)
    assert not is_hiding(registry.game("alchemists_race").start(seats=2, seed=1), 0)


@every_game
def test_seats_stand_between_zero_and_one_and_winners_above_losers(game: Game) -> None:
    """Judged at any time; at the end the result decides and the margin only breaks ties."""
    for state in positions(game, seed=8, every=10, most=10):
        assert all(0.0 <= standing(state, seat) <= 1.0 for seat in range(state.seats))
    for _ in random_game(state, 8):
        pass
    assert state.outcome is not None
    values = [standing(state, seat) for seat in range(state.seats)]
    for seat, utility in enumerate(state.outcome.utilities):
        assert 0.9 * utility <= values[seat] <= 0.9 * utility + 0.1
