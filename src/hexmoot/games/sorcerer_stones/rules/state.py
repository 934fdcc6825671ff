"""Everything on the table of Sorcerer & Stones, and the questions rules ask about it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import bit_count, filled, total, zeros
from hexmoot.engine.native.state import State
from hexmoot.engine.native.tape import Tape
from hexmoot.engine.setup import Setup
from hexmoot.games.sorcerer_stones.rules.actions import ACTION_COUNT
from hexmoot.games.sorcerer_stones.rules.geometry import SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.tables import (
    COLOURS,
    COOP,
    EARTH,
    EMPTY,
    MAGIC,
    NO_CARD,
    OFFER,
    OUTSIDE,
    SPACES,
    TOKENS,
)
from hexmoot.games.sorcerer_stones.rules.terms import Terms

STACK_DEPTH: Final = 18
LINE_SIZE: Final = 40


class StonesTable(State):
    """One game. Arrays of seats are flat: `seat * width + index`."""

    def __init__(self, setup: Setup, terms: Terms, fresh: bool) -> None:
        super().__init__(setup, setup.seats, ACTION_COUNT, STACK_DEPTH, fresh)
        self.terms: Terms = terms
        self.start_scalars()
        if fresh:
            self.start_zones()
            self.start_seats()
            self.start_cards()

    def start_scalars(self) -> None:
        """Everything that is one number."""
        self.start_seat: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0
        self.shape: i64 = self.terms.start_shape
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

    def start_zones(self) -> None:
        """The alchemy zones and the line of stones."""
        self.slots: vec[i64] = filled(SLOTS + 1, EMPTY)
        self.slots[SLOTS] = OUTSIDE
        self.zone_place: vec[i64] = self.terms.start_place[:]
        self.place_zone: vec[i64] = filled(ZONES + 1, ZONES)
        zone: i64
        for zone in range(ZONES):
            self.place_zone[self.zone_place[zone]] = zone
        self.zone_turn: vec[i64] = zeros(ZONES)
        self.line: vec[i64] = filled(LINE_SIZE, EMPTY)

    def start_seats(self) -> None:
        """What lies before each seat; SS-28: nobody holds a stone."""
        seats = int(self.seats)
        self.colour: vec[i64] = zeros(seats)
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
        self.plane_tile: vec[i64] = zeros(8)
        self.corner_type: vec[i64] = filled(5, EARTH)
        self.stack: vec[i64] = zeros(COLOURS)
        self.gained: vec[i64] = zeros(COLOURS)
        self.budget: vec[i64] = zeros(COLOURS)
        self.pending: vec[i64] = zeros(COLOURS)
        self.placing: vec[i64] = zeros(COLOURS)

    # ---- questions

    def is_open(self, objective: i64) -> bool:
        """SS-24, SS-97: does this objective serve everybody in this game?"""
        return (self.open_objectives >> objective) & 1 != 0

    def zone_of(self, seat: i64) -> i64:
        """The zone under a seat's Taoist."""
        return self.taoist[seat]

    def stones_held(self, seat: i64) -> i64:
        """How many stones a seat holds."""
        return total(self.reservoir, seat * COLOURS, COLOURS)

    def cards_crafted(self, seat: i64) -> i64:
        """How many artifacts a seat has crafted (co-op: all seats together)."""
        return bit_count(self.crafted[seat])

    def symbols_crafted(self, seat: i64, colour: i64) -> i64:
        """SS-124: the symbols of a colour on all artifacts of a seat."""
        cards = self.crafted[seat]
        sums = self.terms.symbol_sum
        return (
            sums[(cards & 127) * COLOURS + colour] + sums[(128 + (cards >> 7)) * COLOURS + colour]
        )

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

    # ---- copying and storing

    def copy_table(self, source: StonesTable) -> None:
        """Take over all fields of another table."""
        self.copy_base(source)
        self.copy_scalars(source)
        self.copy_zones(source)
        self.copy_seats(source)
        self.copy_cards(source)

    def copy_scalars(self, source: StonesTable) -> None:
        self.start_seat = source.start_seat
        self.active = source.active
        self.round = source.round
        self.turn = source.turn
        self.shape = source.shape
        self.line_length = source.line_length
        self.artifact_bag = source.artifact_bag
        self.crafted_count = source.crafted_count
        self.open_objectives = source.open_objectives
        self.qi_supply = source.qi_supply
        self.last_reason = source.last_reason
        self.cards_played = source.cards_played
        self.singles = source.singles
        self.doubles = source.doubles
        self.line_count = source.line_count
        self.longest = source.longest
        self.free_steps = source.free_steps
        self.paid_steps_used = source.paid_steps_used
        self.claims_made = source.claims_made
        self.free_steps_made = source.free_steps_made
        self.crafting = source.crafting

    def copy_zones(self, source: StonesTable) -> None:
        self.slots = source.slots[:]
        self.zone_place = source.zone_place[:]
        self.place_zone = source.place_zone[:]
        self.zone_turn = source.zone_turn[:]
        self.line = source.line[:]

    def copy_seats(self, source: StonesTable) -> None:
        self.colour = source.colour  # set once, then only read
        self.taoist = source.taoist[:]
        self.spirit = source.spirit[:]
        self.reservoir = source.reservoir[:]
        self.hand = source.hand[:]
        self.deck = source.deck[:]
        self.discard = source.discard[:]
        self.deck_count = source.deck_count[:]
        self.hand_count = source.hand_count[:]
        self.crafted = source.crafted[:]
        self.qi = source.qi[:]
        self.qi_credited = source.qi_credited[:]
        self.owned = source.owned[:]
        self.rune = source.rune[:]

    def copy_cards(self, source: StonesTable) -> None:
        self.offer = source.offer[:]
        self.placed = source.placed[:]
        self.plane = source.plane  # replaced whole when dealt, then only read
        self.plane_tile = source.plane_tile  # likewise
        self.corner_type = source.corner_type  # likewise
        self.stack = source.stack[:]
        self.gained = source.gained[:]
        self.budget = source.budget[:]
        self.pending = source.pending[:]
        self.placing = source.placing[:]

    def exchange(self, tape: Tape) -> None:
        self.exchange_scalars(tape)
        self.exchange_zones(tape)
        self.exchange_seats(tape)
        self.exchange_cards(tape)

    def exchange_scalars(self, tape: Tape) -> None:
        self.start_seat = tape.number(self.start_seat)
        self.active = tape.number(self.active)
        self.round = tape.number(self.round)
        self.turn = tape.number(self.turn)
        self.shape = tape.number(self.shape)
        self.line_length = tape.number(self.line_length)
        self.artifact_bag = tape.number(self.artifact_bag)
        self.crafted_count = tape.number(self.crafted_count)
        self.open_objectives = tape.number(self.open_objectives)
        self.qi_supply = tape.number(self.qi_supply)
        self.last_reason = tape.number(self.last_reason)
        self.cards_played = tape.number(self.cards_played)
        self.singles = tape.number(self.singles)
        self.doubles = tape.number(self.doubles)
        self.line_count = tape.number(self.line_count)
        self.longest = tape.number(self.longest)
        self.free_steps = tape.number(self.free_steps)
        self.paid_steps_used = tape.number(self.paid_steps_used)
        self.claims_made = tape.number(self.claims_made)
        self.free_steps_made = tape.number(self.free_steps_made)
        self.crafting = tape.number(self.crafting)

    def exchange_zones(self, tape: Tape) -> None:
        self.slots = tape.array(self.slots)
        self.zone_place = tape.array(self.zone_place)
        self.place_zone = tape.array(self.place_zone)
        self.zone_turn = tape.array(self.zone_turn)
        self.line = tape.array(self.line)

    def exchange_seats(self, tape: Tape) -> None:
        self.colour = tape.array(self.colour)
        self.taoist = tape.array(self.taoist)
        self.spirit = tape.array(self.spirit)
        self.reservoir = tape.array(self.reservoir)
        self.hand = tape.array(self.hand)
        self.deck = tape.array(self.deck)
        self.discard = tape.array(self.discard)
        self.deck_count = tape.array(self.deck_count)
        self.hand_count = tape.array(self.hand_count)
        self.crafted = tape.array(self.crafted)
        self.qi = tape.array(self.qi)
        self.qi_credited = tape.array(self.qi_credited)
        self.owned = tape.array(self.owned)
        self.rune = tape.array(self.rune)

    def exchange_cards(self, tape: Tape) -> None:
        self.offer = tape.array(self.offer)
        self.placed = tape.array(self.placed)
        self.plane = tape.array(self.plane)
        self.plane_tile = tape.array(self.plane_tile)
        self.corner_type = tape.array(self.corner_type)
        self.stack = tape.array(self.stack)
        self.gained = tape.array(self.gained)
        self.budget = tape.array(self.budget)
        self.pending = tape.array(self.pending)
        self.placing = tape.array(self.placing)
