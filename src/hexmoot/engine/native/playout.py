"""Compiled loops over whole games: random play for benchmarks, tests and bots."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import Chance, pick
from hexmoot.engine.native.state import State


def random_playout(state: State, chance: Chance, limit: i64) -> i64:
    """Answer uniformly at random until the game is over (or `limit` answers); returns how many."""
    answers: i64 = 0
    while state.ending == 0 and answers < limit:
        state.play(state.choices[pick(chance, state.choice_count)])
        answers += 1
    return answers


def play_many(states: list[State], seed: int, limit: int) -> int:
    """Play every state to its end at random; returns the answers given in all."""
    chance = Chance()
    chance.reseed(seed)
    answers: i64 = 0
    for state in states:
        answers += random_playout(state, chance, limit)
    return answers


def copy_many(state: State, count: int) -> int:
    """Copy a state `count` times; returns the plies seen, so that nothing can be left out."""
    seen: i64 = 0
    left: i64 = count
    while left > 0:
        seen += state.copy().ply
        left -= 1
    return seen
