"""One who hears the net dimly: by net, turn and lot."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import hexmoot
from hexmoot.bots import bot
from hexmoot.bots.hasty import DIMMEST, HastyBot, Manner, spread_out, turn_values
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.policy import PolicyBot
from hexmoot.bots.random_bot import RandomBot
from hexmoot.engine.native.state import State


def position(answers: int = 12) -> State:
    """Some way into a game, at a question with several answers."""
    state: State = hexmoot.game("alchemists_race").start(seats=2, seed=5)
    player = PolicyBot(1)
    while state.ply < answers or len(state.legal()) < 3:
        state.apply(player.choose(SeatView(state)))
    return state


def test_numbers_are_spread_out_by_their_own_deviation() -> None:
    """Mean 0, deviation 1; equal numbers say nothing."""
    assert spread_out([1.0, 3.0]) == [-1.0, 1.0]
    assert spread_out([0.4, 0.4, 0.4]) == [0.0, 0.0, 0.0]


def test_a_net_heard_clearly_decides() -> None:
    """With hardly any blur and no push the net's favourite is taken, whatever the lot."""
    seat_view = SeatView(position())
    wanted = PolicyBot(0).choose(seat_view)
    assert {HastyBot(seed, Manner(0.01, 0.0)).choose(seat_view) for seed in range(8)} == {wanted}


def test_a_turn_that_counts_much_decides() -> None:
    """With much push the answer is taken that brings most by the end of the turn."""
    seat_view = SeatView(position())
    player = HastyBot(3, Manner(1000.0, 1000.0))
    values = turn_values(seat_view, player.decision_seed(seat_view))
    best = {
        action
        for action, value in zip(seat_view.legal(), values, strict=True)
        if value == max(values)
    }
    assert player.choose(seat_view) in best


def test_a_net_heard_dimly_leaves_the_choice_to_the_lot() -> None:
    """With neither, all answers are taken about as often, the least liked ones too."""
    seat_view = SeatView(position())
    counts = Counter(HastyBot(seed, Manner(1000.0, 0.0)).choose(seat_view) for seed in range(300))
    even = 300 / len(seat_view.legal())
    assert set(counts) == set(seat_view.legal())
    assert all(even / 2 < count < even * 2 for count in counts.values())


def test_no_answer_is_disliked_without_bounds() -> None:
    """What the net abhors is as likely as what it merely dislikes much."""
    seat_view = SeatView(position())
    player = HastyBot(2, Manner(4.0, 0.0))
    legal = seat_view.legal()
    some, more = [[0.0, *[-far] * (len(legal) - 1)] for far in (DIMMEST, 10 * DIMMEST)]
    assert player.ordered(seat_view, legal, some) == player.ordered(seat_view, legal, more)


def test_the_same_seed_and_position_give_the_same_answer() -> None:
    """A choice can be repeated, and another seed may choose otherwise."""
    seat_view = SeatView(position())
    chosen = [HastyBot(seed, Manner(12.0, 0.8)).choose(seat_view) for seed in range(30)]
    assert chosen == [HastyBot(seed, Manner(12.0, 0.8)).choose(seat_view) for seed in range(30)]
    assert len(set(chosen)) > 1


def test_without_a_net_somebody_else_answers(tmp_path: Path) -> None:
    """An empty folder of weights: the one who was named for that decides."""
    seat_view = SeatView(position())
    judge = RandomBot(7)
    player = HastyBot(7, Manner(4.0, 1.0), tmp_path, judge)
    assert player.choose(seat_view) == judge.choose(seat_view)
    game = hexmoot.game("alchemists_race")
    assert player.meaning_at(game, 2) == judge.meaning_at(game, 2)
    assert "blur=4.0" in HastyBot(7, Manner(4.0, 1.0)).meaning_at(game, 2)


@pytest.mark.parametrize("name", ["hasty", "hasty:blur=8:push=0.5"])
def test_it_has_a_name_in_the_catalogue(name: str) -> None:
    """With settings or without."""
    assert bot(name).name == name
