"""The vector environment over several processes is the same environment."""

from __future__ import annotations

import multiprocessing

import numpy as np
import pytest
from numpy.typing import NDArray

from hexmoot.engine.errors import BadOption, IllegalAction
from hexmoot.research.processes import ProcessVector, WorkerLost
from hexmoot.research.vector import VectorEnvironment

COUNT = 5


def last_legal(masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    last: NDArray[np.int64] = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
    return last


def test_two_processes_play_what_one_plays() -> None:
    """Arrays, ends and rewards agree, through games that end and are dealt anew."""
    alone = VectorEnvironment("alchemists_race", COUNT, seats=2, preset="quick", seed=3)
    ended = 0
    with ProcessVector("alchemists_race", COUNT, 2, seats=2, preset="quick", seed=3) as shared:
        for ply in range(700):
            assert np.array_equal(shared.observations, alone.observations)
            assert np.array_equal(shared.masks, alone.masks)
            assert np.array_equal(shared.seats, alone.seats)
            first = ply % 2 == 0
            actions = alone.masks.argmax(axis=1) if first else last_legal(alone.masks)
            one, two = alone.step(actions), shared.step(actions)
            assert np.array_equal(one.ended, two.ended)
            assert np.array_equal(one.rewards, two.rewards)
            ended += int(one.ended.sum())
    assert ended > 0


def test_a_forbidden_action_moves_no_game() -> None:
    """Not even those of other processes."""
    with ProcessVector("alchemists_race", COUNT, 2, seed=3) as shared:
        before = shared.observations.copy()
        actions = shared.masks.argmax(axis=1)
        for wrong in (-1, 100_000, int(np.flatnonzero(~shared.masks[4])[0])):
            with pytest.raises(IllegalAction, match="game 4 does not allow it"):
                shared.step([*actions[:4], wrong])
        with pytest.raises(BadOption, match="one action for each of 5 games"):
            shared.step(actions[:2])
        assert np.array_equal(shared.observations, before)
        shared.step(actions)
        assert not np.array_equal(shared.observations, before)


def test_more_processes_than_games_are_refused() -> None:
    """By number."""
    with pytest.raises(BadOption, match=r"workers is 6, allowed: 1\.\.5"):
        ProcessVector("alchemists_race", COUNT, 6)


def test_a_lost_process_is_one_clear_error() -> None:
    """Killed, and after closing."""
    with ProcessVector("alchemists_race", COUNT, 2, seed=3) as shared:
        shared.step_random()
        victim = multiprocessing.active_children()[0]
        victim.kill()
        victim.join()
        with pytest.raises(WorkerLost, match="has ended"):
            shared.step_random()
    with pytest.raises(WorkerLost, match="was closed"):
        shared.step_random()
