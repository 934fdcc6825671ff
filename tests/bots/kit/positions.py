"""Positions for tests of bots: the toy with hidden cards, and every registered game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hexmoot.bots import Bot, SeatView
from hexmoot.engine import registry
from hexmoot.engine.conformance import positions as random_positions
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State

registry.add_package("tests.toys")

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name) for game in registry.games()]
)


def ravens(seats: int = 2, seed: int = 1) -> State:
    """A dealt game of the toy."""
    return registry.game("ravens").start(seats=seats, seed=seed)


def positions(game: Game, seed: int, every: int, most: int) -> Iterator[State]:
    """Some positions of a random game with the smallest table of at least two seats."""
    seats = max(2, game.min_seats)
    preset = next(iter(game.options.presets))
    for count, state in enumerate(random_positions(game, seats, preset, seed, every)):
        if count == most:
            return
        yield state


def play_out(state: State, bots: list[Bot], limit: int = 5000) -> State:
    """Let one bot a seat play to the end."""
    for _ in range(limit):
        if state.over:
            return state
        state.apply(bots[state.seat].choose(SeatView(state)))
    raise AssertionError(f"no end after {limit} answers")
