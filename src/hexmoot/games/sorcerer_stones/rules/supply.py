"""Step 5 and the end of a turn: stones from the head of the line onto the zones."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.geometry import ZONES
from hexmoot.games.sorcerer_stones.rules.state import StonesTable
from hexmoot.games.sorcerer_stones.rules.tables import EMPTY, FILL_ORDER


def run_refill(table: StonesTable) -> None:
    """SS-115, SS-120: the gaps of the activated zone are filled, after everything was read."""
    table.pop()
    fill_zone(table, table.zone_of(table.active))


def fill_zone(table: StonesTable, zone: i64) -> None:
    """SS-116 to SS-118: NW, SW, SE, NE, as long as the line lasts."""
    index: i64
    for index in range(4):
        slot = zone * 4 + FILL_ORDER[index]
        if table.slots[slot] == EMPTY and table.line_length > 0:
            table.slots[slot] = table.from_head()
            table.tell(kinds.SLOT_FILLED, slot, table.slots[slot])


def fill_all(table: StonesTable) -> None:
    """SS-119: at the end of a turn all zones, T0 first."""
    zone: i64
    for zone in range(ZONES):
        fill_zone(table, zone)
