"""The quick evaluation: better positions are judged better."""

from __future__ import annotations

import pytest

from hexmoot.engine.conformance import Picker
from hexmoot.games.alchemists_race.minds.judge import crafting_value, threats
from hexmoot.games.alchemists_race.minds.worth import market_worth
from tests.games.alchemists_race.kit.table import GAME, at

ASKED = "O18<O17 speed"


def judged(position: str) -> float:
    """How A stands at the beginning of its turn."""
    return at(position, dice="1").state.judge(0)


def test_level_positions_are_judged_level() -> None:
    """Nobody has anything more than the other."""
    assert judged("O3<O2 speed / O18<O17 speed") == 0.5


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("O3<O2 speed coins:4", "O3<O2 speed"),
        ("O3<O2 speed meteor", "O3<O2 speed"),
        ("O3<O2 speed flower grass", "O3<O2 speed flower flower"),
        ("O3<O2 speed coins:4", "O3<O2 speed meteor"),
        ("O3<O2 speed meteor", "O3<O2 speed black_rock wood"),
        ("S1<M speed black_rock:2 wood:2", "O8<O7 speed black_rock:2 wood:2"),
    ],
)
def test_better_is_judged_better(better: str, worse: str) -> None:
    """Coins before cards before what can be crafted before loose tokens, and near the Market."""
    assert judged(f"{better} / {ASKED}") > judged(f"{worse} / {ASKED}")


def test_the_leader_and_the_others_add_up() -> None:
    """With two seats what one wins the other loses."""
    state = at("O3<O2 speed coins:7 / O18<O17 meteor").state
    assert state.judge(0) + state.judge(1) == pytest.approx(1.0)
    assert 0.0 < state.judge(1) < 0.5 < state.judge(0) < 1.0


@pytest.mark.parametrize(
    ("owner", "armed", "number"),
    [
        ("O3<O2 wood:2 speed", "O18<O17 poison", 1),
        ("O3<O2 wood:2 speed", "O18<O17 speed", 0),
        ("O3<O2 wood speed", "O18<O17 poison", 0),
        ("M wood:2 speed", "O18<O17 poison", 0),
        ("O3<O2 wood:2 speed", "O11<O10 meteor", 0),
    ],
)
def test_threats(owner: str, armed: str, number: int) -> None:
    """An armed opponent within one roll of somebody on the road who has something to lose."""
    assert threats(at(f"{owner} / {armed}").state, 0) == number


def test_defence_takes_the_threat_away() -> None:
    """AR-95."""
    table = at("O3<O2 wood:2 defence speed / O18<O17 poison")
    assert threats(table.state, 0) == 1
    assert threats(table.play("defence").state, 0) == 0


def test_the_quick_value_is_near_the_exact_one() -> None:
    """The judge's greedy value never exceeds the best one, and mostly equals it."""
    picker = Picker(3)
    same = tried = 0
    state = GAME.start(seats=4, seed=3)
    while not state.over:
        for seat in range(4):
            quick, exact = crafting_value(state, seat), market_worth(state, seat)
            assert quick <= exact
            same += quick == exact
            tried += 1
        state.apply(picker.pick(state.legal()))
    assert same / tried > 0.9


def test_a_greedy_player_beats_a_random_one() -> None:
    """One decision deep on the judge wins at least nine of ten games against random answers."""
    wins = 0
    for seed in range(10):
        state = GAME.start(seats=2, seed=seed)
        picker = Picker(seed)
        while not state.over:
            if state.seat == 1:
                state.apply(picker.pick(state.legal()))
                continue
            state.apply(max(state.legal(), key=lambda action: looked_ahead(state, action, seed)))
        assert state.outcome is not None
        wins += state.outcome.winners == (0,)
    assert wins >= 9


def looked_ahead(state: object, action: int, seed: int) -> float:
    """The judgement after an answer, with dice of its own."""
    from hexmoot import State

    assert isinstance(state, State)
    world = state.imagine(0, seed)
    world.play(action)
    return world.utility(0) if world.over else world.judge(0)
