"""Where answers lead: the positions behind a question as soon as a deed is whole, for a net.

A net that judges positions needs to see each of them. All leaves of a question share one world and
its luck, so that what parts them is what was answered.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.bots.native.worlds import asked_seat, zero_floats
from hexmoot.engine.native.numbers import filled, zeros
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State

# Answers of one deed at most; what is longer is judged where it stands.
DEEPEST: Final = 6
# From so many leaves of a question on, each answer left has one more: its deed, unfinished.
MOST_LEAVES: Final = 600
ENDED: Final = -1


@final
class Leaves:
    """The leaves of some questions, one after the other, and their sketches, a row each.

    `row` is ENDED where the game is over; then `known` holds every seat's share, the asked one
    first. `judged` is what the game's own judge says of a row, where it is asked (`asks_judge`).
    `path` holds the answers that lead to a leaf.
    """

    def __init__(
        self,
        seats: int,
        kinds: int,
        actions: int,
        features: int,
        questions: int,
        most: int = MOST_LEAVES,
    ) -> None:
        room = questions * (most + actions)
        self.asks_judge = False
        self.most: i64 = most
        self.seats: i64 = seats
        self.kinds: i64 = kinds
        self.features: i64 = features
        self.sheet = Sheet(False, room * features)
        self.choice: vec[i64] = zeros(room)
        self.question: vec[i64] = zeros(room)
        self.row: vec[i64] = zeros(room)
        self.known: vec[float] = zero_floats(room * seats)
        self.judged: vec[float] = zero_floats(room)
        self.path: vec[i64] = filled(room * DEEPEST, 0)
        self.length: vec[i64] = zeros(room)
        self.way: vec[i64] = zeros(DEEPEST)
        self.first: i64 = 0
        self.count: i64 = 0
        self.rows: i64 = 0
        self.questions: i64 = 0

    def clear(self) -> None:
        """Forget everything; only rows that were written are wiped."""
        out = self.sheet.out
        index: i64
        for index in range(self.rows * self.features):
            out[index] = 0
        self.count = 0
        self.rows = 0
        self.questions = 0

    def add(self, ground: State) -> None:
        """All leaves of the question a position asks."""
        self.first = self.count
        self.spread(ground, asked_seat(ground), 0)
        self.questions += 1

    def spread(self, ground: State, seat: i64, depth: i64) -> None:
        """Answer in every way, on to the end of the deed; only in one where there is no room."""
        index: i64
        for index in range(ground.choice_count):
            if depth > 0 and index > 0 and self.is_crowded():
                return
            world = ground.copy()
            self.way[depth] = ground.choices[index]
            world.play(ground.choices[index])
            if self.is_leaf(world, seat, depth + 1):
                self.keep(world, seat, depth + 1)
            else:
                self.spread(world, seat, depth + 1)

    def is_leaf(self, world: State, seat: i64, depth: i64) -> bool:
        """Is the deed whole, somebody else asked, the game over, or the room used up?"""
        if world.ending != 0 or asked_seat(world) != seat or not world.is_mid_deed():
            return True
        return depth >= DEEPEST or self.is_crowded()

    def is_crowded(self) -> bool:
        """Has the question as many leaves as are looked at?"""
        return self.count - self.first >= self.most

    def keep(self, world: State, seat: i64, depth: i64) -> None:
        """Note a leaf, and sketch it for the seat that was asked."""
        leaf = self.count
        self.question[leaf] = self.questions
        self.choice[leaf] = self.way[0]
        self.length[leaf] = depth
        step: i64
        for step in range(depth):
            self.path[leaf * DEEPEST + step] = self.way[step]
        self.count = leaf + 1
        if world.ending != 0:
            self.pay(world, seat, leaf)
            return
        self.row[leaf] = self.rows
        if self.asks_judge:
            self.judged[self.rows] = world.judge(seat)
        self.sheet.move_to(self.rows * self.features)
        world.sketch_all(seat, self.kinds, self.sheet)
        self.rows += 1

    def pay(self, world: State, seat: i64, leaf: i64) -> None:
        """The game ended: its result is known."""
        self.row[leaf] = ENDED
        offset: i64
        for offset in range(self.seats):
            self.known[leaf * self.seats + offset] = world.utility((seat + offset) % self.seats)
