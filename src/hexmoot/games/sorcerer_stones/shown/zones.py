"""The alchemy zones where they lie, with their stones, and the stones that come next."""

from __future__ import annotations

from typing import Any

from hexmoot.games.sorcerer_stones.rules.geometry import ZONE_SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import CODES
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.supply import FILL_ORDER
from hexmoot.games.sorcerer_stones.words import names

Data = dict[str, Any]


def zone_cells(table: Table) -> list[tuple[int, int]]:
    """The lattice cell of each zone."""
    shape = table.tables.lattice.shapes[table.shape]
    return [shape[table.zone_place[zone]] for zone in range(ZONES)]


def zone_view(table: Table, zone: int) -> Data:
    """One alchemy zone with its stones and the Taoists on it."""
    x, y = zone_cells(table)[zone]
    return {
        "id": f"zone:{zone}",
        "name": names.zone_name(zone),
        "x": x,
        "y": y,
        "turn": int(table.zone_turn[zone]),
        "slots": [
            {
                "id": f"slot:{ZONE_SLOTS * zone + slot}",
                "name": names.SLOT_NAMES[slot],
                "stone": names.code(int(table.slots[ZONE_SLOTS * zone + slot])),
            }
            for slot in range(ZONE_SLOTS)
        ],
        "taoists": [seat for seat in range(table.seats) if table.taoist[seat] == zone],
    }


def next_stones(table: Table) -> list[Data]:
    """SS-115 to SS-117: the first stones of the line and the slots they would fill if all went."""
    zone = int(table.taoist[table.active])
    if not table.is_dealt():
        return []
    return [
        {
            "stone": CODES[table.line[index]],
            "slot": f"slot:{ZONE_SLOTS * zone + int(FILL_ORDER[index])}",
            "name": names.SLOT_NAMES[int(FILL_ORDER[index])],
        }
        for index in range(min(ZONE_SLOTS, int(table.line_length)))
    ]
