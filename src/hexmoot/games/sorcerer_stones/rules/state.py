"""Everything on the table of Sorcerer & Stones, and the questions rules ask about it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.native.numbers import bit_count, filled, total, zeros
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import Setup
from hexmoot.games.sorcerer_stones.rules.actions import ACTION_COUNT
from hexmoot.games.sorcerer_stones.rules.geometry import SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import (
    COLOURS,
    COOP,
    EARTH,
    EMPTY,
    MAGIC,
    NO_CARD,
    OFFER,
    OUTSIDE,
    TOKENS,
)
from hexmoot.games.sorcerer_stones.rules.plane import QUADRANTS, SPACES, STACKS
from hexmoot.games.sorcerer_stones.rules.tables import HALF, HALF_SETS, Tables, Terms

STACK_DEPTH: Final = 18
LINE_SIZE: Final = 40
# Set or replaced whole when dealt, then only read.
SHARED: Final = ("colour", "plane", "plane_tile", "corner_type")


@mypyc_attr(acyclic=True)
class Table(State):
    """One game. Arrays of seats are flat: `seat * width + index`."""

    def __init__(self, setup: Setup, tables: Tables, fresh: bool) -> None:
        super().__init__(setup, setup.seats, ACTION_COUNT, STACK_DEPTH, fresh)
        self.tables: Tables = tables
        self.terms: Terms = tables.terms
        # All numbers here, not in a method: what is set at once is never asked for again.
        self.start_seat: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0
        self.shape: i64 = tables.start_shape
        self.line_length: i64 = 0
        self.artifact_bag: i64 = 0
        self.crafted_count: i64 = 0
        self.open_objectives: i64 = 0
        self.qi_supply: i64 = 0
        self.last_reason: i64 = 0
        self.cards_played: i64 = 0
        self.singles: i64 = 0
        self.doubles: i64 = 0
        self.line_count: i64 = 0
        self.longest: i64 = 0
        self.free_steps: i64 = 0
        self.paid_steps_used: i64 = 0
        self.claims_made: i64 = 0
        self.free_steps_made: i64 = 0
        self.crafting: i64 = NO_CARD
        if fresh:
            self.start_zones()
            self.start_seats()
            self.start_cards()

    def start_zones(self) -> None:
        """The alchemy zones and the line of stones."""
        self.slots: vec[i64] = filled(SLOTS + 1, EMPTY)
        self.slots[SLOTS] = OUTSIDE
        self.zone_place: vec[i64] = self.tables.start_place[:]
        self.place_zone: vec[i64] = filled(ZONES + 1, ZONES)
        zone: i64
        for zone in range(ZONES):
            self.place_zone[self.zone_place[zone]] = zone
        self.zone_turn: vec[i64] = zeros(ZONES)
        self.line: vec[i64] = filled(LINE_SIZE, EMPTY)

    def start_seats(self) -> None:
        """What lies before each seat; SS-28: nobody holds a stone."""
        seats = int(self.seats)
        self.colour: vec[i64] = filled(seats, EMPTY)
        self.taoist: vec[i64] = filled(seats, -1)
        self.spirit: vec[i64] = filled(seats, -1)
        self.reservoir: vec[i64] = zeros(seats * COLOURS)
        self.hand: vec[i64] = zeros(seats * MAGIC)
        self.deck: vec[i64] = zeros(seats * MAGIC)
        self.discard: vec[i64] = zeros(seats * MAGIC)
        self.deck_count: vec[i64] = zeros(seats)
        self.hand_count: vec[i64] = zeros(seats)
        self.crafted: vec[i64] = zeros(seats)
        self.qi: vec[i64] = zeros(seats)
        self.qi_credited: vec[i64] = zeros(seats)
        self.owned: vec[i64] = zeros(seats)
        self.rune: vec[i64] = zeros(seats * COLOURS)

    def start_cards(self) -> None:
        """Offer, plane, rune stacks, and the scratch of a turn."""
        self.offer: vec[i64] = filled(OFFER, NO_CARD)
        self.placed: vec[i64] = zeros(OFFER * COLOURS)
        self.plane: vec[i64] = filled(SPACES, EMPTY)
        self.plane_tile: vec[i64] = zeros(2 * QUADRANTS)
        self.corner_type: vec[i64] = filled(STACKS, EARTH)
        self.stack: vec[i64] = zeros(COLOURS)
        self.gained: vec[i64] = zeros(COLOURS)
        self.budget: vec[i64] = zeros(COLOURS)
        self.pending: vec[i64] = zeros(COLOURS)
        self.placing: vec[i64] = zeros(COLOURS)

    def copy(self) -> Table:
        """Another table like this one, with everything that was dealt and done so far."""
        raise TypeError("a table that is played copies itself")

    # ---- questions

    def asked(self) -> i64:
        """The kind of the decision or step on top of the stack."""
        return self.frames[self.top() + KIND]

    def is_dealt(self) -> bool:
        """SS-172: are cards, line and boards on the table yet?"""
        return self.round > 0

    def is_open(self, objective: i64) -> bool:
        """SS-24, SS-97: does this objective serve everybody in this game?"""
        return (self.open_objectives >> objective) & 1 != 0

    def zone_of(self, seat: i64) -> i64:
        """The zone under a seat's Taoist."""
        return self.taoist[seat]

    def lies_on_zones(self, colour: i64) -> bool:
        """Does a stone of this colour (or EMPTY: a gap) lie on any zone?"""
        slots = self.slots
        slot: i64 = 0
        while slot < SLOTS and slots[slot] != colour:
            slot += 1
        return slot < SLOTS

    def stones_held(self, seat: i64) -> i64:
        """How many stones a seat holds."""
        return total(self.reservoir, seat * COLOURS, COLOURS)

    def cards_crafted(self, seat: i64) -> i64:
        """How many artifacts a seat has crafted (co-op: all seats together)."""
        return bit_count(self.crafted[seat])

    def symbols_crafted(self, seat: i64, colour: i64) -> i64:
        """SS-124: the symbols of a colour on all artifacts of a seat."""
        cards = self.crafted[seat]
        sums = self.tables.symbol_sum
        first = sums[(cards & (HALF_SETS - 1)) * COLOURS + colour]
        return first + sums[(HALF_SETS + (cards >> HALF)) * COLOURS + colour]

    def top_rune(self, kind: i64) -> i64:
        """SS-20, SS-91: the token on top of a stack, the one of highest value, or -1."""
        token: i64
        for token in range(TOKENS - 1, -1, -1):
            if (self.stack[kind] >> token) & 1 != 0:
                return token
        return -1

    def is_coop(self) -> bool:
        """Is this a co-op game?"""
        return self.terms.mode == COOP

    # ---- the line of stones

    def to_tail(self, colour: i64) -> None:
        """SS-17: a stone is laid at the tail of the line, beside any colour."""
        self.line[self.line_length] = colour
        self.line_length += 1

    def from_head(self) -> i64:
        """SS-117: the stone at the head leaves the line, which closes up."""
        line = self.line
        colour = line[0]
        last = self.line_length - 1
        index: i64
        for index in range(last):
            line[index] = line[index + 1]
        line[last] = EMPTY
        self.line_length = last
        return colour
