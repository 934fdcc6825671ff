"""Information-set Monte-Carlo tree search for any number of seats, in native code.

Every playout draws a world the searching seat holds possible, walks down one tree of information
sets (each seat takes what promises most for itself), adds one answer, and asks the game's
`judge` how every seat stands there; that is added to all answers on the way.
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
    finish_turn,
    has_judge,
    information_key,
    is_hiding,
    sample_world,
    standing,
    zero_floats,
)
from hexmoot.engine.native.chance import DICE, Chance, splitmix
from hexmoot.engine.native.numbers import zeros
from hexmoot.engine.native.state import State

DEEPEST: Final = 512
AS_SUITS: Final = -1
# Results of whole games lie far apart; judgements lie closer together than they are sure.
CURIOSITY: Final = 3.0
CURIOSITY_WITHOUT_JUDGE: Final = 1.0
TO_THE_END: Final = 1_000_000
LOWEST: Final = -1.0e9
# So many playouts are a look long enough for surprises.
LEAST_PLAYOUTS: Final = 256
# How many playouts pass before the spread of the answers' values is looked at again.
SPREAD_EVERY: Final = 8


@final
class Habits:
    """How a search thinks.

    `curiosity`: how much it tries what it knows little of, in standard deviations of the results;
    `turns`: how many turns are played on greedily below the tree, and `horizon`: how many answers
    at random after that, before the game is judged; `faith`: how many visits the first judgement of
    an answer weighs; `room`: how many nodes the tree may have (about 100 bytes each). What is not
    said is as suits the game: `turns` its `foresight` for two seats and one turn for more,
    `curiosity` less if it has no judge.
    """

    def __init__(
        self,
        curiosity: float = AS_SUITS,
        turns: int = AS_SUITS,
        horizon: int = 0,
        faith: float = 1.0,
        room: int = 400_000,
    ) -> None:
        self.curiosity: float = curiosity
        self.turns: i64 = turns
        self.horizon: i64 = horizon
        self.faith: float = faith
        self.room: i64 = room

    def __reduce__(self) -> tuple[type, tuple[float, int, int, float, int]]:
        return (Habits, (self.curiosity, self.turns, self.horizon, self.faith, self.room))


@final
class Search:
    """One decision being thought over; `run` goes on with it for some playouts."""

    def __init__(self, seat_view: SeatView, habits: Habits, seed: int, whim: float = 0.0) -> None:
        self.ground: State = seat_view.ground
        self.seat: i64 = seat_view.seat
        self.is_hiding: bool = is_hiding(self.ground, self.seat)
        self.habits = habits
        self.boldness: float = habits.curiosity
        self.turns: i64 = habits.turns
        self.horizon: i64 = habits.horizon
        self.suit_game(seat_view.game.foresight if seat_view.seats == 2 else 1)
        self.tree = Tree(habits.room)
        self.chance = Chance()
        self.chance.reseed(seed)
        self.playouts: i64 = 0
        self.edge_of: vec[i64] = zeros(len(seat_view.game.actions))
        self.path: vec[i64] = zeros(DEEPEST)
        self.depth: i64 = 0
        seats = seat_view.seats
        self.result: vec[float] = zero_floats(seats)
        self.sum: vec[float] = zero_floats(seats)
        self.sum_of_squares: vec[float] = zero_floats(seats)
        self.curiosity: vec[float] = zero_floats(seats)
        self.liking: vec[float] = zero_floats(len(seat_view.game.actions))
        self.spread: float = 0.0
        self.is_whimsical: bool = whim > 0.0
        if self.is_whimsical:
            self.take_likings(seed, whim)

    def suit_game(self, foresight: int) -> None:
        """Settle what the habits leave open; a game without a judge is played to its end."""
        judged = has_judge(self.ground)
        if self.boldness == AS_SUITS:
            self.boldness = CURIOSITY if judged else CURIOSITY_WITHOUT_JUDGE
        if not judged:
            self.turns = 0
            self.horizon = TO_THE_END
        elif self.turns == AS_SUITS:
            self.turns = foresight

    def take_likings(self, seed: int, whim: float) -> None:
        """Misread every action of the decision at hand, by this many times their spread."""
        index: i64
        for index in range(self.ground.choice_count):
            action: i64 = self.ground.choices[index]
            self.liking[action] = whim * misreading(seed, action)

    def run(self, playouts: int) -> None:
        """Think on for this many playouts."""
        _count: i64
        for _count in range(playouts):
            if self.is_whimsical and self.playouts % SPREAD_EVERY == 0:
                self.spread = self.spread_of_answers()
            world = sample_world(self.ground, self.seat, self.chance)
            self.walk_down(world)
            self.play_on(world)
            self.judge(world)
            self.back_up()
            self.playouts += 1

    def walk_down(self, world: State) -> None:
        """Follow the most promising answers; the first new one ends the walk."""
        tree = self.tree
        node: i64 = ROOT
        self.depth = 0
        while node != NONE and world.ending == 0 and self.depth < DEEPEST:
            edge = self.pick(node, world)
            if edge == NONE:
                return
            is_new = tree.visits[edge] == 0
            self.path[self.depth] = edge
            self.depth += 1
            world.dice_trace = 0
            world.draws_trace = 0
            world.play(tree.edge_action[edge])
            if is_new:
                tree.prior[edge] = standing(world, tree.edge_seat[edge])
                return
            if world.ending == 0:
                key = information_key(world, self.seat, self.is_hiding)
                node = tree.node_after(edge, key)

    def pick(self, node: i64, world: State) -> i64:
        """The edge to follow: an untried answer if there is one and room for it, else the best."""
        self.tree.match(node, world, self.edge_of)
        untried = self.draw_untried(world)
        if untried >= 0 and not self.tree.is_full():
            return self.tree.add_edge(node, untried, asked_seat(world))
        return self.most_promising(world, self.spread if node == ROOT else 0.0)

    def draw_untried(self, world: State) -> i64:
        """One of the untried answers by lot, or -1; the tried ones are counted as offered."""
        untried: i64 = -1
        found: i64 = 0
        index: i64
        for index in range(world.choice_count):
            action: i64 = world.choices[index]
            edge: i64 = self.edge_of[action]
            if edge != NONE:
                self.tree.offers[edge] += 1
                continue
            found += 1
            if self.chance.below(DICE, found) == 0:
                untried = action
        return untried

    def most_promising(self, world: State, whim: float) -> i64:
        """The edge with the highest upper bound for the asked seat, or NONE if none is known."""
        curiosity = self.curiosity[asked_seat(world)]
        best: i64 = NONE
        highest = LOWEST
        index: i64
        for index in range(world.choice_count):
            action: i64 = world.choices[index]
            edge: i64 = self.edge_of[action]
            if edge != NONE:
                promise = self.tree.promise(edge, curiosity, self.habits.faith)
                promise += whim * self.liking[action]
                if promise > highest:
                    highest = promise
                    best = edge
        return best

    def play_on(self, world: State) -> None:
        """Finish the turn at hand (and more, by habit) greedily, then some answers at random."""
        _turn: i64
        for _turn in range(self.turns):
            finish_turn(world, self.chance)
        left = self.horizon
        while left > 0 and world.ending == 0:
            world.play(world.choices[self.chance.below(DICE, world.choice_count)])
            left -= 1

    def judge(self, world: State) -> None:
        """How every seat stands; the wider its results are spread, the more curious a seat is."""
        playouts = float(self.playouts + 1)
        seat: i64
        for seat in range(world.seats):
            value = standing(world, seat)
            self.result[seat] = value
            self.sum[seat] += value
            self.sum_of_squares[seat] += value * value
            spread = deviation(playouts, self.sum[seat], self.sum_of_squares[seat])
            self.curiosity[seat] = self.boldness * spread

    def spread_of_answers(self) -> float:
        """The standard deviation between the answers to the decision at hand, as known so far."""
        tree = self.tree
        count = 0.0
        total = 0.0
        total_of_squares = 0.0
        edge: i64 = tree.first_edge[ROOT]
        while edge != NONE:
            value = tree.total[edge] / float(tree.visits[edge])
            count += 1.0
            total += value
            total_of_squares += value * value
            edge = tree.edge_next[edge]
        return deviation(count, total, total_of_squares)

    def back_up(self) -> None:
        """Add the result to every answer on the path, for the seat that gave it."""
        tree = self.tree
        step: i64
        for step in range(self.depth):
            edge: i64 = self.path[step]
            tree.visits[edge] += 1
            tree.total[edge] += self.result[tree.edge_seat[edge]]

    def tallies(self) -> list[tuple[int, int, float]]:
        """For each tried answer of the decision at hand: action, visits, sum of results."""
        return self.tree.tallies()

    def standings(self) -> list[float]:
        """How every seat stands on average over all playouts."""
        playouts = float(max(self.playouts, 1))
        return [self.sum[seat] / playouts for seat in range(len(self.sum))]

    def is_settled(self, left: int) -> bool:
        """Is it clear which answer will have most visits, whatever the playouts left would say?"""
        return self.tree.is_settled(left, self.playouts >= LEAST_PLAYOUTS)


def deviation(count: float, total: float, total_of_squares: float) -> float:
    """The standard deviation of so many numbers with these sums; 0 of none."""
    if count <= 0.0:
        return 0.0
    mean = total / count
    variance = total_of_squares / count - mean * mean
    return math.sqrt(variance) if variance > 0.0 else 0.0


def misreading(seed: int, action: int) -> float:
    """A repeatable error with mean 0 and deviation 1, for one action."""
    lot = splitmix(seed ^ splitmix(action + 1))
    sum_of_four = sum([(lot >> shift) & 0xFFFF for shift in (0, 16, 32, 48)]) / 0xFFFF
    return (sum_of_four - 2.0) * math.sqrt(3.0)
