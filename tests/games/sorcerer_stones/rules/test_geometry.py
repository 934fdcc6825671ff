"""The tables of all layouts: counts known beforehand, and agreement with plain geometry."""

from __future__ import annotations

from itertools import product

import pytest

from hexmoot.games.sorcerer_stones.rules.geometry import (
    NOWHERE,
    SLOT_OFFSETS,
    STEPS,
    cell_number,
    is_connected,
    lattice,
    normalised,
)
from hexmoot.games.sorcerer_stones.rules.plane import STACK_BESIDE, STEPS_FROM
from tests.games.sorcerer_stones.kit import space

Cell = tuple[int, int]
EDGES = lattice(False)

# One form of each pentomino: forms, edge contacts, diagonal contacts, straight and diagonal
# triples of slots, Quake placements.
SHAPES: dict[str, tuple[list[Cell], tuple[int, int, int, int, int, int]]] = {
    "I": ([(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)], (2, 4, 0, 16, 0, 18)),
    "L": ([(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)], (8, 4, 1, 16, 3, 18)),
    "Y": ([(0, 0), (1, 0), (2, 0), (3, 0), (1, 1)], (8, 4, 2, 16, 6, 24)),
    "P": ([(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)], (8, 5, 3, 20, 11, 30)),
    "U": ([(0, 0), (2, 0), (0, 1), (1, 1), (2, 1)], (4, 4, 2, 16, 6, 19)),
    "V": ([(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)], (4, 4, 1, 16, 3, 17)),
    "T": ([(0, 0), (1, 0), (2, 0), (1, 1), (1, 2)], (4, 4, 2, 16, 6, 23)),
    "N": ([(0, 0), (1, 0), (1, 1), (2, 1), (3, 1)], (8, 4, 2, 16, 6, 17)),
    "F": ([(1, 0), (2, 0), (0, 1), (1, 1), (1, 2)], (8, 4, 3, 16, 9, 23)),
    "W": ([(0, 0), (0, 1), (1, 1), (1, 2), (2, 2)], (4, 4, 3, 16, 9, 17)),
    "Z": ([(0, 0), (1, 0), (1, 1), (1, 2), (2, 2)], (4, 4, 2, 16, 6, 18)),
    "X": ([(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)], (1, 4, 4, 16, 12, 28)),
}


def forms(cells: list[Cell]) -> set[tuple[Cell, ...]]:
    """All turned and mirrored forms."""
    found = set()
    for mirrored, turns in product((False, True), range(4)):
        turned = [(-x, y) if mirrored else (x, y) for x, y in cells]
        for _ in range(turns):
            turned = [(-y, x) for x, y in turned]
        found.add(normalised(turned))
    return found


def contacts(cells: tuple[Cell, ...], steps: tuple[Cell, ...]) -> int:
    """Pairs of cells that differ by one of these steps."""
    return sum((x + dx, y + dy) in cells for x, y in cells for dx, dy in steps)


def triples(shape: int, directions: tuple[int, ...]) -> int:
    """Sets of three slots in a row, by the neighbour table."""
    base = shape * 160
    count = 0
    for slot, direction in product(range(20), directions):
        second = int(EDGES.next_slot[base + slot * 8 + direction])
        if second != NOWHERE:
            count += EDGES.next_slot[base + second * 8 + direction] != NOWHERE
    return count


def placements(shape: int) -> int:
    """In how many ways a zone of this layout can be laid elsewhere."""
    return int(EDGES.move_first[shape * 5 + 5] - EDGES.move_first[shape * 5])


def test_there_are_63_layouts_by_edges_and_638_with_corners() -> None:
    """SS-52, SS-53: counted once by the lattice and once by turning the twelve shapes."""
    assert len(EDGES.shapes) == 63
    assert len(lattice(True).shapes) == 638
    assert sum(len(forms(cells)) for cells, _ in SHAPES.values()) == 63


