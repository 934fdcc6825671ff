"""The search itself: repeatable, bounded, and suited to the game."""

from __future__ import annotations

import statistics

import pytest

from hexmoot.bots import Limit, SeatView, bot
from hexmoot.bots.native.search import TO_THE_END, Habits, Search, misreading
from hexmoot.bots.searcher import SearchBot, ranked
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from tests.bots.kit.positions import every_game, positions, ravens


@every_game
def test_the_same_seed_and_playouts_give_the_same_counts(game: Game) -> None:
    """Every visit and every result repeats; another seed thinks differently."""
    state = next(positions(game, seed=7, every=3, most=1))
    search = [SearchBot(seed, Limit(playouts=300)).think(SeatView(state)) for seed in (1, 1, 2)]
    assert search[0].tallies() == search[1].tallies()
    assert search[0].tallies() != search[2].tallies()


def test_portions_do_not_change_the_thinking() -> None:
    """Interrupted by the clock or not, 200 playouts are the same 200 playouts."""
    seat_view = SeatView(ravens(seats=3))
    whole, parts = (Search(seat_view, Habits(), 5) for _ in range(2))
    whole.run(200)
    for portion in (1, 7, 92, 100):
        parts.run(portion)
    assert whole.tallies() == parts.tallies()


def test_memory_is_bounded_and_a_full_tree_still_thinks() -> None:
    """A tree with little room stops growing; playouts go on and are counted."""
    search = Search(SeatView(ravens(seats=3)), Habits(room=50), 1)
    search.run(3000)
    assert search.tree.edges <= 50
    assert search.tree.nodes <= 50
    assert sum(visits for _, visits, _ in search.tallies()) == 3000


def test_a_search_takes_the_winning_answer() -> None:
    """One card left each, the higher total wins: the search plays the card that wins now."""
    state = ravens(seats=2, seed=1)
    view = state.view(0)["table"]
    chosen = bot("search:playouts=2000", 3).choose(SeatView(state))
    assert chosen - 2 == max(view["hand"])


def test_what_habits_leave_open_suits_the_game() -> None:
    """Turns as the game says for two seats, less curiosity without a judge; what is said counts."""
    elementalis = SeatView(registry.game("elementalis").start(seats=2, seed=1))
    assert registry.game("elementalis").foresight == 2
    usual, said = Search(elementalis, Habits(), 1), Search(elementalis, Habits(0.5, 1), 1)
    assert (usual.turns, usual.horizon, usual.boldness) == (2, 0, 3.0)
    assert (said.turns, said.horizon, said.boldness) == (1, 0, 0.5)
    crowd = SeatView(registry.game("elementalis").start(seats=3, seed=1))
    assert Search(crowd, Habits(), 1).turns == 1
    toy = Search(SeatView(ravens()), Habits(), 1)
    assert (toy.turns, toy.horizon, toy.boldness) == (0, TO_THE_END, 1.0)


def test_a_whim_is_measured_by_how_far_the_answers_lie_apart() -> None:
    """The spread is the deviation between the answers' means."""
    search = Search(SeatView(ravens(seats=3)), Habits(), 5)
    search.run(240)
    means = [total / visits for _, visits, total in search.tallies()]
    assert len(means) > 1
    assert search.spread_of_answers() == pytest.approx(statistics.pstdev(means))
    assert Search(SeatView(ravens()), Habits(), 5).spread_of_answers() == 0.0


def test_a_whim_moves_the_visits() -> None:
    """With a great whim another answer is thought best, the same one for the same seed."""
    seat_view = SeatView(ravens(seats=3))
    leaders = []
    for seed in range(6):
        sober, taken, again = (Search(seat_view, Habits(), seed, whim) for whim in (0.0, 8.0, 8.0))
        for search in (sober, taken, again):
            search.run(400)
        assert taken.tallies() == again.tallies()
        leaders.append([ranked(search.tallies())[0][0] for search in (sober, taken)])
    assert any(first != second for first, second in leaders)


def test_whims_are_repeatable_and_small_in_the_mean() -> None:
    """Misreadings have mean 0 and deviation 1."""
    errors = [misreading(seed, 3) for seed in range(4000)]
    mean = sum(errors) / len(errors)
    deviation = (sum(error * error for error in errors) / len(errors)) ** 0.5
    assert abs(mean) < 0.05
    assert deviation == pytest.approx(1.0, abs=0.05)
    assert misreading(7, 3) == misreading(7, 3)
