"""What a zone would give if it were activated now, in one number, and what that is good for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, zeros
from hexmoot.games.sorcerer_stones.rules.activation import read_zone
from hexmoot.games.sorcerer_stones.rules.geometry import ZONE_SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import (
    COLOURS,
    CROSSING_LINES,
    LONG_LINE,
    NO_CARD,
    RICH_HARVEST,
    TWIN_STONES,
)
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.tables import OWNED_SETS, REACH
from hexmoot.games.sorcerer_stones.rules.taking import SLOT_SETS, largest_sets

# A harvest: three bits a colour for the stones, then how many in all, lines, and the longest.
STONE_BITS: Final = 3
STONE_MASK: Final = 7
SIZE_AT: Final = 15
LINES_AT: Final = 18
LONGEST_AT: Final = 22
LINES_MASK: Final = 15


def all_harvests(table: Table) -> vec[i64]:
    """SS-61 to SS-74: what each zone would bring if it were activated now.

    Nothing on the table changes.
    """
    singles, doubles = table.singles, table.doubles
    lines, longest = table.line_count, table.longest
    found = zeros(ZONES)
    zone: i64
    for zone in range(ZONES):
        found[zone] = harvest(table, zone)
    table.singles = singles
    table.doubles = doubles
    table.line_count = lines
    table.longest = longest
    return found


def harvest(table: Table, zone: i64) -> i64:
    """What the activation of a zone would bring, with the reading of it left on the table."""
    read_zone(table, zone)
    found = taken(table, zone, first_set(largest_sets(table)))
    return found + table.line_count * BIT[LINES_AT] + table.longest * BIT[LONGEST_AT]


def first_set(sets: i64) -> i64:
    """The lowest of several sets of slots, all as large."""
    chosen: i64 = 0
    while chosen < SLOT_SETS and (sets >> chosen) & 1 == 0:
        chosen += 1
    return chosen


def taken(table: Table, zone: i64, chosen: i64) -> i64:
    """The stones of a set of slots by colour, and how many they are."""
    found: i64 = 0
    slot: i64
    for slot in range(ZONE_SLOTS):
        if (chosen >> slot) & 1 != 0:
            colour = table.slots[zone * ZONE_SLOTS + slot]
            found += BIT[STONE_BITS * colour] + BIT[SIZE_AT]
    return found


def stones_of(found: i64, colour: i64) -> i64:
    """How many stones of a colour a harvest has."""
    return (found >> (STONE_BITS * colour)) & STONE_MASK


def size_of(found: i64) -> i64:
    """How many stones a harvest has."""
    return (found >> SIZE_AT) & STONE_MASK


def lines_of(found: i64) -> i64:
    """How many lines run through the zone."""
    return (found >> LINES_AT) & LINES_MASK


def longest_of(found: i64) -> i64:
    """How long the longest of them is."""
    return found >> LONGEST_AT


def most_of_one_colour(found: i64) -> i64:
    """SS-102: how many of the stones are of the same colour."""
    most: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        most = max(most, stones_of(found, colour))
    return most


def reward(table: Table, found: i64, tiers: vec[i64]) -> i64:
    """SS-97 to SS-103: what open objectives pay for a harvest by these tiers (Qi, or steps)."""
    paid = paid_for(table, LONG_LINE, longest_of(found), tiers)
    paid += paid_for(table, RICH_HARVEST, size_of(found), tiers)
    paid += paid_for(table, CROSSING_LINES, lines_of(found), tiers)
    return paid + paid_for(table, TWIN_STONES, most_of_one_colour(found), tiers)


def paid_for(table: Table, objective: i64, reached: i64, tiers: vec[i64]) -> i64:
    """What one objective pays for what was reached."""
    if not table.is_open(objective):
        return 0
    return tiers[objective * REACH + reached]


def missing_for(table: Table, seat: i64, card: i64, found: i64) -> i64:
    """SS-122: how many stones of a card's cost a seat lacks, if it had this harvest too."""
    missing: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        has = table.reservoir[seat * COLOURS + colour] + stones_of(found, colour)
        need = table.tables.cost[card * COLOURS + colour]
        if need > has:
            missing += need - has
    return missing


def worth_of(table: Table, seat: i64, card: i64) -> i64:
    """SS-142, SS-144: the points a card brings a seat, symbols in owned colours included."""
    if card == NO_CARD:
        return 0
    return table.tables.points[card] + table.tables.bonus[card * OWNED_SETS + table.owned[seat]]
