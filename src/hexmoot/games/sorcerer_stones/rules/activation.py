"""Step 2: reading pairs and lines from the board, and taking stones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.geometry import (
    ACROSS,
    BACK,
    DIRECTIONS,
    DOWN,
    EAST,
    EASTERLY,
    FALLING,
    NE,
    NORTH_EAST,
    NORTHERLY,
    NW,
    RISING,
    SE,
    SLOTS,
    SOUTH,
    SOUTH_EAST,
    SOUTHERLY,
    SW,
    WESTERLY,
    ZONE_SLOTS,
    ZONES,
)
from hexmoot.games.sorcerer_stones.rules.kinds import EMPTY
from hexmoot.games.sorcerer_stones.rules.state import Table

SHORTEST_LINE: Final = 3  # SS-63


def run_activate(table: Table) -> None:
    """SS-61: the zone under the active Taoist is activated; which stones go may be a choice."""
    table.pop()
    read_zone(table, table.zone_of(table.active))
    table.push(kinds.WHICH_STONES, table.active)


# ---- reading


def read_zone(table: Table, zone: i64) -> None:
    """SS-62 to SS-71, SS-74: note all claims of a zone, the number of its lines and the longest.

    The ten rows through a zone: two across, two down, and three each way on the diagonals; those
    that meet no other zone are too short for any claim. `singles` are slots with a claim of their
    own, `doubles` lines with two stones on the zone.
    """
    table.singles = 0
    table.doubles = 0
    table.line_count = 0
    table.longest = 0
    place = table.shape * ZONES + table.zone_place[zone]
    sides = table.tables.lattice.sides[place]
    if sides & ACROSS != 0:
        read_double(table, zone, EAST, NW, NE, 0)
        read_double(table, zone, EAST, SW, SE, 1)
    if sides & DOWN != 0:
        read_double(table, zone, SOUTH, NW, SW, 2)
        read_double(table, zone, SOUTH, NE, SE, 3)
    if sides & FALLING != 0:
        read_double(table, zone, SOUTH_EAST, NW, SE, 4)
    if sides & RISING != 0:
        read_double(table, zone, NORTH_EAST, SW, NE, 5)
    read_short_rows(table, zone, sides)


def read_short_rows(table: Table, zone: i64, sides: i64) -> None:
    """The diagonals with one slot of the zone: each cuts a corner between two sides."""
    if sides & (NORTHERLY | EASTERLY) != 0:
        read_single(table, zone, SOUTH_EAST, NE)
    if sides & (SOUTHERLY | WESTERLY) != 0:
        read_single(table, zone, SOUTH_EAST, SW)
    if sides & (NORTHERLY | WESTERLY) != 0:
        read_single(table, zone, NORTH_EAST, NW)
    if sides & (SOUTHERLY | EASTERLY) != 0:
        read_single(table, zone, NORTH_EAST, SE)


def read_double(
    table: Table, zone: i64, direction: i64, first: i64, second: i64, double: i64
) -> None:
    """A row with two slots of the zone, `second` following `first` in this direction."""
    colour = table.slots[zone * ZONE_SLOTS + first]
    other = table.slots[zone * ZONE_SLOTS + second]
    place = table.zone_place[zone] * ZONE_SLOTS
    if colour != other:
        read_end(table, colour, place, first, direction + BACK)
        read_end(table, other, place, second, direction)
    elif colour != EMPTY:
        length = 2 + reach(table, colour, place + first, direction + BACK)
        length += reach(table, colour, place + second, direction)
        if length >= SHORTEST_LINE:
            note_line(table, length)
            table.doubles |= BIT[double]


def read_end(table: Table, colour: i64, place: i64, slot: i64, direction: i64) -> None:
    """One end of a row across the zone: SS-67 a pair, SS-69 a line, SS-68, SS-70 or nothing."""
    length = 1 + reach(table, colour, place + slot, direction)
    if length >= SHORTEST_LINE:
        note_line(table, length)
        table.singles |= BIT[slot]
    elif length == 2 and is_straight(direction):
        table.singles |= BIT[slot]


def read_single(table: Table, zone: i64, direction: i64, slot: i64) -> None:
    """A diagonal with one slot of the zone: SS-62 never a pair, SS-65 perhaps a line."""
    colour = table.slots[zone * ZONE_SLOTS + slot]
    place = table.zone_place[zone] * ZONE_SLOTS + slot
    length = 1 + reach(table, colour, place, direction)
    length += reach(table, colour, place, direction + BACK)
    if length >= SHORTEST_LINE:
        note_line(table, length)
        table.singles |= BIT[slot]


def is_straight(direction: i64) -> bool:
    """SS-62: across or down, not diagonal."""
    return direction & 3 <= SOUTH


def note_line(table: Table, length: i64) -> None:
    """SS-63, SS-64, SS-99: one line more, however long it is."""
    table.line_count += 1
    table.longest = max(table.longest, length)


def reach(table: Table, colour: i64, place: i64, direction: i64) -> i64:
    """SS-65, SS-66: how many stones of the colour on a place slot follow it without a break."""
    if colour == EMPTY:
        return 0
    slots = table.slots
    place_zone = table.place_zone
    base = table.shape * (SLOTS * DIRECTIONS) + direction
    length: i64 = -1
    while True:
        length += 1
        way = base + place * DIRECTIONS
        place = table.tables.lattice.next_slot[way]
        if slots[place_zone[place >> 2] * ZONE_SLOTS + (place & 3)] != colour:
            return length
