"""What is not before any seat: cards and tokens to draw, the Qi supply, the line of stones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import bit_count
from hexmoot.engine.native.numbers import table as numbers
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.geometry import NE, NW, SE, SW, ZONE_SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import EMPTY, END_QI
from hexmoot.games.sorcerer_stones.rules.scoring import end_game
from hexmoot.games.sorcerer_stones.rules.state import Table

if TYPE_CHECKING:
    Numbers = vec[i64]

# SS-116: the order in which gaps of a zone are filled.
FILL_ORDER: Final[Numbers] = numbers([NW, SW, SE, NE])

# ---- drawing from sets kept as bits, so that no order exists that could leak


def draw_bit(table: Table, stream: i64, bag: i64) -> i64:
    """One member of a bag that is not empty, each with the same chance."""
    skip = table.below(stream, bit_count(bag))
    member: i64 = 0
    while True:
        if (bag >> member) & 1 != 0:
            if skip == 0:
                return member
            skip -= 1
        member += 1


# ---- Qi


def gain_qi(table: Table, amount: i64) -> None:
    """SS-130 to SS-132: from the supply as far as it goes, the rest is credited."""
    if amount == 0:
        return
    seat = table.active
    paid = amount if amount < table.qi_supply else table.qi_supply
    table.qi_supply -= paid
    table.qi[seat] += paid
    table.qi_credited[seat] += amount - paid
    table.tell(kinds.QI_GAINED, seat, paid, amount - paid)
    if table.qi_supply == 0:
        supply_is_empty(table)


def supply_is_empty(table: Table) -> None:
    """SS-136 to SS-138: the game ends at once; SS-139: with equal turns the round is finished."""
    if table.terms.has_equal_turns:
        begin_last_round(table, END_QI)
    else:
        end_game(table, END_QI)


def begin_last_round(table: Table, reason: i64) -> None:
    """SS-133, SS-139: the round is played to its end; the first reason is remembered."""
    if table.last_reason == 0:
        table.last_reason = reason
        table.tell(kinds.LAST_ROUND, table.active, reason)


# ---- step 5 and the end of a turn: from the head of the line onto the zones


def run_refill(table: Table) -> None:
    """SS-115, SS-120: the gaps of the activated zone are filled, after everything was read."""
    table.pop()
    fill_zone(table, table.zone_of(table.active))


def fill_zone(table: Table, zone: i64) -> None:
    """SS-116 to SS-118: NW, SW, SE, NE, as long as the line lasts."""
    slots = table.slots
    index: i64
    for index in range(ZONE_SLOTS):
        slot = zone * ZONE_SLOTS + FILL_ORDER[index]
        if slots[slot] == EMPTY and table.line_length > 0:
            slots[slot] = table.from_head()
            table.tell(kinds.SLOT_FILLED, slot, slots[slot])


def fill_all(table: Table) -> None:
    """SS-119: at the end of a turn all zones, T0 first; mostly none has a gap."""
    if table.line_length == 0 or not table.lies_on_zones(EMPTY):
        return
    zone: i64
    for zone in range(ZONES):
        fill_zone(table, zone)
