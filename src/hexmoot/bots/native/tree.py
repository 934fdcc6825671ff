"""The search tree in flat arrays: information sets, and the answers tried in each."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.bots.native.worlds import zero_floats
from hexmoot.engine.native.numbers import zeros
from hexmoot.engine.native.state import State

NONE: Final = 0
ROOT: Final = 1
SMALLEST: Final = 1024
SHARED: Final = -1
MOST_OUTCOMES: Final = 40
# An answer leads clearly when the second has fewer visits by this factor.
CLEAR_LEAD: Final = 10


def widened(values: vec[i64], size: i64) -> vec[i64]:
    """The same numbers with zeros behind them."""
    fresh = zeros(size)
    index: i64
    for index in range(len(values)):
        fresh[index] = values[index]
    return fresh


def widened_floats(values: vec[float], size: i64) -> vec[float]:
    """The same numbers with zeros behind them."""
    fresh = zero_floats(size)
    index: i64
    for index in range(len(values)):
        fresh[index] = values[index]
    return fresh


@final
class Tree:
    """Nodes are information sets; the edges of a node are answers, with their statistics.

    Several nodes can follow one edge: what the searching seat learns after an answer (dice, drawn
    cards) decides which. Node and edge 0 mean "none". A tree with `most` of either grows no more.
    """

    def __init__(self, most: int) -> None:
        self.most: i64 = most
        self.room: i64 = 0
        self.nodes: i64 = ROOT + 1
        self.edges: i64 = 1
        self.node_key: vec[i64] = zeros(0)
        self.node_next: vec[i64] = zeros(0)
        self.first_edge: vec[i64] = zeros(0)
        self.node_visits: vec[i64] = zeros(0)
        self.node_total: vec[float] = zero_floats(0)
        self.edge_action: vec[i64] = zeros(0)
        self.edge_seat: vec[i64] = zeros(0)
        self.edge_next: vec[i64] = zeros(0)
        self.first_node: vec[i64] = zeros(0)
        self.visits: vec[i64] = zeros(0)
        self.offers: vec[i64] = zeros(0)
        self.total: vec[float] = zero_floats(0)
        self.prior: vec[float] = zero_floats(0)
        self.grow()

    def grow(self) -> None:
        """Double the room, up to the most that is allowed."""
        room = min(max(self.room * 2, SMALLEST), self.most)
        self.room = room
        self.node_key = widened(self.node_key, room)
        self.node_next = widened(self.node_next, room)
        self.first_edge = widened(self.first_edge, room)
        self.node_visits = widened(self.node_visits, room)
        self.node_total = widened_floats(self.node_total, room)
        self.edge_action = widened(self.edge_action, room)
        self.edge_seat = widened(self.edge_seat, room)
        self.edge_next = widened(self.edge_next, room)
        self.first_node = widened(self.first_node, room)
        self.visits = widened(self.visits, room)
        self.offers = widened(self.offers, room)
        self.total = widened_floats(self.total, room)
        self.prior = widened_floats(self.prior, room)

    def is_full(self) -> bool:
        """Is there no room left for one more node and edge, and none to be had?"""
        if self.nodes < self.room and self.edges < self.room:
            return False
        if self.room >= self.most:
            return True
        self.grow()
        return False

    def add_edge(self, node: i64, action: i64, seat: i64) -> i64:
        """A new answer of this seat at a node, not yet visited."""
        edge = self.edges
        self.edges = edge + 1
        self.edge_action[edge] = action
        self.edge_seat[edge] = seat
        self.edge_next[edge] = self.first_edge[node]
        self.first_edge[node] = edge
        self.offers[edge] = 1
        return edge

    def node_after(self, edge: i64, key: i64) -> i64:
        """The information set with this key behind an edge, made if there is room, else NONE.

        Behind an edge with very many outcomes the later ones share one node.
        """
        node = self.first_node[edge]
        outcomes: i64 = 0
        while node != NONE and self.node_key[node] != key:
            node = self.node_next[node]
            outcomes += 1
        if node != NONE:
            return node
        if outcomes > MOST_OUTCOMES:
            return self.first_node[edge]
        if self.is_full():
            return NONE
        if outcomes == MOST_OUTCOMES:
            return self.add_node(edge, SHARED)
        return self.add_node(edge, key)

    def add_node(self, edge: i64, key: i64) -> i64:
        """A new information set behind an edge."""
        node = self.nodes
        self.nodes = node + 1
        self.node_key[node] = key
        self.node_next[node] = self.first_node[edge]
        self.first_node[edge] = node
        return node

    def promise(self, edge: i64, curiosity: float, faith: float) -> float:
        """Upper confidence bound of an answer, counting only the worlds that offered it."""
        tries = float(self.visits[edge]) + faith
        hoped = self.total[edge] + faith * self.prior[edge]
        doubt = math.sqrt(math.log(float(self.offers[edge]) + 1.0) / tries)
        return hoped / tries + curiosity * doubt

    def lure(self, edge: i64, hoped: float, push: float) -> float:
        """What speaks for an answer: how it turned out (untried: `hoped`), and that it is liked."""
        visits = float(self.visits[edge])
        value = self.total[edge] / visits if visits > 0.0 else hoped
        return value + push * self.prior[edge] / (1.0 + visits)

    def match(self, node: i64, world: State, edge_of: vec[i64]) -> None:
        """Note for each legal answer its edge at this node, or NONE."""
        index: i64
        for index in range(world.choice_count):
            edge_of[world.choices[index]] = NONE
        edge: i64 = self.first_edge[node]
        while edge != NONE:
            edge_of[self.edge_action[edge]] = edge
            edge = self.edge_next[edge]

    def tallies(self) -> list[tuple[int, int, float]]:
        """For each tried answer of the decision at hand: action, visits, sum of results."""
        found: list[tuple[int, int, float]] = []
        edge: i64 = self.first_edge[ROOT]
        while edge != NONE:
            if self.visits[edge] > 0:
                found.append((self.edge_action[edge], self.visits[edge], self.total[edge]))
            edge = self.edge_next[edge]
        return found

    def is_settled(self, left: int, is_long: bool) -> bool:
        """Is it clear which answer will have most visits, whatever the visits left would say?

        Clear is that the leader cannot be caught up with, or after a long look that no other was
        worth more than a small part of its visits.
        """
        first: i64 = 0
        second: i64 = 0
        edge: i64 = self.first_edge[ROOT]
        while edge != NONE:
            visits: i64 = self.visits[edge]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            edge = self.edge_next[edge]
        return first - second > left or (is_long and first > CLEAR_LEAD * second)
