"""PettingZoo's own tests on every game, and what they do not look at."""

from __future__ import annotations

import json

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from hexmoot.engine.conformance import Picker, cases
from hexmoot.engine.errors import BadOption, IllegalAction
from hexmoot.engine.game import Game
from hexmoot.research.pettingzoo import HexmootAEC, env
from tests.conformance.cases import CASES, GAMES, SAMPLE

quiet = pytest.mark.filterwarnings("ignore::UserWarning")


def finished(table: HexmootAEC) -> dict[str, float]:
    """Play at random until every agent is done; what each was paid."""
    table.reset(seed=3)
    picker = Picker(3)
    paid = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        paid[agent] += reward
        done = terminated or truncated
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        table.step(None if done else picker.pick(legal))
    return paid


@quiet
@pytest.mark.whole
@pytest.mark.parametrize(("game", "seats", "preset"), CASES)
def test_pettingzoos_own_tests_pass(game: Game, seats: int, preset: str) -> None:
    """`api_test` and `seed_test` for every game, seat count and preset."""
    check(game, seats, preset)


@quiet
@pytest.mark.parametrize(("game", "seats", "preset"), SAMPLE)
def test_pettingzoos_own_tests_pass_for_the_fullest_tables(
    game: Game, seats: int, preset: str
) -> None:
    """A sample of the above."""
    check(game, seats, preset)


@quiet
@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_benchmark_runs_through(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    """Five seconds a seat count, games dealt again and again."""
    for seats, preset in dict(cases(game)).items():
        performance_benchmark(env(game.name, seats=seats, preset=preset))
        assert "turns per second" in capsys.readouterr().out


def check(game: Game, seats: int, preset: str) -> None:
    """PettingZoo's own tests, in short form."""
    api_test(env(game.name, seats=seats, preset=preset), num_cycles=60)
    seed_test(lambda: env(game.name, seats=seats, preset=preset), num_cycles=40)


def test_only_the_asked_agent_has_a_mask() -> None:
    """The others' are all zero."""
    table = env("alchemists_race", seats=3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_utilities_are_paid_once_to_everyone() -> None:
    """Also to agents that did not make the last move."""
    assert sum(finished(env("alchemists_race", seats=3, preset="quick")).values()) == 1.0


def test_margins_tell_by_how_much() -> None:
    """The winner's is positive, everybody else's negative."""
    paid = finished(env("alchemists_race", seats=2, preset="quick", reward="margin"))
    low, high = sorted(paid.values())
    assert -1 <= low < 0 < high <= 1
    assert low == -high


def test_an_unknown_reward_is_refused() -> None:
    """By name, before a game is dealt."""
    with pytest.raises(BadOption, match="reward is 'glory', allowed: utility, margin"):
        env("alchemists_race", preset="quick", reward="glory")


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    """Nothing is silently ended."""
    table = env("alchemists_race")
    table.reset(seed=1)
    assert table.state_of_game is not None
    before = table.state_of_game.digest()
    with pytest.raises(IllegalAction):
        table.step(180)
    assert table.state_of_game.digest() == before


def test_the_raw_view_is_the_seats_own() -> None:
    """On request, in the info."""
    table = env("ravens", raw_view=True)
    table.reset(seed=1)
    assert table.infos["seat_1"]["view"]["viewer"] == 1
    assert json.dumps(table.infos["seat_1"]["view"]["table"]["hand"])
    assert "Hand" in table.render()
