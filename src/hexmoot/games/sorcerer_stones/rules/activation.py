"""Step 2: reading pairs and lines from the board, and taking stones."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import TAKE
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
)
from hexmoot.games.sorcerer_stones.rules.qi import gain_qi
from hexmoot.games.sorcerer_stones.rules.state import StonesTable
from hexmoot.games.sorcerer_stones.rules.tables import (
    COLOURS,
    COOP,
    EMPTY,
    READINGS,
    STANDARD,
    TAKE_SETS,
)


def run_activate(table: StonesTable) -> None:
    """SS-61: the zone under the active Taoist is activated; which stones go may be a choice."""
    table.pop()
    read_zone(table, table.zone_of(table.active))
    table.push(kinds.WHICH_STONES, table.active)


# ---- reading


def read_zone(table: StonesTable, zone: i64) -> None:
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
    table: StonesTable, zone: i64, direction: i64, first: i64, second: i64, double: i64
) -> None:
    """A row with two slots of the zone, `second` following `first` in this direction."""
    base = zone * 4
    colour = table.slots[base + first]
    if colour == table.slots[base + second]:
        if colour == EMPTY:
            return
        length = 2 + reach(table, zone, first, direction + BACK)
        length += reach(table, zone, second, direction)
        if length >= 3:
            note_line(table, length)
            table.doubles |= BIT[double]
        return
    read_end(table, zone, first, direction + BACK)
    read_end(table, zone, second, direction)


def read_end(table: StonesTable, zone: i64, slot: i64, direction: i64) -> None:
    """One end of a row across the zone: SS-67 a pair, SS-69 a line, SS-68, SS-70 or nothing."""
    length = 1 + reach(table, zone, slot, direction)
    if length >= 3:
        note_line(table, length)
        table.singles |= BIT[slot]
    elif length == 2 and is_straight(direction):
        table.singles |= BIT[slot]


def read_single(table: StonesTable, zone: i64, direction: i64, slot: i64) -> None:
    """A diagonal with one slot of the zone: SS-62 never a pair, SS-65 perhaps a line."""
    length = 1 + reach(table, zone, slot, direction)
    length += reach(table, zone, slot, direction + BACK)
    if length >= 3:
        note_line(table, length)
        table.singles |= BIT[slot]


def is_straight(direction: i64) -> bool:
    """SS-62: across or down, not diagonal."""
    return direction & 3 <= SOUTH


def note_line(table: StonesTable, length: i64) -> None:
    """SS-63, SS-64, SS-99: one line more, however long it is."""
    table.line_count += 1
    table.longest = max(table.longest, length)


def reach(table: StonesTable, zone: i64, slot: i64, direction: i64) -> i64:
    """SS-65, SS-66: how many stones of the slot's colour follow it without a break."""
    slots = table.slots
    place_zone = table.place_zone
    next_slot = table.terms.lattice.next_slot
    base = table.shape * (SLOTS * DIRECTIONS) + direction
    colour = slots[zone * 4 + slot]
    length: i64 = 0
    place = next_slot[base + (table.zone_place[zone] * 4 + slot) * DIRECTIONS]
    while slots[place_zone[place >> 2] * 4 + (place & 3)] == colour and colour != EMPTY:
        length += 1
        place = next_slot[base + place * DIRECTIONS]
    return length


# ---- D10: taking


def sets_to_take(table: StonesTable) -> i64:
    """SS-71 to SS-73, SS-79: the largest sets of slots for what was read, as a mask of 16 bits."""
    return TAKE_SETS[table.terms.strict * READINGS + table.doubles * 16 + table.singles]


def list_sets(table: StonesTable) -> i64:
    """SS-72, SS-73: every set of the largest size."""
    sets = sets_to_take(table)
    count: i64 = 0
    chosen: i64
    for chosen in range(16):
        if (sets >> chosen) & 1 != 0:
            table.choices[count] = TAKE + chosen
            count += 1
    return count


def answer_set(table: StonesTable, action: i64) -> None:
    """SS-75, SS-76: the chosen stones leave the activated zone for the reservoir."""
    table.pop()
    zone = table.zone_of(table.active)
    chosen = action - TAKE
    taken: i64 = 0
    slot: i64
    for slot in range(zone * 4, zone * 4 + 4):
        if (chosen >> (slot & 3)) & 1 != 0:
            taken = taken * 8 + table.slots[slot] if taken > 0 else 8 + table.slots[slot]
            take_stone(table, table.slots[slot])
            table.slots[slot] = EMPTY
    table.tell(kinds.TOOK, table.active, taken, zone, table.line_count * 32 + table.longest)
    if table.terms.mode == STANDARD:
        pay_own_colour(table)


def take_stone(table: StonesTable, colour: i64) -> None:
    """SS-76, SS-80, SS-156: to the reservoir and one step allowed; in co-op to be placed."""
    table.gained[colour] += 1
    if table.terms.mode == COOP:
        table.placing[colour] += 1
    else:
        table.reservoir[table.active * COLOURS + colour] += 1
        table.budget[colour] += 1


def pay_own_colour(table: StonesTable) -> None:
    """SS-77, SS-78: the Qi for all taken stones of the own colour in one gain."""
    gain_qi(table, table.gained[table.colour[table.active]])
