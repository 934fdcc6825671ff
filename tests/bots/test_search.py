"""The search itself: limits, repeatability, memory, interruption, parallel roots."""

from __future__ import annotations

import math
import statistics
import threading
import time

import pytest

from hexmoot.bots import Limit, SeatView, bot
from hexmoot.bots.native.search import (
    CLEAR_LEAD,
    LEAST_PLAYOUTS,
    TO_THE_END,
    Habits,
    Search,
    misreading,
)
from hexmoot.bots.native.tree import MOST_OUTCOMES, NONE, ROOT, Tree
from hexmoot.bots.native.worlds import is_hiding, standing
from hexmoot.bots.parallel import ParallelSearchBot, added_up
from hexmoot.bots.searcher import PORTION, SearchBot, Tallies, ranked
from hexmoot.bots.thinking_time import clock
from hexmoot.engine import registry
from hexmoot.engine.conformance import random_game
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


@pytest.mark.parametrize(
    ("limit", "playouts"), [(Limit(playouts=100), 100), (Limit(playouts=7), 7)]
)
def test_a_playout_limit_is_kept_exactly(limit: Limit, playouts: int) -> None:
    """No playout more, none less; visits of the first decision add up to them."""
    search = SearchBot(1, limit).think(SeatView(ravens()), is_thorough=True)
    assert search.playouts == playouts
    assert sum(visits for _, visits, _ in search.tallies()) == playouts


def test_playouts_for_each_answer_are_a_limit_by_themselves() -> None:
    """`search:each=30`: a choice between more things is thought about longer."""
    seat_view = SeatView(ravens())
    search = SearchBot(1, Limit(each=30)).think(seat_view, is_thorough=True)
    assert search.playouts == 30 * len(seat_view.legal())
    assert bot("search:each=30:curiosity=2").choose(seat_view) in seat_view.legal()


@every_game
def test_who_stops_early_chooses_what_the_whole_budget_would_choose(game: Game) -> None:
    """When the leader cannot be caught up with, the rest of the budget changes nothing."""
    for state in positions(game, seed=5, every=11, most=4):
        player = SearchBot(3, Limit(playouts=96))
        early = player.think(SeatView(state))
        whole = player.think(SeatView(state), is_thorough=True)
        assert early.playouts <= whole.playouts == 96
        assert ranked(early.tallies())[0][0] == ranked(whole.tallies())[0][0]


def test_a_clear_choice_ends_the_thinking() -> None:
    """A choice with one good answer takes a small part of a large budget."""
    state = ravens(seats=2, seed=1)
    search = SearchBot(3, Limit(playouts=50_000)).think(SeatView(state))
    assert LEAST_PLAYOUTS <= search.playouts < 25_000
    first, second = sorted((visits for _, visits, _ in search.tallies()), reverse=True)[:2]
    assert first > CLEAR_LEAD * second


def test_a_time_limit_is_processor_time() -> None:
    """Thinking ends about when the seconds are spent."""
    began = clock()
    SearchBot(1, Limit(seconds=0.05)).think(SeatView(ravens()))
    assert 0.05 <= clock() - began < 0.5


@pytest.mark.parametrize(
    "wrong", [{}, {"playouts": 0}, {"seconds": math.nan}, {"seconds": math.inf}]
)
def test_a_limit_must_limit(wrong: dict[str, float]) -> None:
    """Without an end there is no thinking."""
    with pytest.raises(ValueError, match="a limit needs"):
        Limit(**wrong)


def test_an_interrupted_search_still_answers() -> None:
    """Another thread ends the thinking; the best answer so far is legal."""
    state = ravens()
    player = SearchBot(1, Limit(seconds=60))
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(player.choose(SeatView(state))))
    thread.start()
    while thread.is_alive() and not found:
        player.interrupt()
        time.sleep(0.01)
    thread.join(10)
    assert found
    assert found[0] in state.legal()


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_before_a_decision_counts_for_it_alone(workers: int) -> None:
    """Told to hurry while nobody thinks, the next decision is quick and the one after it whole."""
    seat_view = SeatView(ravens(seats=3))
    player = bot(f"search:playouts=2000:workers={workers}", 4)
    player.interrupt()
    try:
        hurried, whole = (
            sum(thought.visits for thought in player.explain(seat_view).thoughts) for _ in range(2)
        )
    finally:
        player.close()
    assert (hurried, whole) == (PORTION * workers, 2000)


def test_an_interrupt_for_a_forced_decision_is_spent_on_it() -> None:
    """Also where there is nothing to think about."""
    state = ravens(seats=3)
    while len(state.legal()) != 1:
        state.apply(state.legal()[0])
    player = SearchBot(1, Limit(playouts=200))
    player.interrupt()
    player.choose(SeatView(state))
    assert sum(thought.visits for thought in player.explain(SeatView(ravens())).thoughts) == 200


