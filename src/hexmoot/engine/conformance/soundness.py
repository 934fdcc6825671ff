"""Promises about play: games end, choices are in order, seeds decide, chance can be told."""

from __future__ import annotations

import math
from collections.abc import Sequence

from hexmoot.engine.conformance.play import (
    BrokenPromise,
    Picker,
    expect,
    finish,
    random_game,
)
from hexmoot.engine.errors import ChanceNeeded, IllegalAction
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State


def play_is_sound(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """Random play ends; choices are ascending, unique, readable; invariants hold throughout."""
    for seed in range(3 * effort):
        state = game.start(seats=seats, seed=seed, preset=preset)
        expect_sound(game, state)
        for _ in random_game(state, seed):
            expect_sound(game, state)
        outcome = state.outcome
        assert outcome is not None
        expect(1 in outcome.ranks, "nobody is on the first place")
        expect(len(outcome.scores) == seats, "a seat has no score")
        _expect_utilities(outcome.utilities, state.setup.wins_together)


def _expect_utilities(utilities: Sequence[float], together: bool) -> None:
    expect(all(0.0 <= utility <= 1.0 for utility in utilities), "a utility is outside 0..1")
    if together:
        expect(len(set(utilities)) == 1, "seats that win together have different utilities")
    else:
        expect(math.isclose(sum(utilities), 1.0), "utilities are not shares of one win")


def expect_sound(game: Game, state: State) -> None:
    """The question asked now is a real one, its answers are in order, nothing is broken."""
    legal = state.legal()
    problems = state.problems()
    expect(problems == [], f"after {state.ply} answers: {'; '.join(problems)}")
    if state.over:
        expect(legal == [], "a finished game offers choices")
        return
    expect(len(state.choices) == len(game.actions), "the state has room for another action table")
    expect(legal == sorted(set(legal)), f"choices are not ascending and unique: {legal}")
    expect(len(legal) >= 2 or state.is_always_asked(), "a decision with one answer was asked")
    expect(0 <= state.seat < state.seats, "nobody is asked")
    readable = all(game.actions.parse(game.actions.text(action)) == action for action in legal)
    expect(readable, "an action's text does not parse back")


def seeds_decide(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """The same seed and answers give the same game; ten seeds do not all give one and the same."""
    for seed in range(11, 11 + effort):
        one = game.start(seats=seats, seed=seed, preset=preset)
        two = game.start(seats=seats, seed=seed, preset=preset)
        for action in random_game(one, 5):
            two.play(action)
            expect(one.digest() == two.digest(), "the same seed and answers led to two states")
    ends = {
        finish(game.start(seats=seats, seed=seed, preset=preset), 1).digest() for seed in range(10)
    }
    expect(len(ends) > 1, "the seed makes no difference")


def illegal_is_refused(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """An illegal action raises IllegalAction and changes nothing, also after the end."""
    for seed in range(4, 4 + effort):
        state = game.start(seats=seats, seed=seed, preset=preset)
        _expect_refused(game, state)
        _expect_refused(game, finish(state, seed))


def _expect_refused(game: Game, state: State) -> None:
    before = state.numbers()
    legal = set(state.legal())
    foreign = next(action for action in range(len(game.actions)) if action not in legal)
    for wrong in (foreign, -1, len(game.actions), 10**6):
        try:
            state.apply(wrong)
        except IllegalAction:
            expect(state.numbers() == before, "a refused action changed the state")
        else:
            raise BrokenPromise(f"the illegal action {wrong} was taken")


def chance_can_be_told(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """In strict mode every outcome is asked for, and the state stays as it was until it is told."""
    for seed in range(21, 21 + effort):
        picker = Picker(seed)
        state = _deal_told(game, seats, preset, picker)
        for _ in range(60):
            if state.over:
                break
            _act_told(state, picker.pick(state.legal()), picker)


def _deal_told(game: Game, seats: int, preset: str, picker: Picker) -> State:
    outcomes: list[int] = []
    while True:
        try:
            return game.start(seats=seats, seed=1, preset=preset, chance=outcomes, strict=True)
        except ChanceNeeded as needed:
            outcomes.append(_told(needed, picker))


def _act_told(state: State, action: int, picker: Picker) -> None:
    outcomes: list[int] = []
    while True:
        before = state.numbers()
        state.load_chance(outcomes, strict=True)
        try:
            state.apply(action)
            return
        except ChanceNeeded as needed:
            expect(state.numbers() == before, "asking for chance changed the state")
            expect(action in state.legal(), "asking for chance changed the choices")
            outcomes.append(_told(needed, picker))


def _told(needed: ChanceNeeded, picker: Picker) -> int:
    fair = abs(sum(needed.probabilities) - 1.0) < 1e-9 and min(needed.probabilities) > 0
    expect(fair, "chance probabilities do not add up to one")
    return picker.pick(list(needed.outcomes))
