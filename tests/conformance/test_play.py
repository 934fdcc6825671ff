"""What holds while any game is played at random: it ends, offers sound choices, and keeps its books."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import IllegalAction
from hexmoot.engine.game import Game
from hexmoot.engine.state import State
from tests.conformance.cases import every_case, every_game
from tests.support import random_game


def assert_sound(game: Game, state: State) -> None:
    """The checks after each answer."""
    legal = state.legal()
    assert state.problems() == []
    if state.over:
        assert legal == []
        return
    assert legal == sorted(set(legal))
    assert len(legal) >= 2 or state.is_always_asked()
    assert 0 <= state.seat < state.seats
    for action in legal:
        assert game.actions.parse(game.actions.text(action)) == action


@every_case
def test_random_play_ends_and_is_sound_after_every_answer(
    game: Game, seats: int, preset: str
) -> None:
    """Random play ends; choices are ascending, unique, parseable; invariants hold after each answer."""
    for seed in range(3):
        state = game.start(seats=seats, seed=seed, preset=preset)
        assert_sound(game, state)
        for _ in random_game(state, seed):
            assert_sound(game, state)
        outcome = state.outcome
        assert outcome is not None
        assert 1 in outcome.ranks
        assert len(outcome.scores) == seats
        assert all(0.0 <= utility <= 1.0 for utility in outcome.utilities)


@every_case
def test_the_same_seed_gives_the_same_game(game: Game, seats: int, preset: str) -> None:
    """Two games from one seed and the same answers agree after every answer."""
    one = game.start(seats=seats, seed=11, preset=preset)
    two = game.start(seats=seats, seed=11, preset=preset)
    for action in random_game(one, 5):
        two.apply(action)
        assert one.digest() == two.digest()


@every_case
def test_another_seed_gives_another_game(game: Game, seats: int, preset: str) -> None:
    """Seeds matter: ten of them do not all lead to one and the same end."""
    ends = set()
    for seed in range(10):
        state = game.start(seats=seats, seed=seed, preset=preset)
        for _ in random_game(state, 1):
            pass
        ends.add(state.digest())
    assert len(ends) > 1


@every_case
def test_the_unchecked_twin_agrees_with_apply(game: Game, seats: int, preset: str) -> None:
    """`play` and `apply` lead to the same state."""
    checked = game.start(seats=seats, seed=2, preset=preset)
    unchecked = game.start(seats=seats, seed=2, preset=preset)
    for action in random_game(checked, 2):
        unchecked.play(action)
    assert checked.digest() == unchecked.digest()


@every_game
def test_an_illegal_action_is_refused_and_changes_nothing(game: Game) -> None:
    """IllegalAction names seat and action; the state stays byte for byte what it was."""
    state = game.start(seed=4)
    before = state.numbers()
    legal = set(state.legal())
    foreign = next(action for action in range(len(game.actions)) if action not in legal)
    for wrong in (foreign, -1, len(game.actions), 10**6):
        with pytest.raises(IllegalAction, match=f"seat {state.seat} cannot"):
            state.apply(wrong)
        assert state.numbers() == before


@every_game
def test_nothing_can_be_done_after_the_end(game: Game) -> None:
    """A finished game refuses every action."""
    state = game.start(seed=4)
    for _ in random_game(state, 4):
        pass
    assert state.decision is None
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(0)


@every_game
def test_every_action_has_one_text_and_every_text_one_action(game: Game) -> None:
    """The action table reads the same both ways."""
    texts = [game.actions.text(action) for action in range(len(game.actions))]
    assert len(set(texts)) == len(texts)
    assert [game.actions.parse(text) for text in texts] == list(range(len(texts)))
