"""The alchemy zones where they lie, with their stones, and the stones that come next."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.sharing import fixed
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


def zone_views(table: Table) -> list[Data]:
    """All alchemy zones with their stones and the Taoists on them."""
    return [
        zone_view(
            zone,
            cell,
            int(table.zone_turn[zone]),
            tuple(table.slots[ZONE_SLOTS * zone : ZONE_SLOTS * (zone + 1)]),
            tuple(seat for seat in range(table.seats) if table.taoist[seat] == zone),
        )
        for zone, cell in enumerate(zone_cells(table))
    ]


@fixed
def zone_view(
    zone: int, cell: tuple[int, int], turn: int, stones: tuple[int, ...], taoists: tuple[int, ...]
) -> Data:
    """One alchemy zone."""
    return {
        "id": f"zone:{zone}",
        "name": names.zone_name(zone),
        "x": cell[0],
        "y": cell[1],
        "turn": turn,
        "slots": [slot_view(zone, slot, stone) for slot, stone in enumerate(stones)],
        "taoists": list(taoists),
    }


@fixed
def slot_view(zone: int, slot: int, stone: int) -> Data:
    """One slot of a zone with its stone."""
    number = ZONE_SLOTS * zone + slot
    return {"id": f"slot:{number}", "name": names.SLOT_NAMES[slot], "stone": names.code(stone)}


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
