"""The plain reading of a zone: every pair and line with its stones, for people to see.

Slow and simple on purpose: the fast reading of `rules.activation` must agree with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from hexmoot.games.sorcerer_stones.rules.geometry import SLOT_OFFSETS, ZONE_SLOTS
from hexmoot.games.sorcerer_stones.rules.kinds import EMPTY
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.shown.zones import zone_cells

Point = tuple[int, int]
Cells = tuple[Point, ...]
LINE_DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))
PAIR_DIRECTIONS = LINE_DIRECTIONS[:2]


@dataclass(frozen=True, slots=True)
class Claim:
    """A pair or a line, from one end to the other; `own` are its slots on the activated zone."""

    kind: str
    colour: int
    slots: tuple[int, ...]
    own: tuple[int, ...]


def slot_points(cells: Cells) -> dict[Point, int]:
    """Which slot lies where on the board of all slots."""
    return {
        (2 * x + dx, 2 * y + dy): ZONE_SLOTS * zone + slot
        for zone, (x, y) in enumerate(cells)
        for slot, (dx, dy) in enumerate(SLOT_OFFSETS)
    }


@lru_cache(maxsize=4096)
def rows_through(cells: Cells, zone: int, direction: Point) -> list[list[int]]:
    """The straight rows of slots that a zone has a part in, whatever lies there."""
    points = slot_points(cells)
    back = (-direction[0], -direction[1])
    here = [point for point, slot in points.items() if slot // ZONE_SLOTS == zone]
    starts = {_walk(points, point, back)[-1] for point in here}
    return [[points[point] for point in _walk(points, start, direction)] for start in starts]


def _walk(points: dict[Point, int], start: Point, step: Point) -> list[Point]:
    """From a point on, as far as there are slots."""
    row = [start]
    while (ahead := (row[-1][0] + step[0], row[-1][1] + step[1])) in points:
        row.append(ahead)
    return row


def runs(table: Table, zone: int, direction: Point) -> list[tuple[int, ...]]:
    """SS-63 to SS-66: all longest rows of equal stones in one direction, near a zone."""
    found = []
    for row in rows_through(tuple(zone_cells(table)), zone, direction):
        for colour, slots in groupby(row, lambda slot: table.slots[slot]):
            if colour != EMPTY:
                found.append(tuple(slots))
    return sorted(found)


def claims(table: Table, zone: int) -> list[Claim]:
    """SS-67 to SS-70: what gives a stone of this zone."""
    found = []
    for direction in LINE_DIRECTIONS:
        for run in runs(table, zone, direction):
            own = tuple(slot for slot in run if slot // ZONE_SLOTS == zone)
            is_pair = len(run) == 2 and len(own) == 1 and direction in PAIR_DIRECTIONS
            if own and (is_pair or len(run) > 2):
                kind = "pair" if is_pair else "line"
                found.append(Claim(kind, int(table.slots[run[0]]), run, own))
    return found
