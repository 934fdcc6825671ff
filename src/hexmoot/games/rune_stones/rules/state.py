"""Everything on the table of Rune Stones, and the questions rules ask about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.numbers import BIT, filled, zeros
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.state import State
from hexmoot.games.rune_stones.rules.actions import ACTION_COUNT
from hexmoot.games.rune_stones.rules.card_sets import assign, is_empty, move, nth, pour, size
from hexmoot.games.rune_stones.rules.kinds import (
    COLOURS,
    CREATURE_DECK,
    DECK,
    DISCARD,
    E_DRAW,
    E_DRAW_COUNT,
    E_NOTHING,
    E_RESHUFFLE,
    E_TOADSTOOL,
    EMPTY,
    FACE_UP,
    GENERAL,
    HAND,
    KNOWN,
    MOST_PLAYED,
    NO_TOADSTOOL,
    NONE,
    ORIGINS,
    RESOURCES,
    ROW_SLOTS,
    SEAT_SLOTS,
    SLOTS,
    STONES,
    TOADSTOOLS,
    WILD_SMITHY,
    WISP_KINDS,
    WORD,
    ZONES,
)
from hexmoot.games.rune_stones.rules.tables import Tables, Terms

if TYPE_CHECKING:
    from hexmoot.engine.setup import Setup

STACK_DEPTH: Final = 64


@mypyc_attr(acyclic=True)
class Table(State):
    """Zones of cards, piles, what each seat has, and the running turn."""

    def __init__(self, setup: Setup, tables: Tables, terms: Terms, fresh: bool) -> None:
        super().__init__(setup, setup.seats, ACTION_COUNT, STACK_DEPTH, fresh)
        self.tables: Tables = tables
        self.terms: Terms = terms
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
            self.make_arrays(self.seats)

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
        self.played: vec[i64] = filled(MOST_PLAYED, NONE)
        self.played_flags: vec[i64] = zeros(MOST_PLAYED)
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
        zones[CREATURE_DECK * 2 + card // WORD] &= ~BIT[card % WORD]
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
                self.tell(E_NOTHING, seat, NO_TOADSTOOL)
                return
        kind = self.weighted(DRAWS, self.toadstool_bag, 0, TOADSTOOLS)
        self.toadstool_bag[kind] -= 1
        self.toadstools[seat * TOADSTOOLS + kind] += 1
        self.tell(E_TOADSTOOL, seat, kind)

    # ---- questions the rules ask often

    def asked(self) -> i64:
        """The kind of the decision on top of the stack."""
        return self.frames[self.top() + KIND]

    def has_power(self, seat: i64, stone: i64) -> bool:
        """RS-126, RS-149: is this stone's power with the seat, owned or borrowed for the turn?"""
        return (self.powers(seat) >> stone) & 1 != 0

    def powers(self, seat: i64) -> i64:
        """RS-126, RS-149: the stones whose power a seat has now, as bits."""
        powers = self.stones[seat]
        if seat == self.active:
            powers |= self.borrowed
        return powers

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
        base = seat * SEAT_SLOTS + row * ROW_SLOTS
        count: i64 = 0
        slot: i64
        for slot in range(base, base + ROW_SLOTS):
            if rows[slot] != EMPTY:
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
