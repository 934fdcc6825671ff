"""The guided search itself: walks counted, likings followed, results known, memory bounded."""

from __future__ import annotations

import math

import numpy as np
import pytest

from hexmoot.bots import SeatView
from hexmoot.bots.learned.buffers import shown, writable
from hexmoot.bots.native.guided import UNFORESEEN, GuidedSearch
from hexmoot.bots.native.tree import NONE, ROOT, Tree
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State
from tests.bots.kit.positions import ravens

PORTION = 8


class Thinking:
    """A search of the toy with a net that likes one action and sees everybody alike."""

    def __init__(
        self, state: State, liked: int = -1, room: int = 10_000, blur: float = 1.0
    ) -> None:
        game = state.setup.game
        self.seats = int(state.seats)
        features = len(game.features(state.setup))
        self.search = GuidedSearch(SeatView(state), features, PORTION, 3, room, blur)
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


@pytest.mark.parametrize("blur", [1.0, 2.0])
def test_a_blur_is_for_the_answers_at_hand_alone(blur: float) -> None:
    """Their likings are divided by it; further down what the net likes is trusted as it is."""
    thinking = Thinking(ravens(seats=2), blur=blur)
    thinking.likings[:, :] = np.arange(thinking.likings.shape[1]) / 2
    thinking.walk(40)
    tree = thinking.search.tree
    below = [node for node in range(ROOT + 1, tree.nodes) if len(edges_of(tree, node)) > 1]
    assert below
    for node, divided in [(ROOT, blur), *((node, 1.0) for node in below)]:
        first, second = edges_of(tree, node)[:2]
        apart = (tree.edge_action[first] - tree.edge_action[second]) / 2
        found = tree.prior[first] / tree.prior[second]
        assert found == pytest.approx(math.exp(apart / divided))


def edges_of(tree: Tree, node: int) -> list[int]:
    """The answers the net was asked about at a node."""
    found, edge = [], tree.first_edge[node]
    while edge != NONE:
        if tree.prior[edge] != UNFORESEEN:
            found.append(edge)
        edge = tree.edge_next[edge]
    return found


def test_a_blur_lets_what_is_not_liked_be_tried() -> None:
    """With all else equal fewer walks go where the net would have them all."""
    state = ravens(seats=2)
    liked = state.legal()[0]
    visits = []
    for blur in (0.5, 1.0, 4.0):
        thinking = Thinking(state, liked, blur=blur)
        thinking.walk(200)
        visits.append({action: count for action, count, _ in thinking.search.tree.tallies()}[liked])
    assert visits[0] > visits[1] > visits[2]


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
    """A net that sees the same whoever looks: every answer is worth what it is to its own seat."""
    seen = (0.1, 0.3, 0.6)
    thinking = Thinking(ravens(seats=3))
    for walks in (1, 8, 8, 8):
        for index in range(thinking.search.gather(walks)):
            viewer = thinking.search.viewer[index]
            thinking.chances[index] = [seen[(viewer + away) % 3] for away in range(3)]
        thinking.search.absorb()
    tree = thinking.search.tree
    tried = [edge for edge in range(1, tree.edges) if tree.visits[edge] > 0]
    assert {tree.edge_seat[edge] for edge in tried} >= {0, 1}
    for edge in tried:
        expected = seen[tree.edge_seat[edge]]
        assert tree.total[edge] / float(tree.visits[edge]) == pytest.approx(expected)
    assert thinking.search.standings() == pytest.approx(seen)


def test_an_answer_is_known_once_where_several_walks_meet() -> None:
    """Walks of one portion that end at the same position give it its answers once."""
    state = ravens(seats=2)
    thinking = Thinking(state)
    thinking.search.gather(PORTION)
    thinking.search.absorb()
    assert thinking.search.tree.edges - 1 == len(state.legal())
    thinking.walk(40)
    actions = [action for action, _, _ in thinking.search.tree.tallies()]
    assert sorted(actions) == state.legal()


def test_the_net_is_shown_what_the_asked_seat_sees_there() -> None:
    """A row for each position, in order; never what the searching seat sees of another's turn."""
    state = ravens(seats=3)
    game = state.setup.game
    features = len(game.features(state.setup))
    thinking = Thinking(state)
    thinking.walk(9)
    asked = thinking.search.gather(PORTION)
    rows = shown(thinking.search.sheet.out, np.int16, (PORTION, features))
    worlds = thinking.search.ends
    assert asked == len(worlds) > 1
    for row, world in zip(rows, worlds, strict=False):
        sheet = Sheet(False, features)
        world.observe_all(world.seat, game.decision_kinds, sheet)
        assert row.tolist() == shown(sheet.out, np.int16).tolist()
    assert {world.seat for world in worlds} != {state.seat}


def test_a_game_that_ends_on_the_way_pays_what_it_says() -> None:
    """At the last decision nothing is left to the net but its first look."""
    for seed in range(40):
        state = last_decision(seed)
        seat, action = state.seat, state.legal()[0]
        worlds = [state.imagine(seat, number) for number in range(20)]
        for world in worlds:
            world.apply(action)
        if len(state.legal()) == 1 or {world.utility(seat) for world in worlds} != {1.0}:
            continue
        thinking = Thinking(state)
        thinking.walk(60, own_chance=0.0)
        tallies = {
            action: (visits, total) for action, visits, total in thinking.search.tree.tallies()
        }
        visits, total = tallies[action]
        assert total == visits
        return
    raise AssertionError("no such game among these")


def last_decision(seed: int) -> State:
    """The last position of a game in which somebody is asked."""
    state = ravens(seats=2, seed=seed)
    before = state.copy()
    while not state.over:
        before = state.copy()
        state.apply(state.legal()[0])
    return before


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
