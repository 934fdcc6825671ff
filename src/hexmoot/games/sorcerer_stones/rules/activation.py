"""Step 2: reading pairs and lines from the board, and taking stones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.geometry import (
    BACK,
    DIRECTIONS,
    EAST,
    NE,
    NORTH_EAST,
    NW,
    SE,
    SLOTS,
    SOUTH,
    SOUTH_EAST,
    SW,
    ZONE_SLOTS,
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

    The ten rows through a zone: two across, two down, and three each way on the diagonals.
    `singles` are slots with a claim of their own, `doubles` lines with two stones on the zone.
    """
    table.singles = 0
    table.doubles = 0
    table.line_count = 0
    table.longest = 0
    read_double(table, zone, EAST, NW, NE, 0)
    read_double(table, zone, EAST, SW, SE, 1)
    read_double(table, zone, SOUTH, NW, SW, 2)
    read_double(table, zone, SOUTH, NE, SE, 3)
    read_double(table, zone, SOUTH_EAST, NW, SE, 4)
    read_double(table, zone, NORTH_EAST, SW, NE, 5)
    read_single(table, zone, SOUTH_EAST, NE)
    read_single(table, zone, SOUTH_EAST, SW)
    read_single(table, zone, NORTH_EAST, NW)
    read_single(table, zone, NORTH_EAST, SE)


def read_double(
    table: Table, zone: i64, direction: i64, first: i64, second: i64, double: i64
) -> None:
    """A row with two slots of the zone, `second` following `first` in this direction."""
    base = zone * ZONE_SLOTS
    colour = table.slots[base + first]
    if colour == table.slots[base + second]:
        if colour == EMPTY:
            return
        length = 2 + reach(table, zone, first, direction + BACK)
        length += reach(table, zone, second, direction)
        if length >= SHORTEST_LINE:
            note_line(table, length)
            table.doubles |= BIT[double]
        return
    read_end(table, zone, first, direction + BACK)
    read_end(table, zone, second, direction)


def read_end(table: Table, zone: i64, slot: i64, direction: i64) -> None:
    """One end of a row across the zone: SS-67 a pair, SS-69 a line, SS-68, SS-70 or nothing."""
    length = 1 + reach(table, zone, slot, direction)
    if length >= SHORTEST_LINE:
        note_line(table, length)
        table.singles |= BIT[slot]
    elif length == 2 and is_straight(direction):
        table.singles |= BIT[slot]


def read_single(table: Table, zone: i64, direction: i64, slot: i64) -> None:
    """A diagonal with one slot of the zone: SS-62 never a pair, SS-65 perhaps a line."""
    length = 1 + reach(table, zone, slot, direction)
    length += reach(table, zone, slot, direction + BACK)
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


def reach(table: Table, zone: i64, slot: i64, direction: i64) -> i64:
    """SS-65, SS-66: how many stones of the slot's colour follow it without a break."""
    slots = table.slots
    colour = slots[zone * ZONE_SLOTS + slot]
    if colour == EMPTY:
        return 0
    place_zone = table.place_zone
    next_slot = table.tables.lattice.next_slot
    base = table.shape * (SLOTS * DIRECTIONS) + direction
    length: i64 = 0
    place = next_slot[base + (table.zone_place[zone] * ZONE_SLOTS + slot) * DIRECTIONS]
    while slots[place_zone[place >> 2] * ZONE_SLOTS + (place & 3)] == colour:
        length += 1
        place = next_slot[base + place * DIRECTIONS]
    return length
