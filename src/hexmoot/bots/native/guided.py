"""Tree search guided by a net: its answers say where to look, its chances what was found there.

The net thinks in NumPy about many positions at once, so a search goes in portions: `gather` walks
down the tree several times and writes what is seen at the ends, the net fills in what it thinks of
that, `absorb` grows the tree by it. A walk under way counts as a loss until then, so that the walks
of a portion part ways.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.native.tree import NONE, ROOT, Tree
from hexmoot.bots.native.worlds import (
    asked_seat,
    information_key,
    is_hiding,
    sample_world,
    standing,
    zero_floats,
)
from hexmoot.engine.native.chance import Chance
from hexmoot.engine.native.numbers import zeros
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State

DEEPEST: Final = 512
LOWEST: Final = -1.0e9
# Liking of an answer that was not there when its information set was first met.
UNFORESEEN: Final = 0.02
# An answer nobody tried is expected to be this much worse than the position as a whole.
CAUTION: Final = 0.1
# How much it tries what the net likes over what turned out well so far.
CURIOSITY: Final = 1.5
# So many walks are a look long enough for surprises.
LEAST_WALKS: Final = 64


@final
class GuidedSearch:
    """One decision being thought over by a net; several seats, dice and hidden things included.

    `likings` has room for the net's opinion of every action, `chances` for each seat's share of the
    win as the looking seat sees it (itself first), a row for each position that `gather` left.
    Likings of the answers at hand, and of those alone, are divided by `blur`: the more, the more
    evenly they are looked at, which a search with few walks cannot afford.
    """

    def __init__(
        self,
        seat_view: SeatView,
        features: int,
        portion: int,
        seed: int,
        room: int,
        blur: float = 1.0,
    ) -> None:
        self.ground: State = seat_view.ground
        self.seat: i64 = seat_view.seat
        self.seats: i64 = seat_view.seats
        self.kinds: i64 = seat_view.game.decision_kinds
        self.actions: i64 = len(seat_view.game.actions)
        self.is_hiding: bool = is_hiding(self.ground, self.seat)
        self.features: i64 = features
        self.blur: float = blur
        self.tree = Tree(room)
        self.chance = Chance()
        self.chance.reseed(seed)
        self.walks: i64 = 0
        self.asked: i64 = 0
        self.sheet = Sheet(False, portion * features)
        self.likings: vec[float] = zero_floats(portion * int(self.actions))
        self.chances: vec[float] = zero_floats(portion * int(self.seats))
        self.ends: list[State] = []
        self.viewer: vec[i64] = zeros(portion)
        self.end_node: vec[i64] = zeros(portion)
        self.end_depth: vec[i64] = zeros(portion)
        self.edge_path: vec[i64] = zeros(portion * DEEPEST)
        self.node_path: vec[i64] = zeros(portion * DEEPEST)
        self.depth: i64 = 0
        self.edge_of: vec[i64] = zeros(self.actions)
        self.result: vec[float] = zero_floats(int(self.seats))
        self.sum: vec[float] = zero_floats(int(self.seats))
        self.counted: i64 = 0

    # ---- a portion

    def gather(self, walks: int) -> int:
        """Walk down so many times; how many positions the net has to be asked about."""
        self.asked = 0
        self.ends = []
        self.sheet.clear()
        _count: i64
        for _count in range(walks):
            world = sample_world(self.ground, self.seat, self.chance)
            node = self.walk_down(world)
            self.walks += 1
            if world.ending != 0:
                self.pay(world)
            elif node == NONE:
                self.judge(world)
            else:
                self.keep(world, node)
        return int(self.asked)

    def absorb(self) -> None:
        """Take over what the net thinks of the positions gathered last."""
        index: i64
        for index in range(self.asked):
            world = self.ends[index]
            node = self.end_node[index]
            if self.tree.first_edge[node] == NONE:
                self.expand(node, world, index)
            self.take_chances(index)
            self.back_up(index * DEEPEST, self.end_depth[index])
        self.asked = 0

    def take_chances(self, index: i64) -> None:
        """What the net thinks of a position, by seat."""
        seat: i64
        for seat in range(self.seats):
            away = (seat - self.viewer[index]) % self.seats
            self.result[seat] = self.chances[index * self.seats + away]

    # ---- walking

    def walk_down(self, world: State) -> i64:
        """Follow the most promising answers to a node without any; NONE if the tree is full."""
        tree = self.tree
        start = self.asked * DEEPEST
        node: i64 = ROOT
        self.depth = 0
        while tree.first_edge[node] != NONE and self.depth < DEEPEST:
            edge = self.pick(node, world)
            if edge == NONE:
                return NONE
            self.edge_path[start + self.depth] = edge
            self.node_path[start + self.depth] = node
            self.depth += 1
            tree.visits[edge] += 1
            world.dice_trace = 0
            world.draws_trace = 0
            world.play(tree.edge_action[edge])
            if world.ending != 0:
                return NONE
            node = tree.node_after(edge, information_key(world, self.seat, self.is_hiding))
            if node == NONE:
                return NONE
        return node

    def pick(self, node: i64, world: State) -> i64:
        """The edge with the highest upper bound among the legal answers; NONE if none is known."""
        tree = self.tree
        tree.match(node, world, self.edge_of)
        seat = asked_seat(world)
        seen = tree.node_visits[node]
        hoped = tree.node_total[node] / float(seen) - CAUTION if seen > 0 else 0.0
        push = CURIOSITY * math.sqrt(float(seen) + 1.0)
        best: i64 = NONE
        highest = LOWEST
        index: i64
        for index in range(world.choice_count):
            edge: i64 = self.edge_of[world.choices[index]]
            if edge == NONE:
                edge = self.unforeseen(node, world.choices[index], seat)
            promise = tree.lure(edge, hoped, push)
            if edge != NONE and promise > highest:
                highest = promise
                best = edge
        return best

    def unforeseen(self, node: i64, action: i64, seat: i64) -> i64:
        """An edge for an answer that other worlds did not offer; NONE if there is no room."""
        if self.tree.is_full():
            return NONE
        edge = self.tree.add_edge(node, action, seat)
        self.tree.prior[edge] = UNFORESEEN
        return edge

    # ---- ends of walks

    def keep(self, world: State, node: i64) -> None:
        """Write what the asked seat sees where the walk ended, for the net."""
        index = self.asked
        seat = asked_seat(world)
        self.ends.append(world)
        self.viewer[index] = seat
        self.end_node[index] = node
        self.end_depth[index] = self.depth
        self.sheet.move_to(index * self.features)
        world.observe_all(seat, self.kinds, self.sheet)
        self.asked = index + 1

    def pay(self, world: State) -> None:
        """The game ended on the way: its result is known."""
        seat: i64
        for seat in range(self.seats):
            self.result[seat] = world.utility(seat)
        self.back_up(self.asked * DEEPEST, self.depth)

    def judge(self, world: State) -> None:
        """The tree is full: the game's own judge has to do."""
        seat: i64
        for seat in range(self.seats):
            self.result[seat] = standing(world, seat)
        self.back_up(self.asked * DEEPEST, self.depth)

    def back_up(self, start: i64, depth: i64) -> None:
        """Add the result to every answer on the way, for the seat that gave it."""
        tree = self.tree
        seat: i64
        for seat in range(self.seats):
            self.sum[seat] += self.result[seat]
        self.counted += 1
        step: i64
        for step in range(start, start + depth):
            edge: i64 = self.edge_path[step]
            node: i64 = self.node_path[step]
            value = self.result[tree.edge_seat[edge]]
            tree.total[edge] += value
            tree.node_visits[node] += 1
            tree.node_total[node] += value

    # ---- growing

    def expand(self, node: i64, world: State, index: i64) -> None:
        """Give a node its answers, each as likely as the net likes it."""
        tree = self.tree
        seat = asked_seat(world)
        likings = self.likings
        base = index * self.actions
        blur = self.blur if node == ROOT else 1.0
        highest = LOWEST
        whole = 0.0
        choice: i64
        for choice in range(world.choice_count):
            highest = max(highest, likings[base + world.choices[choice]])
        for choice in range(world.choice_count):
            whole += math.exp((likings[base + world.choices[choice]] - highest) / blur)
        for choice in range(world.choice_count):
            if not tree.is_full():
                action = world.choices[choice]
                edge = tree.add_edge(node, action, seat)
                tree.prior[edge] = math.exp((likings[base + action] - highest) / blur) / whole

    # ---- what was found

    def standings(self) -> list[float]:
        """How every seat stands on average over all walks."""
        walks = float(max(self.counted, 1))
        return [self.sum[seat] / walks for seat in range(self.seats)]

    def is_settled(self, left: int) -> bool:
        """Is it clear which answer will have most visits, whatever the walks left would say?"""
        return self.tree.is_settled(left, self.walks >= LEAST_WALKS)
