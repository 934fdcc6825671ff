"""The vector environment: the same games as single states, written into shared arrays."""

from __future__ import annotations

import numpy as np
import pytest

from hexmoot.engine.errors import BadOption, IllegalAction
from hexmoot.research.vector import VectorEnvironment
from tests.conformance.cases import CASES


def made(game: str = "alchemists_race", count: int = 4, **options: object) -> VectorEnvironment:
    return VectorEnvironment(game, count, seed=5, **options)


@pytest.mark.parametrize(("game", "seats", "preset"), CASES)
def test_arrays_agree_with_single_states(game: object, seats: int, preset: str) -> None:
    """Observations, masks and asked seats are those of the states, step by step."""
    environment = made(game.name, 3, seats=seats, preset=preset)  # type: ignore[attr-defined]
    for _ in range(15):
        for index, state in enumerate(environment.core.states):
            assert environment.seats[index] == state.seat
            seen = environment.game.observation(state, state.seat)
            assert environment.observations[index].tolist() == seen
            assert np.flatnonzero(environment.masks[index]).tolist() == state.legal()
        environment.step_random()


def test_the_actions_given_are_the_ones_played() -> None:
    """Against states stepped one by one."""
    environment = made()
    twins = [state.copy() for state in environment.core.states]
    for _ in range(30):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in environment.masks])
        environment.step(actions)
        for twin, action, state in zip(twins, actions, environment.core.states, strict=True):
            twin.apply(int(action))
            assert twin.digest() == state.digest()


def test_finished_games_pay_and_are_replaced_at_once() -> None:
    """Every seat's utility stands in the row of the ended game; the others are zero."""
    environment = made(count=8, seats=2, preset="quick")
    ended = 0
    for _ in range(600):
        step = environment.step_random()
        ended += int(step.ended.sum())
        assert np.all(step.rewards[~step.ended] == 0)
        assert np.allclose(step.rewards[step.ended].sum(axis=1), 1.0)
        assert not any(state.over for state in environment.core.states)
    assert ended > 8


def test_a_forbidden_action_is_refused() -> None:
    """By the number of the game."""
    environment = made()
    actions = [np.flatnonzero(mask)[0] for mask in environment.masks]
    actions[2] = int(np.flatnonzero(~environment.masks[2])[0])
    with pytest.raises(IllegalAction, match="game 2 does not allow it"):
        environment.step(actions)
    for wrong in (-1, 10_000):
        with pytest.raises(IllegalAction, match="game 0 does not allow it"):
            environment.step([wrong, *actions[1:]])
    with pytest.raises(BadOption, match="one action for each of 4 games"):
        environment.step(actions[:3])
    assert all(state.ply == 0 for state in environment.core.states)


def test_what_is_shown_cannot_be_written() -> None:
    """The arrays are views of the environment's own buffers."""
    with pytest.raises(ValueError, match="read-only"):
        made().observations[0, 0] = 1


def test_the_same_seed_gives_the_same_games() -> None:
    """Whole runs agree."""
    one, two = made(), made()
    for _ in range(200):
        one.step_random()
        two.step_random()
    assert np.array_equal(one.observations, two.observations)
