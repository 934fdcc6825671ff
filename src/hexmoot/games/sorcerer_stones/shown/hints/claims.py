"""The plain reading of a zone: every pair and line with its stones, for people to see.

Slow and simple on purpose: the fast reading of `rules.activation` must agree with it.
"""

from __future__ import annotations

from dataclasses import dataclass

from hexmoot.games.sorcerer_stones.rules.geometry import SLOT_OFFSETS, ZONE_SLOTS
from hexmoot.games.sorcerer_stones.rules.kinds import EMPTY
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.shown.zones import zone_cells

Point = tuple[int, int]
LINE_DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))
PAIR_DIRECTIONS = LINE_DIRECTIONS[:2]


@dataclass(frozen=True, slots=True)
class Claim:
    """A pair or a line, from one end to the other; `own` are its slots on the activated zone."""

    kind: str
    colour: int
    slots: tuple[int, ...]
    own: tuple[int, ...]


def slot_points(table: Table) -> dict[Point, int]:
    """Which slot lies where on the board of all slots."""
    return {
        (2 * x + dx, 2 * y + dy): ZONE_SLOTS * zone + slot
        for zone, (x, y) in enumerate(zone_cells(table))
        for slot, (dx, dy) in enumerate(SLOT_OFFSETS)
    }


def runs(
    table: Table, points: dict[Point, int], zone: int, direction: Point
) -> list[tuple[int, ...]]:
    """SS-63 to SS-66: all longest rows of equal stones through a zone in one direction."""
    back = (-direction[0], -direction[1])
    here = [point for point, slot in points.items() if slot // ZONE_SLOTS == zone]
    starts = {_row(table, points, point, back)[-1] for point in here}
    rows = [
        _row(table, points, start, direction) for start in sorted(starts, key=points.__getitem__)
    ]
    return [tuple(points[point] for point in row) for row in rows]


def _row(table: Table, points: dict[Point, int], start: Point, step: Point) -> list[Point]:
    """From a point on, as long as the stones are equal."""
    row = [start]
    while _same(table, points, row[-1], ahead := (row[-1][0] + step[0], row[-1][1] + step[1])):
        row.append(ahead)
    return row


def _same(table: Table, points: dict[Point, int], one: Point, two: Point) -> bool:
    """Do both points hold stones of one colour?"""
    if one not in points or two not in points:
        return False
    colour = table.slots[points[one]]
    return colour != EMPTY and colour == table.slots[points[two]]


def claims(table: Table, zone: int) -> list[Claim]:
    """SS-67 to SS-70: what gives a stone of this zone."""
    found = []
    points = slot_points(table)
    for direction in LINE_DIRECTIONS:
        for run in runs(table, points, zone, direction):
            own = tuple(slot for slot in run if slot // ZONE_SLOTS == zone)
            is_pair = len(run) == 2 and len(own) == 1 and direction in PAIR_DIRECTIONS
            if own and (is_pair or len(run) > 2):
                kind = "pair" if is_pair else "line"
                found.append(Claim(kind, int(table.slots[run[0]]), run, own))
    return found
