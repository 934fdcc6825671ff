"""What every bot is: its choices, its explanations, and the same answer when asked again."""

from __future__ import annotations

import pytest

from hexmoot.bots import Explanation, SeatView, Thought, bot
from hexmoot.engine.game import Game
from tests.bots.kit.positions import every_game, positions, ravens


@every_game
@pytest.mark.parametrize("name", ["random", "greedy", "search:playouts=20"])
def test_every_bot_plays_every_game(game: Game, name: str) -> None:
    """Choices are legal, also where several seats react to each other."""
    player = bot(name, seed=2)
    for state in positions(game, seed=5, every=4, most=12):
        assert player.choose(SeatView(state)) in state.legal()


@every_game
def test_explanations_speak_the_words_of_the_actions(game: Game) -> None:
    """Each considered action is legal, named as in the action table and the labels, valued 0..1."""
    state = next(positions(game, seed=6, every=3, most=1))
    seat_view = SeatView(state)
    for name in ("random", "greedy", "search:playouts=200"):
        found = bot(name, seed=1).explain(seat_view)
        assert found.seat == state.seat
        assert {thought.action for thought in found.thoughts} == set(state.legal())
        for thought in found.thoughts:
            assert thought.text == game.actions.text(thought.action)
            assert thought.label == game.label(state, thought.action).text
            assert 0.0 <= thought.expected <= 1.0


@pytest.mark.parametrize("name", ["greedy", "search:playouts=80", "search:playouts=80:whim=0.4"])
def test_the_first_thought_is_the_choice(name: str) -> None:
    """What is explained first is what is played."""
    seat_view = SeatView(ravens(seats=3, seed=4))
    player = bot(name, seed=11)
    assert player.explain(seat_view).best.action == player.choose(seat_view)


def test_the_cost_of_an_action_is_what_it_gives_away() -> None:
    """Measured against the preferred action, which costs nothing even if another looks better."""
    rows = [(1, 0.6, 90), (2, 0.7, 9), (3, 0.5, 1)]
    found = Explanation(0, 0, tuple(Thought(row[0], "", "", *row[1:]) for row in rows))
    assert [found.cost(action) for action in (1, 2, 3)] == [0.0, 0.0, pytest.approx(0.1)]
    assert found.cost(9999) == 0.0


def test_a_bot_answers_the_same_when_asked_again() -> None:
    """Bots keep nothing between decisions: asked twice, or after a restart, they choose alike."""
    state = ravens(seats=2, seed=8)
    for name in ("random", "greedy", "search:playouts=50"):
        player = bot(name, seed=3)
        first = [player.choose(SeatView(state)) for _ in range(3)]
        assert first == [bot(name, seed=3).choose(SeatView(state))] * 3
