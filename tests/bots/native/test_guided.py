"""The guided search itself: walks counted, likings followed, results known, memory bounded."""

from __future__ import annotations

import numpy as np

from hexmoot.bots import SeatView
from hexmoot.bots.learned.buffers import writable
from hexmoot.bots.native.guided import GuidedSearch
from hexmoot.bots.random_bot import RandomBot
from hexmoot.engine.native.state import State
from tests.bots.kit.positions import play_out, ravens

PORTION = 8


class Thinking:
    """A search of the toy with a net that likes one action and sees everybody alike."""

    def __init__(self, state: State, liked: int = -1, room: int = 10_000) -> None:
        game = state.setup.game
        self.seats = int(state.seats)
        features = len(game.features(state.setup))
        self.search = GuidedSearch(SeatView(state), features, PORTION, 3, room)
        self.likings = writable(self.search.likings, np.float64, (PORTION, -1))
        self.chances = writable(self.search.chances, np.float64, (PORTION, -1))
        if liked >= 0:
            self.likings[:, liked] = 3.0

    def walk(self, walks: int, own_chance: float | None = None) -> None:
        """So many walks, with the same opinion of every position."""
        chance = 1 / self.seats if own_chance is None else own_chance
        while walks > 0:
            portion = min(walks, PORTION) if self.search.walks else 1
            asked = self.search.gather(portion)
            self.chances[:asked] = (1 - chance) / max(1, self.seats - 1)
            self.chances[:asked, 0] = chance
            self.search.absorb()
            walks -= portion


def test_every_walk_is_counted_once() -> None:
    """The first one meets the root, each other one tries an answer there."""
    thinking = Thinking(ravens(seats=3))
    thinking.walk(400)
    assert thinking.search.walks == 400
    assert sum(visits for _, visits, _ in thinking.search.tree.tallies()) == 399
    assert thinking.search.counted == 400


def test_what_the_net_likes_is_looked_at_most_where_all_else_is_equal() -> None:
    """Long before a game's end is seen, likings decide where walks go."""
    state = ravens(seats=2)
    for liked in state.legal():
        thinking = Thinking(state, liked)
        thinking.walk(30)
        tallies = thinking.search.tree.tallies()
        assert max(tallies, key=lambda row: row[1])[0] == liked


def test_results_of_games_that_end_weigh_more_than_likings() -> None:
    """Near the end the search finds the card that wins, though the net likes another."""
    state = ravens(seats=2, seed=1)
    best = 2 + max(state.view(0)["table"]["hand"])
    other = next(action for action in state.legal() if action != best)
    thinking = Thinking(state, other)
    thinking.walk(4000)
    means = {action: total / visits for action, visits, total in thinking.search.tree.tallies()}
    assert max(means, key=lambda action: means[action]) == best


def test_chances_begin_with_the_seat_that_looks() -> None:
    """What is good for whoever is asked there is bad for the searching seat one answer later."""
    thinking = Thinking(ravens(seats=2))
    thinking.walk(1, own_chance=0.9)
    assert thinking.search.standings()[0] == 0.9
    thinking.walk(20, own_chance=0.9)
    assert thinking.search.standings()[0] < 0.5


def test_memory_is_bounded_and_a_full_tree_still_thinks() -> None:
    """A tree with little room stops growing; the game's judge takes over, walks are counted."""
    thinking = Thinking(ravens(seats=3), room=40)
    thinking.walk(1000)
    assert max(thinking.search.tree.edges, thinking.search.tree.nodes) <= 40
    assert thinking.search.counted == 1000


def test_a_lead_that_cannot_be_caught_up_with_is_clear() -> None:
    """With no walks left every lead is; with many left none is that early."""
    thinking = Thinking(ravens(seats=2), liked=ravens(seats=2).legal()[0])
    thinking.walk(20)
    assert thinking.search.is_settled(0)
    assert not thinking.search.is_settled(10_000)


def test_a_finished_game_is_nobodys_to_search() -> None:
    """Walks that reach the end pay what the game says."""
    state = ravens(seats=2, seed=2)
    rehearsal = state.copy()
    play_out(rehearsal, [RandomBot(1), RandomBot(2)])
    thinking = Thinking(state)
    thinking.walk(2000)
    assert abs(sum(thinking.search.standings()) - 1.0) < 1e-6
