"""Quake: a zone goes to a free cell, or two zones change places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.errors import BadState
from hexmoot.games.sorcerer_stones.rules import actions, kinds
from hexmoot.games.sorcerer_stones.rules.geometry import CELLS, STEPS, ZONES
from hexmoot.games.sorcerer_stones.rules.state import Table

EDGES_FIRST: Final = (0, 1, 4, 5, 2, 3, 6, 7)


def moves_from(table: Table, zone: i64) -> i64:
    """The place of a zone among all places of all shapes: where its moves are listed."""
    return table.shape * ZONES + table.zone_place[zone]


def list_zones(table: Table) -> i64:
    """SS-42, SS-48: zones with a swap (entered from the lower number) or a free cell."""
    first = table.tables.lattice.move_first
    count: i64 = 0
    zone: i64
    for zone in range(ZONES):
        index = moves_from(table, zone)
        if zone < ZONES - 1 or first[index + 1] > first[index]:
            count = table.choose(count, actions.QUAKE_PICK + zone)
    return count


def answer_zone(table: Table, action: i64) -> None:
    table.pop()
    table.push(kinds.QUAKE_TARGET, table.active, action - actions.QUAKE_PICK)


def list_targets(table: Table) -> i64:
    """SS-52 to SS-56: every zone of a higher number, and every cell that keeps one group."""
    zone = table.argument(kinds.MOVED_ZONE)
    lattice = table.tables.lattice
    index = moves_from(table, zone)
    count: i64 = 0
    partner: i64
    end: i64 = ZONES
    for partner in range(zone + 1, end):
        count = table.choose(count, actions.QUAKE_SWAP + partner)
    move: i64
    for move in range(lattice.move_first[index], lattice.move_first[index + 1]):
        count = table.choose(count, actions.QUAKE_PLACE + lattice.move_cell[move])
    return count


def answer_target(table: Table, action: i64) -> None:
    zone = table.argument(kinds.MOVED_ZONE)
    table.pop()
    if action < actions.QUAKE_PLACE:
        swap(table, zone, action - actions.QUAKE_SWAP)
        table.tell(kinds.SWAPPED, table.active, zone, action - actions.QUAKE_SWAP)
    else:
        lay(table, zone, action - actions.QUAKE_PLACE)
        if table.is_telling:
            tell_place(table, zone)


def swap(table: Table, zone: i64, partner: i64) -> None:
    """SS-48, SS-56: two zones change cells; SS-49, SS-50: unturned, with all that is on them."""
    place = table.zone_place[zone]
    other = table.zone_place[partner]
    table.zone_place[zone] = other
    table.zone_place[partner] = place
    table.place_zone[other] = zone
    table.place_zone[place] = partner


def lay(table: Table, zone: i64, cell: i64) -> None:
    """SS-48, SS-57: the zone lies on a new cell and the layout is normalised.

    SS-49, SS-50: slots belong to zones, so stones and Taoists travel along, unturned.
    """
    lattice = table.tables.lattice
    move = lattice.move_index[moves_from(table, zone) * CELLS + cell]
    places = lattice.move_places[move]
    other: i64
    for other in range(ZONES):
        place = (places >> (3 * table.zone_place[other])) & 7
        table.zone_place[other] = place
        table.place_zone[place] = other
    table.shape = lattice.move_shape[move]


def tell_place(table: Table, zone: i64) -> None:
    """Report where a zone lies now: beside which other zone, and on which side of it."""
    cell = table.tables.lattice.shapes[table.shape][table.zone_place[zone]]
    other, direction = beside(table, zone, cell)
    table.tell(kinds.QUAKED, table.active, zone, other, direction)


def beside(table: Table, zone: i64, cell: tuple[int, int]) -> tuple[int, int]:
    """Another zone next to a cell, by an edge if there is one, and on which side of it that is."""
    cells = table.tables.lattice.shapes[table.shape]
    x, y = cell
    for direction in EDGES_FIRST:
        dx, dy = STEPS[direction]
        if (x - dx, y - dy) in cells:
            other = table.place_zone[cells.index((x - dx, y - dy))]
            if other != zone:
                return int(other), direction
    raise BadState(f"no other zone lies beside {cell}")
