"""The bot that searches."""

from __future__ import annotations

import threading
import time

import pytest

from hexmoot.bots import Bot, Limit, SeatView, bot
from hexmoot.bots.native.search import LEAST_PLAYOUTS
from hexmoot.bots.native.tree import CLEAR_LEAD
from hexmoot.bots.searcher import PORTION, SearchBot, ranked
from hexmoot.engine.game import Game
from tests import patience
from tests.bots.kit.positions import every_game, play_out, positions, ravens


def test_search_wins_at_the_toy() -> None:
    """With every card a number, searching beats drawing lots in most games."""
    won = 0.0
    for game in range(40):
        seat = game % 2
        players: list[Bot] = [bot("random", game), bot("random", game)]
        players[seat] = bot("search:playouts=150", game)
        outcome = play_out(ravens(seed=game // 2), players).outcome
        assert outcome is not None
        won += outcome.utilities[seat]
    assert won >= 27


@pytest.mark.parametrize("least", ["room=3", "faith=0", "curiosity=0", "turns=0", "horizon=0"])
def test_a_search_thinks_within_its_bounds(least: str) -> None:
    """The least of everything still gives an answer."""
    seat_view = SeatView(ravens(seats=3))
    player = bot(f"search:playouts=200:{least}")
    assert player.choose(seat_view) in seat_view.legal()


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


def test_an_interrupted_search_still_answers() -> None:
    """Another thread ends the thinking; the best answer so far is legal."""
    state = ravens()
    player = SearchBot(1, Limit(seconds=2 * patience.SECONDS))
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(player.choose(SeatView(state))))
    thread.start()
    while thread.is_alive() and not found:
        player.interrupt()
        time.sleep(0.01)
    thread.join(patience.SECONDS)
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
