"""The table between two answers: cards, Mana, dice, the window and the spell being cast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.native.numbers import filled, zeros
from hexmoot.engine.native.stack import FRAME, SEAT
from hexmoot.engine.native.state import State
from hexmoot.games.elementalis.rules.actions import ACTION_COUNT
from hexmoot.games.elementalis.rules.kinds import (
    ALL_SLOTS,
    BYTE,
    BYTE_MASK,
    CATEGORIES,
    DIE_SLOTS,
    ELEMENTS,
    LINES,
    LINK_STRIDE,
    NO_CARD,
    NO_FACE,
    NO_MAGE,
    NO_SPELL,
    NO_SYMBOL,
    NO_TARGET,
    NOT_CHOSEN,
    POOL,
    STACK_DEPTH,
)
from hexmoot.games.elementalis.rules.tables import Terms

if TYPE_CHECKING:
    from hexmoot.engine.setup import Setup

    Numbers = vec[i64]


@mypyc_attr(acyclic=True)
class Table(State):
    """Everything on the table. Sets of seats, dice, links and lines are bit masks.

    A Pool is eight numbers: coloured Mana F W E A, then colourless Mana by printed colour F W E A.
    """

    def __init__(self, setup: Setup, terms: Terms, fresh: bool) -> None:
        super().__init__(setup, terms.seats, ACTION_COUNT, STACK_DEPTH, fresh)
        self.terms: Terms = terms
        self.round: i64 = 0
        self.turn: i64 = 0
        self.active: i64 = terms.start_seat
        self.roll_kind: i64 = 0
        self.chaos: i64 = NOT_CHOSEN
        # The dice tray: which element dice and duplicates lie there, and their marks.
        self.in_play: i64 = 0
        self.held: i64 = 0
        self.scorched: i64 = 0
        self.taken: i64 = 0
        # What the roll being scored has brought so far, one byte a colour.
        self.tally: i64 = 0
        self.gained: i64 = 0
        # The casting window.
        self.pass_number: i64 = 0
        self.declared: i64 = 0
        self.live: i64 = 0
        self.used: i64 = 0
        self.leak: i64 = 0
        self.links: i64 = 0
        # The spell being cast. An Insight keeps what it copies in `spell`.
        self.caster: i64 = 0
        self.cast_spell: i64 = NO_SPELL
        self.spell: i64 = NO_SPELL
        self.paid: i64 = 0
        self.is_void: i64 = 0
        self.target: i64 = NO_TARGET
        self.target_symbol: i64 = 0
        if fresh:
            self.make_arrays(terms.seats)

    def make_arrays(self, seats: i64) -> None:
        """Arrays of the right size: nobody has a mage yet, and all Mana is in the Flux."""
        self.major: vec[i64] = filled(seats, NO_CARD)
        self.minor: vec[i64] = filled(seats, NO_CARD)
        self.kind: vec[i64] = filled(seats, NO_MAGE)
        self.symbol: vec[i64] = filled(seats, NO_SYMBOL)
        self.lines: vec[i64] = zeros(seats * LINES)
        self.pool: vec[i64] = zeros(seats * POOL)
        self.flux: vec[i64] = filled(ELEMENTS, self.terms.mana)
        self.channel: vec[i64] = zeros(ELEMENTS)
        self.face: vec[i64] = filled(ALL_SLOTS, NO_FACE)
        self.source: vec[i64] = zeros(DIE_SLOTS)
        self.chosen: vec[i64] = zeros(seats * CATEGORIES)
        self.order: vec[i64] = zeros(seats)

    def copy(self) -> Table:
        """A deep, independent copy."""
        raise TypeError("a table must copy itself")

    # ---- looking

    def frame_seat(self) -> i64:
        """The seat of the top frame."""
        return self.frames[(self.depth - 1) * FRAME + SEAT]

    def seat_after(self, seat: i64, steps: i64) -> i64:
        """EL-22: the seat so many places to the left (clockwise)."""
        place = seat + steps
        return place - self.seats if place >= self.seats else place

    def coloured(self, seat: i64) -> i64:
        """How much coloured Mana a Pool holds."""
        pool = self.pool
        base = seat * POOL
        return pool[base] + pool[base + 1] + pool[base + 2] + pool[base + 3]

    def colourless(self, seat: i64) -> i64:
        """How much colourless Mana a Pool holds."""
        pool = self.pool
        base = seat * POOL + ELEMENTS
        return pool[base] + pool[base + 1] + pool[base + 2] + pool[base + 3]

    def total(self, seat: i64) -> i64:
        """EL-176: all Mana in a Pool, coloured and colourless."""
        return self.coloured(seat) + self.colourless(seat)

    def channel_total(self) -> i64:
        """How much Mana the Channel holds."""
        channel = self.channel
        return channel[0] + channel[1] + channel[2] + channel[3]

    def flux_total(self) -> i64:
        """How much Mana the Flux holds."""
        flux = self.flux
        return flux[0] + flux[1] + flux[2] + flux[3]

    def has_link(self, owner: i64, linked: i64) -> bool:
        """Does the owner score the linked seat's rolls?"""
        return (self.links >> (owner * LINK_STRIDE + linked)) & 1 == 1

    def leaks_on(self, seat: i64) -> i64:
        """How many Ether Leaks reach this seat in this turn."""
        return (self.leak >> (seat * BYTE)) & BYTE_MASK

    def is_live(self, seat: i64) -> bool:
        """Has this seat an unspent declaration in this pass?"""
        return (self.live >> seat) & 1 == 1
