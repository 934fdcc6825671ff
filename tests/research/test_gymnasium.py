"""Gymnasium environments: one learner among bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hexmoot.bots.random_bot import RandomBot
from hexmoot.engine.errors import BadOption, IllegalAction
from hexmoot.engine.game import Game
from hexmoot.research.gymnasium import LearnerEnvironment, environment_id, register_environments
from tests.conformance.cases import GAMES

register_environments()


def made(game: str = "alchemists_race", **options: object) -> LearnerEnvironment:
    return LearnerEnvironment(game, opponents="random", **options)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_own_check_passes(game: Game) -> None:
    """`check_env` on the registered environment of each game."""
    table = gymnasium.make(environment_id(game), opponents="random", disable_env_checker=True)
    check_env(table.unwrapped, skip_render_check=True)


def test_ids_are_named_after_games_and_versions() -> None:
    """`rune_stones` is RuneStones; rules 1 are version 0."""
    table = gymnasium.make("hexmoot/AlchemistsRace-v0", opponents="greedy", preset="quick")
    assert isinstance(table.unwrapped, LearnerEnvironment)
    assert table.unwrapped.game.name == "alchemists_race"


def test_the_learner_plays_a_whole_game() -> None:
    """The mask always allows something; the reward comes at the end."""
    table = made(seats=3, preset="quick")
    _, info = table.reset(seed=4)
    over, paid = False, []
    while not over:
        assert table.state is not None
        assert table.state.seat == info["seat"]
        action = np.int64(np.flatnonzero(info["action_mask"])[-1])
        _, reward, over, truncated, info = table.step(action)
        paid.append(reward)
        assert not truncated
    assert paid[:-1] == [0.0] * (len(paid) - 1)
    assert not info["action_mask"].any()


def test_bots_go_home_when_their_game_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the next game, and at last with the environment: no process of theirs is left."""
    closed: list[int] = []
    monkeypatch.setattr(RandomBot, "close", lambda player: closed.append(player.seed))
    table = made()
    table.reset(seed=1)
    assert closed == []
    table.reset(seed=2)
    assert len(closed) == 1
    table.close()
    table.close()
    assert len(set(closed)) == 2


def test_a_fixed_seat_is_kept() -> None:
    """Otherwise it is drawn anew with every game."""
    table = made(seats=4, seat=2)
    assert [table.reset(seed=seed)[1]["seat"] for seed in range(5)] == [2] * 5
    drawn = made(seats=4)
    assert len({drawn.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4


def test_the_same_seed_deals_the_same_game() -> None:
    """Observation and mask agree."""
    one, two = made(), made()
    (first, left), (second, right) = one.reset(seed=9), two.reset(seed=9)
    assert np.array_equal(first, second)
    assert np.array_equal(left["action_mask"], right["action_mask"])


def test_illegal_actions_and_seats_are_refused() -> None:
    """Where that is wanted; nothing changes."""
    table = made(illegal="refuse")
    table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(np.int64(180))
    with pytest.raises(BadOption, match="seat is 5"):
        made(seat=5)
    with pytest.raises(BadOption, match="illegal is 'ignore', allowed: replace, refuse"):
        made(illegal="ignore")


def test_a_forbidden_action_is_replaced_and_told() -> None:
    """By a legal one, the same for the same seed."""
    one, two = made(), made()
    one.reset(seed=1)
    two.reset(seed=1)
    seen, _, _, _, info = one.step(np.int64(180))
    assert info["replaced"]
    assert np.array_equal(seen, two.step(np.int64(180))[0])
    legal = np.int64(np.flatnonzero(info["action_mask"])[0])
    assert not one.step(legal)[4]["replaced"]


def test_the_table_is_shown_as_the_learner_sees_it() -> None:
    """As text, on request."""
    table = LearnerEnvironment("alchemists_race", opponents="random", render_mode="ansi")
    assert table.render() is None
    table.reset(seed=1)
    assert "Coins: 0 / 20" in str(table.render())
