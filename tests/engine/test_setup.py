"""What a state was started with: shared by copies, found again after pickling."""

from __future__ import annotations

import pickle

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State


def test_fresh_seeds_differ(game: Game) -> None:
    """Without a seed nobody can guess the game."""
    assert len({game.start(seats=3).digest() for _ in range(5)}) == 5


def test_a_setup_is_prepared_again_where_it_is_unpickled(game: Game, state: State) -> None:
    """It travels as the game's place, the seats and the options."""
    again = pickle.loads(pickle.dumps(state.setup))
    assert again == state.setup
    assert again.game is game


def test_who_wins_together() -> None:
    """A question to the set-up, whatever game it is of."""
    stones = registry.game("sorcerer_stones")
    assert stones.prepare(3, "coop", {}).wins_together
    assert not stones.prepare(3, "standard", {}).wins_together
