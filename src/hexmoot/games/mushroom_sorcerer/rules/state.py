"""Everything on the table of Mushroom Sorcerer, and the questions rules ask about it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.native.numbers import BIT, bit_count, filled, lowest_bit, zeros
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import Setup
from hexmoot.games.mushroom_sorcerer.rules.actions import ACTION_COUNT
from hexmoot.games.mushroom_sorcerer.rules.memory import NIGHT, TURN, WAR
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DECKS,
    GENERAL,
    GOODS,
    HEIGHT,
    KINDS,
    LANDS,
    MOON,
    NONE,
    POTIONS,
    SEATS,
    SERVANT_KINDS,
    SLOTS,
)
from hexmoot.games.mushroom_sorcerer.rules.tables import Tables, Terms

STACK_DEPTH: Final = 24
COUNTLESS: Final = 1_000_000  # more servants than any game brings
SHARED: Final = ("land_kind", "near", "role")  # they never change after the deal


@mypyc_attr(acyclic=True)
class Table(State):
    """The forest, its sorcerers, the running turn and war.

    Rows by land: `height[land]`, `stack[4 * land + level]`, `servants[2 * land + kind]`.
    Rows by seat: `goods[5 * seat + good]` (servants: the reserve), `element[4 * seat + kind]`.
    """

    def __init__(self, setup: Setup, tables: Tables, terms: Terms, fresh: bool) -> None:
        super().__init__(setup, setup.seats, ACTION_COUNT, STACK_DEPTH, fresh)
        self.tables = tables
        self.terms = terms
        self.round: i64 = 1
        self.phase: i64 = NIGHT
        self.cycle: i64 = 1
        self.active: i64 = 0
        self.queue_at: i64 = 0
        self.queue_size: i64 = 0
        self.dominance: i64 = 0
        self.blessed: i64 = 0
        self.open_lands: i64 = 0
        self.shrines: i64 = 0
        self.debris: i64 = 0
        self.moons: i64 = 0
        self.debris_supply: i64 = 0
        self.dice_supply: i64 = 0
        self.flipped: i64 = 0
        self.discard: i64 = 0
        if fresh:
            self.make_rows()

    def make_rows(self) -> None:
        """Empty rows of the right size."""
        self.land_kind: vec[i64] = zeros(LANDS)
        self.near: vec[i64] = zeros(LANDS)
        self.role: vec[i64] = zeros(SEATS)
        self.owner: vec[i64] = filled(LANDS, NONE)
        self.height: vec[i64] = zeros(LANDS)
        self.stack: vec[i64] = filled(LANDS * HEIGHT, NONE)
        self.servants: vec[i64] = zeros(LANDS * SERVANT_KINDS)
        self.land_good: vec[i64] = filled(LANDS, NONE)
        self.towers: vec[i64] = zeros(SEATS)
        self.supply: vec[i64] = zeros(GOODS)
        self.box: vec[i64] = zeros(KINDS)
        self.goods: vec[i64] = zeros(SEATS * GOODS)
        self.dice: vec[i64] = zeros(SEATS)
        self.element: vec[i64] = zeros(SEATS * GENERAL)
        self.moon: vec[i64] = zeros(SEATS)
        self.influence: vec[i64] = zeros(SEATS)
        self.archive: vec[i64] = filled(SEATS * SLOTS, NONE)
        self.archive_size: vec[i64] = zeros(SEATS)
        self.scrolls: vec[i64] = zeros(SEATS)
        self.deck_top: vec[i64] = filled(DECKS, NONE)
        self.deck_rest: vec[i64] = zeros(DECKS)
        self.potions_left: vec[i64] = zeros(SEATS)
        self.potion: vec[i64] = filled(SEATS, NONE)
        self.free_gu: vec[i64] = zeros(SEATS)
        self.order: vec[i64] = zeros(SEATS)
        self.queue: vec[i64] = zeros(SEATS)
        self.turn: vec[i64] = zeros(TURN)
        self.war: vec[i64] = zeros(WAR)

    # ---- questions

    def level(self, seat: i64, element: i64) -> i64:
        """MS-60: the level of a general element, read off its track."""
        position = self.element[seat * GENERAL + element]
        return self.tables.level_at[position]

    def is_mastered(self, seat: i64, element: i64) -> bool:
        """MS-61: an element is mastered from level III on."""
        return self.level(seat, element) >= self.tables.mastered

    def has_potion(self, seat: i64, potion: i64) -> bool:
        """MS-21: is this the potion the seat has drunk for the present round?"""
        return self.potion[seat] == potion

    def masters_potion(self, seat: i64) -> bool:
        """MS-156: mastery of the drunk potion's element, read at this very moment."""
        potion = self.potion[seat]
        if potion == NONE:
            return False
        element = self.tables.potion_element[potion]
        return element != NONE and self.is_mastered(seat, element)

    def is_on_moon(self, seat: i64) -> bool:
        """MS-70: whoever has a moon element is on the moon path for good."""
        return self.moon[seat] > 0

    def position(self, seat: i64, element: i64) -> i64:
        """How far the seat is on any of the five tracks."""
        if element == MOON:
            return self.moon[seat]
        return self.element[seat * GENERAL + element]

    def has_room_on(self, seat: i64, element: i64) -> bool:
        """MS-59: is there a step left on this track?"""
        return self.position(seat, element) < self.tables.track_length[element]

    def has_element_room(self, seat: i64) -> bool:
        """Is there a step left on any general track?"""
        room: i64 = 0
        element: i64
        for element in range(GENERAL):
            room += self.tables.track_length[element] - self.position(seat, element)
        return room > 0

    def tower_count(self, seat: i64) -> i64:
        """How many towers the seat owns."""
        return bit_count(self.towers[seat])

    def has_platform(self, seat: i64) -> bool:
        """MS-48: is one of the seat's platforms still free?"""
        return self.tower_count(seat) < self.tables.towers

    def occupied(self) -> i64:
        """The set of lands with a tower."""
        towers = self.towers
        return towers[0] | towers[1] | towers[2] | towers[3]

    def free_lands(self) -> i64:
        """The set of open lands without a tower."""
        return self.open_lands & ~self.occupied()

    def tower_servants(self, land: i64) -> i64:
        """Servants of both kinds on a land."""
        return self.servants[SERVANT_KINDS * land] + self.servants[SERVANT_KINDS * land + 1]

    def has_space(self, land: i64) -> bool:
        """MS-78: does the tower on this land carry fewer servants than it is high?"""
        return self.tower_servants(land) < self.height[land]

    def servants_of_kind(self, seat: i64, kind: i64) -> i64:
        """A seat's servants of one kind, in the reserve and on towers."""
        count = self.goods[seat * GOODS + kind]
        servants = self.servants
        lands = self.towers[seat]
        while lands != 0:
            land = lowest_bit(lands)
            lands &= lands - 1
            count += servants[SERVANT_KINDS * land + kind]
        return count

    def servants_of(self, seat: i64) -> i64:
        """All of a seat's servants."""
        return self.servants_up_to(seat, COUNTLESS)

    def servants_up_to(self, seat: i64, enough: i64) -> i64:
        """A seat's servants; counting ends where there are enough."""
        count = self.goods[seat * GOODS] + self.goods[seat * GOODS + 1]
        servants = self.servants
        lands = self.towers[seat]
        while lands != 0 and count < enough:
            first = SERVANT_KINDS * lowest_bit(lands)
            lands &= lands - 1
            count += servants[first] + servants[first + 1]
        return count

    def moon_gus(self, seat: i64) -> i64:
        """The moon GUs in a seat's towers; no tower has two (MS-56)."""
        return bit_count(self.towers[seat] & self.moons)

    def gus_of(self, seat: i64) -> i64:
        """The GUs of a seat in the forest: the height of all its towers."""
        count: i64 = 0
        land: i64
        for land in range(LANDS):
            if self.owner[land] == seat:
                count += self.height[land]
        return count

    def is_blessed(self, seat: i64) -> bool:
        """MS-72: does the seat meet Moons' Blessing right now?"""
        return self.is_on_moon(seat) and self.terms.checkpoint_met(
            self.moon[seat], self.moon_gus(seat)
        )

    def top_gu(self, land: i64) -> i64:
        """The kind of the highest GU of a tower."""
        return self.stack[land * HEIGHT + self.height[land] - 1]

    def deck_size(self, deck: i64) -> i64:
        """Scrolls left in a deck, the visible one included."""
        if self.deck_top[deck] == NONE:
            return 0
        return 1 + bit_count(self.deck_rest[deck])

    def is_flipped(self, spell: i64) -> bool:
        """MS-121: has this Summoning scroll been used up?"""
        return (self.flipped >> spell) & 1 == 1

    def platforms_left(self, seat: i64) -> i64:
        """Platforms a seat has not put into the forest."""
        return self.tables.towers - self.tower_count(seat)

    def own_potions(self, seat: i64) -> i64:
        """MS-2: the set of the five potions of the seat's sorcerer."""
        found: i64 = 0
        potion: i64
        for potion in range(POTIONS):
            if self.tables.potion_owner[potion] == self.role[seat]:
                found |= BIT[potion]
        return found
