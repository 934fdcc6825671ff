"""A random playout in native code."""

from __future__ import annotations

from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import Chance
from hexmoot.engine.native.playout import play_many, random_playout


def test_playouts_end_games_and_are_repeatable(game: Game) -> None:
    """The same starts and seed give the same ends, and as many answers as were given."""
    ends = []
    for _ in range(2):
        states = [game.start(seats=2, seed=seed) for seed in (5, 6)]
        answers = play_many(states, seed=3, limit=1000)
        assert all(state.over for state in states)
        assert answers == sum(int(state.ply) for state in states)
        ends.append([state.digest() for state in states])
    assert ends[0] == ends[1]


def test_a_playout_stops_at_its_limit(game: Game) -> None:
    """Also in the middle of a game."""
    state = game.start(seats=2, seed=5)
    assert random_playout(state, Chance(), 2) == 2
    assert not state.over
