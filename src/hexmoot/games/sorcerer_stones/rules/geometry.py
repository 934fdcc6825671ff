"""Every layout of the five zones as tables: who lies beside whom, and where a zone may go.

A layout is a shape (the set of cells) and the zone on each place of it. Places are the cells of a
shape read row by row, so all tables need the shape alone. A place slot is `4 * place + slot`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table

if TYPE_CHECKING:
    Numbers = vec[i64]
    Cell = tuple[int, int]
    Shape = tuple[Cell, ...]

ZONES: Final = 5
SLOTS: Final = 20
ZONE_SLOTS: Final = 4
NOWHERE: Final = 20  # the place slot where no zone lies

# Slots of a zone by board direction; clockwise round the zone.
NW: Final = 0
NE: Final = 1
SE: Final = 2
SW: Final = 3

# Directions of lines; the opposite of direction d is d + 4.
EAST: Final = 0
SOUTH: Final = 1
SOUTH_EAST: Final = 2
NORTH_EAST: Final = 3
BACK: Final = 4
DIRECTIONS: Final = 8

# Sets of directions, for rows of slots that go on in them.
EASTERLY: Final = 0x01
SOUTHERLY: Final = 0x02
WESTERLY: Final = 0x10
NORTHERLY: Final = 0x20
ACROSS: Final = 0x11
DOWN: Final = 0x22
FALLING: Final = 0x44
RISING: Final = 0x88

# Cells a zone may be laid on, before the layout is normalised: x and y from -1 to 5.
GRID: Final = 7
CELLS: Final = 49
NO_MOVE: Final = -1

SLOT_OFFSETS = ((0, 0), (1, 0), (1, 1), (0, 1))
STEPS = ((1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1))
EDGE_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def normalised(cells: list[Cell]) -> Shape:
    """SS-57: shifted so that the smallest column and row are 0; SS-51: always whole cells."""
    left = min(x for x, _ in cells)
    top = min(y for _, y in cells)
    return in_reading_order([(x - left, y - top) for x, y in cells])


def in_reading_order(cells: list[Cell]) -> Shape:
    """Row by row, left to right: the order of places."""
    return tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))


def neighbours(cell: Cell, by_corners: bool) -> list[Cell]:
    """The cells that connect to this one: by edges, and with `corner_contact` also by corners."""
    x, y = cell
    return [(x + dx, y + dy) for dx, dy in (STEPS if by_corners else EDGE_STEPS)]


def is_connected(cells: list[Cell], by_corners: bool) -> bool:
    """SS-52, SS-53: do the zones hang together as one group?"""
    reached = {cells[0]}
    waiting = [cells[0]]
    while waiting:
        for cell in neighbours(waiting.pop(), by_corners):
            if cell in cells and cell not in reached:
                reached.add(cell)
                waiting.append(cell)
    return len(reached) == len(cells)


def all_shapes(by_corners: bool) -> list[Shape]:
    """All normalised layouts of five connected cells: 63 by edges, 638 by edges and corners."""
    shapes: set[Shape] = {((0, 0),)}
    for _ in range(ZONES - 1):
        shapes = {
            normalised([*shape, cell])
            for shape in shapes
            for taken in shape
            for cell in neighbours(taken, by_corners)
            if cell not in shape
        }
    return sorted(shapes)


def moves_of(shape: Shape, place: int, by_corners: bool) -> list[Cell]:
    """SS-52, SS-54, SS-55: the free cells where the zone of this place may be laid, row by row."""
    others = [cell for cell in shape if cell != shape[place]]
    free = {near for cell in others for near in neighbours(cell, by_corners) if near not in shape}
    legal = [cell for cell in free if is_connected([*others, cell], by_corners)]
    return list(in_reading_order(legal))


def cell_number(cell: Cell) -> int:
    """The number 0..48 of a destination cell."""
    return GRID * (cell[1] + 1) + cell[0] + 1


def slot_neighbours(shape: Shape) -> list[int]:
    """For each place slot and direction the next place slot, or NOWHERE."""
    where: dict[Cell, int] = {}
    for place, (x, y) in enumerate(shape):
        for slot, (dx, dy) in enumerate(SLOT_OFFSETS):
            where[2 * x + dx, 2 * y + dy] = 4 * place + slot
    return [where.get((x + dx, y + dy), NOWHERE) for x, y in where for dx, dy in STEPS]


def zone_neighbours(shape: Shape) -> list[int]:
    """For each place the set of directions in which another zone lies beside it, as bits."""
    return [
        sum(2**way for way, (dx, dy) in enumerate(STEPS) if (x + dx, y + dy) in shape)
        for x, y in shape
    ]


def new_places(shape: Shape, place: int, cell: Cell, after: Shape) -> int:
    """Where the zone of each place lies after a move, packed by three bits a place."""
    moved = [cell if index == place else old for index, old in enumerate(shape)]
    left = min(x for x, _ in moved)
    top = min(y for _, y in moved)
    return sum(after.index((x - left, y - top)) * 8**index for index, (x, y) in enumerate(moved))


class Lattice:
    """The tables for one way of connecting zones. Made once, shared by all states."""

    def __init__(self, by_corners: bool) -> None:
        shapes = all_shapes(by_corners)
        self.by_corners: bool = by_corners
        self.shapes: list[tuple[tuple[int, int], ...]] = shapes
        self.number_of: dict[tuple[tuple[int, int], ...], int] = {
            shape: number for number, shape in enumerate(shapes)
        }
        self.place_x: vec[i64] = table([x for shape in shapes for x, _ in shape])
        self.place_y: vec[i64] = table([y for shape in shapes for _, y in shape])
        self.next_slot: vec[i64] = table(
            [slot for shape in shapes for slot in slot_neighbours(shape)]
        )
        self.sides: vec[i64] = table([side for shape in shapes for side in zone_neighbours(shape)])
        self.make_moves()

    def make_moves(self) -> None:
        """List all moves of all zones of all shapes, and where each leads."""
        first: list[int] = []
        cells: list[int] = []
        shapes: list[int] = []
        places: list[int] = []
        index = [NO_MOVE] * (len(self.shapes) * ZONES * CELLS)
        for number, shape in enumerate(self.shapes):
            for place in range(ZONES):
                first.append(len(cells))
                for cell in moves_of(shape, place, self.by_corners):
                    moved = [*(old for old in shape if old != shape[place]), cell]
                    after = normalised(moved)
                    index[(number * ZONES + place) * CELLS + cell_number(cell)] = len(cells)
                    cells.append(cell_number(cell))
                    shapes.append(self.number_of[after])
                    places.append(new_places(shape, place, cell, after))
        first.append(len(cells))
        self.move_first: vec[i64] = table(first)
        self.move_cell: vec[i64] = table(cells)
        self.move_shape: vec[i64] = table(shapes)
        self.move_places: vec[i64] = table(places)
        self.move_index: vec[i64] = table(index)


@cache
def lattice(by_corners: bool) -> Lattice:
    """The tables for edge contact, or for edge and corner contact."""
    return Lattice(by_corners)
