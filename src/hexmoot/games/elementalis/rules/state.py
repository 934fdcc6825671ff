"""The table between two answers: cards, Mana, dice, the window and the spell being cast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.numbers import filled, zeros
from hexmoot.engine.native.state import FRAME, SEAT, State
from hexmoot.engine.native.tape import Tape
from hexmoot.games.elementalis.rules.actions import ACTION_COUNT
from hexmoot.games.elementalis.rules.kinds import (
    ALL_SLOTS,
    CATEGORIES,
    DIE_SLOTS,
    ELEMENTS,
    LINES,
    NO_CARD,
    NO_FACE,
    NO_MAGE,
    NO_SPELL,
    NO_SYMBOL,
    NO_TARGET,
    NOT_CHOSEN,
    ORDER_KINDS,
    POOL,
    STACK_DEPTH,
)
from hexmoot.games.elementalis.rules.tables import House

if TYPE_CHECKING:
    from hexmoot.engine.setup import Setup

    Numbers = vec[i64]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """Everything on the table. Sets of seats, dice, links and lines are bit masks.

    A Pool is eight numbers: coloured Mana F W E A, then colourless Mana by printed colour F W E A.
    """

    def __init__(self, setup: Setup, house: House, fresh: bool) -> None:
        super().__init__(setup, house.seats, ACTION_COUNT, STACK_DEPTH, fresh)
        self.house: House = house
        self.round: i64 = 0
        self.turn: i64 = 0
        self.active: i64 = house.start_seat
        self.roll_kind: i64 = 0
        self.chaos: i64 = NOT_CHOSEN
        # The dice tray: which element dice and duplicates lie there, and their marks.
        self.in_play: i64 = 0
        self.held: i64 = 0
        self.scorched: i64 = 0
        self.taken: i64 = 0
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
        # What the roll being scored has brought so far, one byte a colour.
        self.tally: i64 = 0
        self.gained: i64 = 0
        if fresh:
            self.major: vec[i64] = filled(house.seats, NO_CARD)
            self.minor: vec[i64] = filled(house.seats, NO_CARD)
            self.kind: vec[i64] = filled(house.seats, NO_MAGE)
            self.symbol: vec[i64] = filled(house.seats, NO_SYMBOL)
            self.lines: vec[i64] = zeros(house.seats * LINES)
            self.pool: vec[i64] = zeros(house.seats * POOL)
            self.flux: vec[i64] = filled(ELEMENTS, house.mana)
            self.channel: vec[i64] = zeros(ELEMENTS)
            self.face: vec[i64] = filled(ALL_SLOTS, NO_FACE)
            self.source: vec[i64] = zeros(DIE_SLOTS)
            self.chosen: vec[i64] = zeros(house.seats * CATEGORIES)
            self.order: vec[i64] = zeros(house.seats)

    # ---- copying and storing

    def copy_table(self, source: Table) -> None:
        """Take over everything on the source's table."""
        self.copy_base(source)
        self.copy_turn(source)
        self.copy_spell(source)
        self.major = source.major[:]
        self.minor = source.minor[:]
        self.kind = source.kind[:]
        self.symbol = source.symbol[:]
        self.lines = source.lines[:]
        self.pool = source.pool[:]
        self.flux = source.flux[:]
        self.channel = source.channel[:]
        self.face = source.face[:]
        self.source = source.source[:]
        self.chosen = source.chosen[:]
        self.order = source.order[:]

    def copy_turn(self, source: Table) -> None:
        """The numbers of round, turn and dice tray."""
        self.round = source.round
        self.turn = source.turn
        self.active = source.active
        self.roll_kind = source.roll_kind
        self.chaos = source.chaos
        self.in_play = source.in_play
        self.held = source.held
        self.scorched = source.scorched
        self.taken = source.taken
        self.tally = source.tally
        self.gained = source.gained

    def copy_spell(self, source: Table) -> None:
        """The numbers of the casting window and the spell being cast."""
        self.pass_number = source.pass_number
        self.declared = source.declared
        self.live = source.live
        self.used = source.used
        self.leak = source.leak
        self.links = source.links
        self.caster = source.caster
        self.cast_spell = source.cast_spell
        self.spell = source.spell
        self.paid = source.paid
        self.is_void = source.is_void
        self.target = source.target
        self.target_symbol = source.target_symbol

    def exchange(self, tape: Tape) -> None:
        self.exchange_turn(tape)
        self.exchange_spell(tape)
        self.major = tape.array(self.major)
        self.minor = tape.array(self.minor)
        self.kind = tape.array(self.kind)
        self.symbol = tape.array(self.symbol)
        self.lines = tape.array(self.lines)
        self.pool = tape.array(self.pool)
        self.flux = tape.array(self.flux)
        self.channel = tape.array(self.channel)
        self.face = tape.array(self.face)
        self.source = tape.array(self.source)
        self.chosen = tape.array(self.chosen)
        self.order = tape.array(self.order)

    def exchange_turn(self, tape: Tape) -> None:
        """Pass the numbers of round, turn and dice tray."""
        self.round = tape.number(self.round)
        self.turn = tape.number(self.turn)
        self.active = tape.number(self.active)
        self.roll_kind = tape.number(self.roll_kind)
        self.chaos = tape.number(self.chaos)
        self.in_play = tape.number(self.in_play)
        self.held = tape.number(self.held)
        self.scorched = tape.number(self.scorched)
        self.taken = tape.number(self.taken)
        self.tally = tape.number(self.tally)
        self.gained = tape.number(self.gained)

    def exchange_spell(self, tape: Tape) -> None:
        """Pass the numbers of the casting window and the spell being cast."""
        self.pass_number = tape.number(self.pass_number)
        self.declared = tape.number(self.declared)
        self.live = tape.number(self.live)
        self.used = tape.number(self.used)
        self.leak = tape.number(self.leak)
        self.links = tape.number(self.links)
        self.caster = tape.number(self.caster)
        self.cast_spell = tape.number(self.cast_spell)
        self.spell = tape.number(self.spell)
        self.paid = tape.number(self.paid)
        self.is_void = tape.number(self.is_void)
        self.target = tape.number(self.target)
        self.target_symbol = tape.number(self.target_symbol)

    # ---- secrets

    def redeal(self, seat: i64) -> None:
        """EL-193: nobody knows the others' standing orders; each may be any of the three."""
        other: i64
        for other in range(self.seats):
            if other != seat:
                self.order[other] = self.below(DRAWS, ORDER_KINDS)

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
        return (self.links >> (owner * 7 + linked)) & 1 == 1

    def leaks_on(self, seat: i64) -> i64:
        """How many Ether Leaks reach this seat in this turn."""
        return (self.leak >> (seat * 8)) & 255

    def is_live(self, seat: i64) -> bool:
        """Has this seat an unspent declaration in this pass?"""
        return (self.live >> seat) & 1 == 1
