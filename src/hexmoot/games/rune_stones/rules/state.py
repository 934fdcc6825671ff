"""The state of a game of Rune Stones: its fields, set-up, copy and storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.numbers import BIT, filled, zeros
from hexmoot.engine.native.state import State
from hexmoot.engine.native.tape import Tape
from hexmoot.games.rune_stones.rules.actions import ACTION_COUNT
from hexmoot.games.rune_stones.rules.card_sets import assign, is_empty, move, nth, pour, size
from hexmoot.games.rune_stones.rules.kinds import (
    COLOURS,
    CREATURE_DECK,
    DECK,
    DISCARD,
    E_DRAW,
    E_DRAW_COUNT,
    E_RESHUFFLE,
    E_TOADSTOOL,
    FACE_UP,
    GENERAL,
    HAND,
    KNOWN,
    NONE,
    ORIGINS,
    RESOURCES,
    SEAT_SLOTS,
    SLOTS,
    STONES,
    TOADSTOOLS,
    WILD_SMITHY,
    WISP_KINDS,
    ZONES,
)
from hexmoot.games.rune_stones.rules.tables import Book

if TYPE_CHECKING:
    from hexmoot.engine.setup import Setup

DEPTH: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """All that lies on the table. `rules/play.py` adds what may be answered and what follows."""

    def __init__(self, setup: Setup, book: Book, seats: i64, fresh: bool) -> None:
        super().__init__(setup, seats, ACTION_COUNT, DEPTH, fresh)
        self.book: Book = book
        self.round: i64 = 1
        self.first: i64 = 0
        self.active: i64 = 0
        self.final_round: bool = False
        # Shared piles.
        self.wild_artifacts: i64 = 0
        self.night: i64 = 0
        self.arrivals: i64 = 0
        # The turn: Summon, Utilize, Forge and free plays.
        self.pool: i64 = 0
        self.fits: i64 = 0
        self.last_card: i64 = NONE
        self.bought: i64 = 0
        self.played_count: i64 = 0
        self.forged: i64 = 0
        self.borrowed: i64 = 0
        self.borrowed_wild: i64 = NONE
        self.exchange_used: bool = False
        self.wilds_active: bool = False
        if fresh:
            self.make_arrays(seats)

    def make_arrays(self, seats: i64) -> None:
        """Arrays of the right size with nothing in them."""
        self.zones: vec[i64] = zeros(ZONES * 2)
        self.display: vec[i64] = filled(SLOTS, NONE)
        self.smithies: vec[i64] = filled(WILD_SMITHY, NONE)
        self.artifact_bag: vec[i64] = zeros(COLOURS)
        self.artifact_discard: vec[i64] = zeros(COLOURS)
        self.stones_left: vec[i64] = zeros(STONES)
        self.stones_aside: vec[i64] = zeros(STONES)
        self.supply: vec[i64] = zeros(RESOURCES)
        self.wisp_bag: vec[i64] = zeros(WISP_KINDS)
        self.wisp_discard: vec[i64] = zeros(WISP_KINDS)
        self.wisp_up: vec[i64] = filled(FACE_UP, NONE)
        self.toadstool_bag: vec[i64] = zeros(TOADSTOOLS)
        self.toadstool_discard: vec[i64] = zeros(TOADSTOOLS)
        self.played: vec[i64] = filled(3, NONE)
        self.played_flags: vec[i64] = zeros(3)
        # One block a seat.
        self.score: vec[i64] = zeros(seats)
        self.points: vec[i64] = zeros(seats * ORIGINS)
        self.owned: vec[i64] = zeros(seats * RESOURCES)
        self.rows: vec[i64] = zeros(seats * SEAT_SLOTS)
        self.stones: vec[i64] = zeros(seats)
        self.wild_colour: vec[i64] = filled(seats, NONE)
        self.familiar: vec[i64] = zeros(seats)
        self.arrival: vec[i64] = zeros(seats)
        self.toadstools: vec[i64] = zeros(seats * TOADSTOOLS)

    def copy_table(self, source: Table) -> None:
        """Take over every field of another table of the same game."""
        self.copy_base(source)
        self.copy_scalars(source)
        self.zones = source.zones[:]
        self.display = source.display[:]
        self.smithies = source.smithies[:]
        self.artifact_bag = source.artifact_bag[:]
        self.artifact_discard = source.artifact_discard[:]
        self.stones_left = source.stones_left[:]
        self.stones_aside = source.stones_aside[:]
        self.supply = source.supply[:]
        self.wisp_bag = source.wisp_bag[:]
        self.wisp_discard = source.wisp_discard[:]
        self.wisp_up = source.wisp_up[:]
        self.toadstool_bag = source.toadstool_bag[:]
        self.toadstool_discard = source.toadstool_discard[:]
        self.played = source.played[:]
        self.played_flags = source.played_flags[:]
        self.score = source.score[:]
        self.points = source.points[:]
        self.owned = source.owned[:]
        self.rows = source.rows[:]
        self.stones = source.stones[:]
        self.wild_colour = source.wild_colour[:]
        self.familiar = source.familiar[:]
        self.arrival = source.arrival[:]
        self.toadstools = source.toadstools[:]

    def copy_scalars(self, source: Table) -> None:
        """Take over the plain numbers of another table."""
        self.round = source.round
        self.first = source.first
        self.active = source.active
        self.final_round = source.final_round
        self.wild_artifacts = source.wild_artifacts
        self.night = source.night
        self.arrivals = source.arrivals
        self.pool = source.pool
        self.fits = source.fits
        self.last_card = source.last_card
        self.bought = source.bought
        self.played_count = source.played_count
        self.forged = source.forged
        self.borrowed = source.borrowed
        self.borrowed_wild = source.borrowed_wild
        self.exchange_used = source.exchange_used
        self.wilds_active = source.wilds_active

    def exchange(self, tape: Tape) -> None:
        self.exchange_scalars(tape)
        self.zones = tape.array(self.zones)
        self.display = tape.array(self.display)
        self.smithies = tape.array(self.smithies)
        self.artifact_bag = tape.array(self.artifact_bag)
        self.artifact_discard = tape.array(self.artifact_discard)
        self.stones_left = tape.array(self.stones_left)
        self.stones_aside = tape.array(self.stones_aside)
        self.supply = tape.array(self.supply)
        self.wisp_bag = tape.array(self.wisp_bag)
        self.wisp_discard = tape.array(self.wisp_discard)
        self.wisp_up = tape.array(self.wisp_up)
        self.toadstool_bag = tape.array(self.toadstool_bag)
        self.toadstool_discard = tape.array(self.toadstool_discard)
        self.played = tape.array(self.played)
        self.played_flags = tape.array(self.played_flags)
        self.score = tape.array(self.score)
        self.points = tape.array(self.points)
        self.owned = tape.array(self.owned)
        self.rows = tape.array(self.rows)
        self.stones = tape.array(self.stones)
        self.wild_colour = tape.array(self.wild_colour)
        self.familiar = tape.array(self.familiar)
        self.arrival = tape.array(self.arrival)
        self.toadstools = tape.array(self.toadstools)

    def exchange_scalars(self, tape: Tape) -> None:
        """Pass the plain numbers over the tape."""
        self.round = tape.number(self.round)
        self.first = tape.number(self.first)
        self.active = tape.number(self.active)
        self.final_round = tape.flag(self.final_round)
        self.wild_artifacts = tape.number(self.wild_artifacts)
        self.night = tape.number(self.night)
        self.arrivals = tape.number(self.arrivals)
        self.pool = tape.number(self.pool)
        self.fits = tape.number(self.fits)
        self.last_card = tape.number(self.last_card)
        self.bought = tape.number(self.bought)
        self.played_count = tape.number(self.played_count)
        self.forged = tape.number(self.forged)
        self.borrowed = tape.number(self.borrowed)
        self.borrowed_wild = tape.number(self.borrowed_wild)
        self.exchange_used = tape.flag(self.exchange_used)
        self.wilds_active = tape.flag(self.wilds_active)

    # ---- drawing from bags

    def draw_card(self, seat: i64, stream: i64) -> bool:
        """RS-105, RS-106, RS-169: draw a card, reshuffling if need be; False if there is none."""
        zones = self.zones
        deck = DECK + seat
        if is_empty(zones, deck):
            if is_empty(zones, DISCARD + seat):
                return False
            pour(zones, DISCARD + seat, deck)
            self.tell(E_RESHUFFLE, seat)
        count = size(zones, deck)
        card = nth(zones, deck, self.below(stream, count))
        move(zones, deck, HAND + seat, card)
        if count == 1:
            assign(zones, HAND + seat, KNOWN + seat)
        self.tell_seat(seat, E_DRAW, seat, card)
        return True

    def draw_up_to(self, seat: i64, limit: i64, stream: i64) -> None:
        """RS-104, RS-108: draw until the hand has this many cards; a larger hand is kept."""
        drawn: i64 = 0
        missing = limit - size(self.zones, HAND + seat)
        while drawn < missing and self.draw_card(seat, stream):
            drawn += 1
        if drawn > 0:
            self.tell_others(seat, E_DRAW_COUNT, seat, drawn)

    def draw_creature(self, stream: i64) -> i64:
        """RS-48: the next creature, reshuffling the general discard; NONE if none is left."""
        zones = self.zones
        if is_empty(zones, CREATURE_DECK):
            if is_empty(zones, GENERAL):
                return NONE
            pour(zones, GENERAL, CREATURE_DECK)
        card = nth(zones, CREATURE_DECK, self.below(stream, size(zones, CREATURE_DECK)))
        zones[CREATURE_DECK * 2 + (1 if card >= 46 else 0)] &= ~BIT[card % 46]
        return card

    def draw_artifact(self, stream: i64) -> i64:
        """RS-88, RS-89: the colour of the next artifact, NONE if all are in use."""
        bag = self.artifact_bag
        if bag[0] + bag[1] + bag[2] + bag[3] == 0:
            self.artifact_bag = self.artifact_discard
            self.artifact_discard = bag
            bag = self.artifact_bag
            if bag[0] + bag[1] + bag[2] + bag[3] == 0:
                return NONE
        colour = self.weighted(stream, bag, 0, COLOURS)
        bag[colour] -= 1
        return colour

    def draw_wisp(self, stream: i64) -> i64:
        """RS-132: the kind of the next wisp tile, reshuffling the discard; NONE if none is left."""
        if tally(self.wisp_bag) == 0:
            empty = self.wisp_bag
            self.wisp_bag = self.wisp_discard
            self.wisp_discard = empty
            if tally(self.wisp_bag) == 0:
                return NONE
        kind = self.weighted(stream, self.wisp_bag, 0, WISP_KINDS)
        self.wisp_bag[kind] -= 1
        return kind

    def draw_toadstool(self, seat: i64) -> None:
        """RS-146: a toadstool from the stack, reshuffling the used ones; perhaps none."""
        if tally(self.toadstool_bag) == 0:
            empty = self.toadstool_bag
            self.toadstool_bag = self.toadstool_discard
            self.toadstool_discard = empty
            if tally(self.toadstool_bag) == 0:
                return
        kind = self.weighted(DRAWS, self.toadstool_bag, 0, TOADSTOOLS)
        self.toadstool_bag[kind] -= 1
        self.toadstools[seat * TOADSTOOLS + kind] += 1
        self.tell(E_TOADSTOOL, seat, kind)

    # ---- questions the rules ask often

    def has_power(self, seat: i64, stone: i64) -> bool:
        """RS-126, RS-149: is this stone's power with the seat, owned or borrowed for the turn?"""
        powers = self.stones[seat]
        if seat == self.active:
            powers |= self.borrowed
        return (powers >> stone) & 1 != 0

    def holds(self, seat: i64, toadstool: i64) -> bool:
        """Has the seat a toadstool of this kind?"""
        return self.toadstools[seat * TOADSTOOLS + toadstool] > 0

    def spend_toadstool(self, seat: i64, toadstool: i64) -> None:
        """RS-147: a used toadstool goes to the toadstool discard."""
        self.toadstools[seat * TOADSTOOLS + toadstool] -= 1
        self.toadstool_discard[toadstool] += 1

    def row_size(self, seat: i64, row: i64) -> i64:
        """How many artifacts a row holds."""
        rows = self.rows
        base = seat * SEAT_SLOTS + row * 5
        count: i64 = 0
        slot: i64
        for slot in range(base, base + 5):
            if rows[slot] != 0:
                count += 1
        return count

    def clear_turn(self) -> None:
        """RS-32: everything that lasts for a turn is over."""
        self.pool = 0
        self.fits = 0
        self.last_card = NONE
        self.bought = 0
        self.played_count = 0
        self.forged = 0
        self.borrowed = 0
        self.borrowed_wild = NONE
        self.exchange_used = False
        self.wilds_active = False


def tally(values: vec[i64]) -> i64:
    """The sum of all numbers of an array."""
    amount: i64 = 0
    index: i64
    for index in range(len(values)):
        amount += values[index]
    return amount
