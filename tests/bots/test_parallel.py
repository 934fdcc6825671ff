"""A search by several processes."""

from __future__ import annotations

import threading
import time

import pytest

from hexmoot.bots import Limit, SeatView
from hexmoot.bots.parallel import ParallelSearchBot, added_up
from hexmoot.bots.searcher import Tallies
from tests import patience
from tests.bots.kit.positions import ravens


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
    """Who leaves in the middle of a search without end is out at once."""
    seat_view = SeatView(ravens(seats=3))
    player = ParallelSearchBot(4, Limit(playouts=8), workers=2)
    player.tallies(seat_view)
    player.limit = Limit(seconds=2 * patience.SECONDS)
    thinking = player._submit(seat_view, 0, True)
    while not thinking.running():
        time.sleep(0.01)
    began = time.monotonic()
    player.close()
    assert thinking.done()
    assert time.monotonic() - began < patience.SECONDS


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
    """A search without end in two processes ends as soon as somebody asks for its answer."""
    seat_view = SeatView(ravens(seats=3))
    player = ParallelSearchBot(4, Limit(playouts=8), workers=2)
    try:
        player.tallies(seat_view)
        player.limit = Limit(seconds=2 * patience.SECONDS)
        began = time.monotonic()
        threading.Timer(0.2, player.interrupt).start()
        assert player.tallies(seat_view, is_thorough=True).actions
        assert time.monotonic() - began < patience.SECONDS
    finally:
        player.close()


def test_counts_of_workers_are_added_action_by_action() -> None:
    """Sums of visits and results, the mean of how seats stand."""
    parts = [Tallies([(3, 2, 1.0), (5, 1, 0.5)], [0.2, 0.9]), Tallies([(5, 4, 2.0)], [0.4, 0.7])]
    merged, standings = added_up(parts)
    assert merged == [(3, 2, 1.0), (5, 5, 2.5)]
    assert standings == pytest.approx([0.3, 0.8])