@pytest.mark.parametrize("name", SHAPES)
def test_the_counts_of_each_shape(name: str) -> None:
    """SS-52, SS-62, SS-65: forms, contacts, triples and Quake placements, in every form."""
    cells, (count, edges, corners, straight, diagonal, moves) = SHAPES[name]
    assert len(forms(cells)) == count
    for form in forms(cells):
        shape = EDGES.number_of[form]
        assert contacts(form, ((1, 0), (0, 1))) == edges
        assert contacts(form, ((1, 1), (1, -1))) == corners
        assert triples(shape, (0, 1)) == straight
        assert triples(shape, (2, 3)) == diagonal
        assert placements(shape) == moves


def test_the_neighbours_of_the_cross() -> None:
    """SS-62: eight pairs of slots on different zones touch."""
    names = [f"T{zone}.{slot}" for zone in range(5) for slot in ("NW", "NE", "SE", "SW")]
    base = EDGES.number_of[((1, 0), (0, 1), (1, 1), (2, 1), (1, 2))] * 160
    found = set()
    for slot, direction in product(range(20), (0, 1)):
        other = int(EDGES.next_slot[base + slot * 8 + direction])
        if other != NOWHERE and other // 4 != slot // 4:
            found.add(f"{names[slot]}-{names[other]}")
    assert found == {
        "T0.SW-T2.NW",
        "T0.SE-T2.NE",
        "T1.NE-T2.NW",
        "T1.SE-T2.SW",
        "T2.NE-T3.NW",
        "T2.SE-T3.SW",
        "T2.SW-T4.NW",
        "T2.SE-T4.NE",
    }


@pytest.mark.parametrize("by_corners", [False, True])
def test_neighbours_agree_with_coordinates(by_corners: bool) -> None:
    """The table of all neighbours against plain arithmetic, on every layout."""
    tables = lattice(by_corners)
    for number, shape in enumerate(tables.shapes):
        points = {
            (2 * x + dx, 2 * y + dy): 4 * place + slot
            for place, (x, y) in enumerate(shape)
            for slot, (dx, dy) in enumerate(SLOT_OFFSETS)
        }
        if number % 5:
            continue
        for (x, y), slot in points.items():
            for direction, (dx, dy) in enumerate(STEPS):
                expected = points.get((x + dx, y + dy), NOWHERE)
                assert tables.next_slot[number * 160 + slot * 8 + direction] == expected


@pytest.mark.parametrize("by_corners", [False, True])
def test_moves_agree_with_trying_every_cell(by_corners: bool) -> None:
    """SS-52 to SS-55: a cell is offered exactly if the result hangs together."""
    tables = lattice(by_corners)
    for number in range(0, len(tables.shapes), 9):
        shape = tables.shapes[number]
        for place in range(5):
            others = [cell for cell in shape if cell != shape[place]]
            for cell in product(range(-1, 6), range(-1, 6)):
                legal = cell not in shape and is_connected([*others, cell], by_corners)
                index = (number * 5 + place) * 49 + cell_number(cell)
                move = int(tables.move_index[index])
                assert (move >= 0) == legal
                if legal:
                    after = tables.shapes[tables.move_shape[move]]
                    assert after == normalised([*others, cell])


def test_all_layouts_can_be_reached_from_the_cross() -> None:
    """SS-52: by Quake alone."""
    reached = {EDGES.number_of[((1, 0), (0, 1), (1, 1), (2, 1), (1, 2))]}
    waiting = list(reached)
    while waiting:
        shape = waiting.pop()
        for move in range(EDGES.move_first[shape * 5], EDGES.move_first[shape * 5 + 5]):
            after = int(EDGES.move_shape[move])
            if after not in reached:
                reached.add(after)
                waiting.append(after)
    assert len(reached) == 63


def test_twelve_spaces_of_the_plane_lie_beside_a_stack() -> None:
    """SS-83, SS-90: neighbours stay inside; two spaces a corner, four in the middle."""
    assert [int(STEPS_FROM[4 * space("r0c0") + k]) for k in range(4)] == [1, 6, -1, -1]
    assert [int(STEPS_FROM[4 * space("r2c3") + k]) for k in range(4)] == [9, 14, 16, 21]
    beside = {number: int(stack) for number, stack in enumerate(STACK_BESIDE) if stack >= 0}
    assert beside == {
        **{1: 0, 6: 0, 4: 1, 11: 1, 24: 2, 31: 2, 29: 3, 34: 3},
        **dict.fromkeys((14, 15, 20, 21), 4),
    }
