"""The vector environment: the same games as single states, written into shared arrays."""

from __future__ import annotations

import numpy as np
import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption, IllegalAction
from hexmoot.engine.native.chance import splitmix
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
        states = list(environment.core.states)
        assert all(states[index].ply == 0 for index in np.flatnonzero(step.ended))
    assert ended > 8


@pytest.mark.parametrize("name", registry.game_names())
def test_an_observation_ends_where_the_next_one_begins(name: str) -> None:
    """Whatever is passed over because it is 0 now."""
    environment = VectorEnvironment(name, 1, seed=2)
    for _ in range(400):
        environment.step_random()
        assert environment.core.sheet.at == len(environment.features)


def test_a_step_that_was_handed_over_never_changes() -> None:
    """Whether a game ended in it or not; nobody can write into what uneventful steps share."""
    environment = made(count=8, seats=2, preset="quick")
    steps = [environment.step_random() for _ in range(600)]
    told = [(step.ended.copy(), step.rewards.copy()) for step in steps]
    eventful = [step for step in steps if step.ended.any()]
    assert 0 < len(eventful) < len(steps)
    assert len({id(step) for step in steps if not step.ended.any()}) == 1
    for _ in range(200):
        environment.step_random()
    for step, (ended, rewards) in zip(steps, told, strict=True):
        assert np.array_equal(step.ended, ended)
        assert np.array_equal(step.rewards, rewards)
        assert step.ended.any() == step.rewards.any()
    with pytest.raises(ValueError, match="read-only"):
        next(step for step in steps if not step.ended.any()).rewards[0] = 1


def test_what_was_handed_over_stays_for_as_many_steps_as_are_kept() -> None:
    """And is the same as in an environment that keeps one; then its room is written anew."""
    plain, keeping = made("rune_stones"), made("rune_stones", kept=3)
    handed: list[tuple[np.ndarray, np.ndarray]] = []
    copied: list[tuple[np.ndarray, np.ndarray]] = []
    for _ in range(40):
        handed.append((keeping.observations, keeping.masks))
        copied.append((plain.observations.copy(), plain.masks.copy()))
        for room, copy in zip(handed[-3:], copied[-3:], strict=True):
            assert np.array_equal(room[0], copy[0])
            assert np.array_equal(room[1], copy[1])
        actions = np.array([np.flatnonzero(mask)[-1] for mask in plain.masks])
        plain.step(actions)
        keeping.step(actions)
    assert np.shares_memory(handed[0][0], handed[3][0])
    assert not np.shares_memory(handed[0][0], handed[2][0])


def test_fewer_than_one_step_cannot_be_kept() -> None:
    with pytest.raises(BadOption, match="kept"):
        made(kept=0)


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


def test_a_place_deals_one_game_after_the_other_from_its_own_seeds() -> None:
    """The third game of place 1 is the one its row of seeds names, whoever replaces it."""
    environment = made(count=2, seats=2, preset="quick")
    ended = 0
    while ended < 2:
        ended += int(environment.step_random().ended[1])
    row = splitmix(splitmix(5) + 1)
    third = environment.game.deal(environment.setup, splitmix(row + 3))
    assert environment.core.states[1].digest() == third.digest()


def test_masks_come_as_bits_too() -> None:
    """Eight actions a byte, in the order NumPy unpacks."""
    environment = made()
    bits = np.unpackbits(environment.mask_bits, axis=1, count=environment.action_count)
    assert np.array_equal(bits, environment.masks)


def test_observations_come_in_the_kind_asked_for() -> None:
    """Step by step the same numbers, scaled by their bounds where that is wanted."""
    plain = made("elementalis")
    small, scaled = made("elementalis", kind="uint8"), made("elementalis", kind="float16")
    spans = np.array([feature.high - feature.low for feature in plain.features])
    for _ in range(20):
        kinds = [str(seen.observations.dtype) for seen in (plain, small, scaled)]
        assert kinds == ["int16", "uint8", "float16"]
        assert np.array_equal(plain.observations, small.observations)
        assert np.allclose(plain.observations / spans, scaled.observations, atol=1e-3)
        for environment in (plain, small, scaled):
            environment.step_random()


def test_afterstates_show_what_each_answer_brings() -> None:
    """Where nothing is left to chance, exactly what the seat sees once it has answered."""
    environment = made(seats=2, preset="quick")
    compared = 0
    for _ in range(60):
        after = environment.afterstates(0)
        state = environment.core.states[0]
        assert after.actions.tolist() == state.legal()
        for action, seen in zip(after.actions, after.observations, strict=True):
            twin = state.copy()
            twin.play(int(action))
            if twin.chance_count == state.chance_count and not twin.over:
                compared += 1
                assert seen.tolist() == environment.game.observation(twin, state.seat)
        environment.step_random()
    assert compared > 50


def test_afterstates_do_not_tell_the_dice_to_come() -> None:
    """Asked often, the same answer leads to different throws; the game itself stays as it is."""
    environment = made(count=1, seats=2, preset="quick")
    before = environment.core.states[0].digest()
    seen = {environment.afterstates(0).observations.tobytes() for _ in range(20)}
    assert len(seen) > 1
    assert environment.core.states[0].digest() == before