def test_a_worker_that_dies_is_replaced() -> None:
    """The decision is thought over once more, with the same result."""
    seat_view = SeatView(ravens(seats=3))
    player = ParallelSearchBot(4, Limit(playouts=100), workers=2)
    try:
        before = player.tallies(seat_view, is_thorough=True)
        assert player._pool is not None
        for process in list(player._pool._processes.values())[:1]:
            process.kill()
            process.join()
        assert player.tallies(seat_view, is_thorough=True) == before
    finally:
        player.close()


def test_closing_does_not_wait_for_the_thinking() -> None:
    """Who leaves in the middle of a search of a minute is out at once."""
    seat_view = SeatView(ravens(seats=3))
    player = ParallelSearchBot(4, Limit(playouts=8), workers=2)
    player.tallies(seat_view)
    player.limit = Limit(seconds=60.0)
    thinking = player._submit(seat_view, 0, True)
    while not thinking.running():
        time.sleep(0.01)
    began = time.monotonic()
    player.close()
    assert thinking.done()
    assert time.monotonic() - began < 30.0


def test_memory_is_bounded_and_a_full_tree_still_thinks() -> None:
    """A tree with little room stops growing; playouts go on and are counted."""
    search = Search(SeatView(ravens(seats=3)), Habits(room=50), 1)
    search.run(3000)
    assert search.tree.edges <= 50
    assert search.tree.nodes <= 50
    assert sum(visits for _, visits, _ in search.tallies()) == 3000


def test_a_tree_grows_only_as_needed() -> None:
    """The room doubles with the thinking, up to the most."""
    search = Search(SeatView(ravens(seats=3)), Habits(room=3000), 1)
    assert search.tree.room == 1024
    search.run(5000)
    assert search.tree.room <= 3000


def test_rare_outcomes_share_a_node() -> None:
    """Behind an edge there are at most so many information sets, and known ones stay their own."""
    tree = Tree(1000)
    edge = tree.add_edge(ROOT, 3, 0)
    nodes = [int(tree.node_after(edge, key)) for key in range(100, 300)]
    assert len(set(nodes)) == MOST_OUTCOMES + 1
    assert NONE not in nodes
    assert int(tree.node_after(edge, 100)) == nodes[0]
    assert int(tree.node_after(edge, 298)) == int(tree.node_after(edge, 299))


def test_hidden_things_are_noticed() -> None:
    """In the toy the other hand is hidden; Alchemist's Race lies open."""
    assert is_hiding(ravens(), 0)
    assert not is_hiding(registry.game("alchemists_race").start(seats=2, seed=1), 0)


@every_game
def test_seats_stand_between_zero_and_one_and_winners_above_losers(game: Game) -> None:
    """Judged at any time; at the end the result decides and the margin only breaks ties."""
    for state in positions(game, seed=8, every=10, most=10):
        assert all(0.0 <= standing(state, seat) <= 1.0 for seat in range(state.seats))
    for _ in random_game(state, 8):
        pass
    assert state.outcome is not None
    values = [standing(state, seat) for seat in range(state.seats)]
    for seat, utility in enumerate(state.outcome.utilities):
        assert 0.9 * utility <= values[seat] <= 0.9 * utility + 0.1


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


def test_parallel_roots_add_up_and_repeat() -> None:
    """Two processes share the playouts; twice the same question, the same counts."""
    seat_view = SeatView(ravens(seats=3))
    player = ParallelSearchBot(4, Limit(playouts=101), workers=2)
    try:
        first = player.tallies(seat_view, is_thorough=True)
        second = player.tallies(seat_view, is_thorough=True)
        chosen = player.choose(seat_view)
    finally:
        player.close()
    assert first == second
    assert sum(visits for _, visits, _ in first.actions) == 102
    assert chosen in seat_view.legal()


def test_an_interruption_reaches_every_worker() -> None:
    """A search of a minute in two processes ends as soon as somebody asks for its answer."""
    seat_view = SeatView(ravens(seats=3))
    player = ParallelSearchBot(4, Limit(playouts=8), workers=2)
    try:
        player.tallies(seat_view)
        player.limit = Limit(seconds=60.0)
        began = time.monotonic()
        threading.Timer(0.2, player.interrupt).start()
        assert player.tallies(seat_view, is_thorough=True).actions
        assert time.monotonic() - began < 30.0
    finally:
        player.close()


def test_counts_of_workers_are_added_action_by_action() -> None:
    """Sums of visits and results, the mean of how seats stand."""
    parts = [Tallies([(3, 2, 1.0), (5, 1, 0.5)], [0.2, 0.9]), Tallies([(5, 4, 2.0)], [0.4, 0.7])]
    merged, standings = added_up(parts)
    assert merged == [(3, 2, 1.0), (5, 5, 2.5)]
    assert standings == pytest.approx([0.3, 0.8])
