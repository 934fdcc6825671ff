"""The bot that takes what looks best by the end of its turn."""

from __future__ import annotations

from hexmoot.bots import SeatView, bot
from hexmoot.bots.greedy import GreedyBot
from tests.bots.kit.positions import ravens


def test_what_looks_best_comes_first_and_everything_is_looked_at() -> None:
    """Every legal answer has a thought, in as many worlds as the bot imagines."""
    seat_view = SeatView(ravens())
    found = bot("greedy", 3).explain(seat_view)
    expected = [thought.expected for thought in found.thoughts]
    assert expected == sorted(expected, reverse=True)
    assert {thought.action for thought in found.thoughts} == set(seat_view.legal())
    assert {thought.visits for thought in found.thoughts} == {GreedyBot().worlds}


def test_alike_answers_are_drawn_by_lot_and_each_seed_draws_its_own() -> None:
    """In the toy nothing is judged before its end, so all cards look alike."""
    seat_view = SeatView(ravens())
    assert {bot("greedy", seed).choose(seat_view) for seed in range(20)} == set(seat_view.legal())
