"""Worlds played on for a while, every seat by what a net likes: many side by side.

As in a guided search the net thinks about many positions at once: `gather` writes what is seen in
every world in which somebody is asked, the net fills in what it thinks of that, `answer` answers
everywhere by lot, each answer as likely as the net likes it.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.native.worlds import asked_seat, sample_world, zero_floats
from hexmoot.engine.native.chance import DICE, Chance
from hexmoot.engine.native.numbers import filled
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State

LOWEST: Final = -1.0e9
# A lot is one of so many numbers.
LOTS: Final = 1_000_000_000
NONE: Final = -1


@final
class PlayingOn:
    """Some worlds a seat holds possible, each begun with an answer of its own.

    `likings` has room for the net's opinion of every action, `chances` for each seat's share of the
    win as the asked seat sees it (itself first), a row for each position that `gather` wrote.
    """

    def __init__(self, seat_view: SeatView, features: int, room: int, seed: int) -> None:
        self.ground: State = seat_view.ground
        self.seat: i64 = seat_view.seat
        self.seats: i64 = seat_view.seats
        self.kinds: i64 = seat_view.game.decision_kinds
        self.actions: i64 = len(seat_view.game.actions)
        self.features: i64 = features
        self.lots = Chance()
        self.lots.reseed(seed)
        self.deals = Chance()
        self.sheet = Sheet(False, room * features)
        self.likings: vec[float] = zero_floats(room * int(self.actions))
        self.chances: vec[float] = zero_floats(room * int(self.seats))
        self.row: vec[i64] = filled(room, NONE)
        self.worlds: list[State] = []

    def clear(self) -> None:
        """Leave all worlds."""
        self.worlds = []

    def add(self, action: int, seed: int) -> None:
        """One more world, in which this was answered; equal seeds are equal worlds and luck."""
        self.deals.reseed(seed)
        world = sample_world(self.ground, self.seat, self.deals)
        world.play(action)
        self.worlds.append(world)

    def gather(self) -> int:
        """Write what is seen wherever somebody is asked; how many positions that are."""
        self.sheet.clear()
        asked: i64 = 0
        index: i64
        for index in range(len(self.worlds)):
            world = self.worlds[index]
            self.row[index] = NONE
            if world.ending == 0:
                self.sheet.move_to(asked * self.features)
                world.observe_all(asked_seat(world), self.kinds, self.sheet)
                self.row[index] = asked
                asked += 1
        return int(asked)

    def answer(self) -> None:
        """Answer the questions gathered last."""
        index: i64
        for index in range(len(self.worlds)):
            if self.row[index] != NONE:
                world = self.worlds[index]
                world.play(self.drawn(world, self.row[index] * self.actions))

    def drawn(self, world: State, base: i64) -> i64:
        """A legal answer by lot, as likely as the net likes it."""
        highest = LOWEST
        whole = 0.0
        choice: i64
        for choice in range(world.choice_count):
            highest = max(highest, self.likings[base + world.choices[choice]])
        for choice in range(world.choice_count):
            whole += math.exp(self.likings[base + world.choices[choice]] - highest)
        left = whole * float(self.lots.below(DICE, LOTS)) / float(LOTS)
        for choice in range(world.choice_count):
            left -= math.exp(self.likings[base + world.choices[choice]] - highest)
            if left < 0.0:
                return world.choices[choice]
        return world.choices[world.choice_count - 1]

    def shares(self) -> list[float]:
        """The looking seat's share of the win: the result, or the net's opinion where it goes on.

        Before, positions are gathered and `chances` filled in.
        """
        found: list[float] = []
        index: i64
        for index in range(len(self.worlds)):
            world = self.worlds[index]
            if self.row[index] == NONE:
                found.append(world.utility(self.seat))
            else:
                away = (self.seat - asked_seat(world)) % self.seats
                found.append(self.chances[self.row[index] * self.seats + away])
        return found
