"""Everything on the table of Alchemist's Race, and the questions rules ask about it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.native.numbers import BIT, filled, total, zeros
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import Setup
from hexmoot.games.alchemists_race.rules.actions import ACTION_COUNT
from hexmoot.games.alchemists_race.rules.kinds import (
    KINDS,
    METEOR_POTION,
    NO_SPACE,
    NOTHING_ASKED,
    POISON_POTION,
    UNLIMITED,
)
from hexmoot.games.alchemists_race.rules.tables import Board, Tables, Terms

STACK_DEPTH: Final = 4


@mypyc_attr(acyclic=True)
class Table(State):
    """The pieces, holdings and the running turn. Rows of a seat are `KINDS` wide."""

    def __init__(self, setup: Setup, tables: Tables, fresh: bool) -> None:
        super().__init__(setup, setup.seats, ACTION_COUNT, STACK_DEPTH, fresh)
        self.tables = tables
        self.board: Board = tables.board
        self.terms: Terms = tables.terms
        self.first_player: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 1
        self.turn_count: i64 = 0
        self.die: i64 = 0
        self.steps_left: i64 = 0
        self.has_stepped: bool = False
        self.extra_rolls: i64 = 0
        self.warped: bool = False
        self.open_targets: i64 = 0
        self.encounters: i64 = 0
        self.arrival: i64 = 0
        self.target_reached: bool = False
        if fresh:
            self.clear(setup.seats)

    def clear(self, seats: i64) -> None:
        """AR-13, AR-14: every piece on the Market with a free heading, every hand empty."""
        self.position: vec[i64] = filled(seats, self.board.market)
        self.came_from: vec[i64] = filled(seats, NO_SPACE)
        self.coins: vec[i64] = zeros(seats)
        self.defended: vec[i64] = zeros(seats)
        self.invisible: vec[i64] = zeros(seats)
        self.resources: vec[i64] = zeros(seats * KINDS)
        self.potions: vec[i64] = zeros(seats * KINDS)
        self.supply: vec[i64] = zeros(KINDS)
        self.stacks: vec[i64] = zeros(KINDS)

    # ---- questions

    def asked(self) -> i64:
        """The kind of decision on top of the stack."""
        if self.ending != 0:
            return NOTHING_ASKED
        return self.frames[self.top() + KIND]

    def here(self) -> i64:
        """The active piece's space."""
        return self.position[self.active]

    def is_on_market(self, seat: i64) -> bool:
        """Does this seat's piece stand on the Market?"""
        return self.position[seat] == self.board.market

    def holds_potion(self, seat: i64, potion: i64) -> bool:
        """Has this seat at least one such card?"""
        return self.potions[seat * KINDS + potion] > 0

    def resources_held(self, seat: i64) -> i64:
        """How many resource tokens this seat holds."""
        return total(self.resources, seat * KINDS, KINDS)

    def opponents_here(self) -> i64:
        """AR-80: the other seats on the active piece's space as a bit set; none on the Market."""
        space = self.here()
        if space == self.board.market:
            return 0
        position = self.position
        found: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if position[seat] == space:
                found |= BIT[seat]
        return found & ~BIT[self.active]

    def is_armed(self, seat: i64) -> bool:
        """AR-113: has this seat a potion to attack with?"""
        return self.holds_potion(seat, POISON_POTION) or self.holds_potion(seat, METEOR_POTION)

    def is_exposed(self, seat: i64) -> bool:
        """AR-127: off the Market, not defended, holding something: open to whoever comes along."""
        return (
            not self.is_on_market(seat)
            and self.defended[seat] == 0
            and self.resources_held(seat) > 0
        )

    def attackable(self, seats: i64) -> i64:
        """AR-127: those who can be attacked, of a set of seats on the active piece's space."""
        found: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if (seats >> seat) & 1 != 0 and self.is_exposed(seat):
                found |= BIT[seat]
        return found

    def has_left(self, kind: i64) -> bool:
        """AR-6, AR-51: is there a token of this kind to take?"""
        return self.supply[kind] != 0

    # ---- moving tokens and cards

    def take_resource(self, seat: i64, kind: i64) -> None:
        """AR-11: one token from the supply; hands have no limit."""
        self.resources[seat * KINDS + kind] += 1
        if self.supply[kind] != UNLIMITED:
            self.supply[kind] -= 1

    def return_resource(self, seat: i64, kind: i64) -> None:
        """AR-12: one token back to the supply, free to be taken again at once."""
        self.resources[seat * KINDS + kind] -= 1
        if self.supply[kind] != UNLIMITED:
            self.supply[kind] += 1

    def take_potion(self, seat: i64, potion: i64) -> None:
        """AR-7, AR-11: one card from its stack; hands have no limit."""
        self.potions[seat * KINDS + potion] += 1
        if self.stacks[potion] != UNLIMITED:
            self.stacks[potion] -= 1

    def return_potion(self, seat: i64, potion: i64) -> None:
        """AR-12, AR-25: the card is back on its stack before anything else happens."""
        self.potions[seat * KINDS + potion] -= 1
        if self.stacks[potion] != UNLIMITED:
            self.stacks[potion] += 1

    def go_to(self, kind: i64) -> None:
        """The turn goes on with another decision or step, in place of the one on top."""
        self.frames[self.top() + KIND] = kind
