"""Playing a game with every chance outcome asked for, as tree search and OpenSpiel do."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import ChanceNeeded
from hexmoot.engine.game import Game
from hexmoot.engine.state import State
from tests.support import Picker


def deal_with_explicit_chance(game: Game, seats: int, preset: str, picker: Picker) -> State:
    """Deal with outcomes handed over one by one."""
    outcomes: list[int] = []
    while True:
        try:
            return game.start(seats=seats, seed=1, preset=preset, chance=outcomes, strict=True)
        except ChanceNeeded as needed:
            outcomes.append(choose(needed, picker))


def choose(needed: ChanceNeeded, picker: Picker) -> int:
    """Any of the offered outcomes; their probabilities add up to one."""
    assert sum(needed.probabilities) == pytest.approx(1.0)
    assert all(share > 0 for share in needed.probabilities)
    return picker.pick(list(needed.outcomes))


def played_with_explicit_chance(game: Game, seats: int, preset: str, answers: int) -> State:
    """Play at random; whenever chance is needed the state must be as before, then is told one more."""
    picker = Picker(21)
    state = deal_with_explicit_chance(game, seats, preset, picker)
    for _ in range(answers):
        if state.over:
            break
        action = picker.pick(state.legal())
        outcomes: list[int] = []
        while True:
            before = state.numbers()
            state.load_chance(outcomes, strict=True)
            try:
                state.apply(action)
                break
            except ChanceNeeded as needed:
                assert state.numbers() == before
                assert action in state.legal()
                outcomes.append(choose(needed, picker))
    return state
