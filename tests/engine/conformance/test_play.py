"""Playing at random, as promises do it."""

from __future__ import annotations

from hexmoot.engine.conformance import cases, finish, spread, viewers
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State


def test_short_games_are_gone_through_whole(game: Game) -> None:
    """And again with other seeds, until there are enough positions."""
    length = int(finish(game.start(seats=2, seed=7, preset="standard"), 7).ply)
    plies = [int(state.ply) for state in spread(game, 2, "standard", 7, about=length + 1)]
    assert plies[:length] == list(range(length))
    assert len(plies) >= length + 1


def test_long_games_are_looked_at_from_begin_to_end(game: Game) -> None:
    """A few positions, spread over all of it."""
    plies = [int(state.ply) for state in spread(game, 2, "standard", 7, about=3)]
    assert len(plies) < 8
    assert plies[0] == 0
    assert max(plies) > 6


def test_every_seat_count_and_preset_that_go_together(game: Game) -> None:
    """Four for the toy."""
    assert list(cases(game)) == [(2, "standard"), (2, "coin"), (3, "standard"), (3, "coin")]


def test_viewers_are_the_seats_and_a_spectator(state: State) -> None:
    """Everybody a secret could reach."""
    assert list(viewers(state)) == [0, 1, None]
