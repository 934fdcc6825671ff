"""Small boards of Alchemist's Race that lead quickly to the decision a test is about."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

MIDDLE, RADIUS = 500, 330


def ring(*tiles: str) -> dict[str, Any]:
    """The Market in the middle of a ring of tiles (`honey`, `lose_material:2`), four spokes."""
    count = len(tiles)
    spaces = [_space(0, "M", MIDDLE, MIDDLE, "market"), *_rim(tiles)]
    rim = [sorted([place + 1, (place + 1) % count + 1]) for place in range(count)]
    spokes = [[0, place + 1] for place in range(0, count, count // 4)]
    return {
        "format": "alchemists_race.board/1",
        "id": "rim",
        "name": "The Rim",
        "canvas": {"width": 1000, "height": 1000},
        "spaces": spaces,
        "edges": sorted([*rim, *spokes]),
    }


def _rim(tiles: Sequence[str]) -> list[dict[str, Any]]:
    found = []
    for place, tile in enumerate(tiles):
        angle = 2 * math.pi * place / len(tiles) - math.pi / 2
        x = round(MIDDLE + RADIUS * math.cos(angle))
        y = round(MIDDLE + RADIUS * math.sin(angle))
        found.append(_space(place + 1, f"Z{place + 1}", x, y, tile))
    return found


def _space(number: int, label: str, x: int, y: int, tile: str) -> dict[str, Any]:
    kind, _, amount = tile.partition(":")
    space: dict[str, Any] = {"id": number, "label": label, "x": x, "y": y, "region": "Rim"}
    if kind in ("market", "plain"):
        return {**space, "kind": kind}
    if amount:
        return {**space, "kind": kind, "amount": int(amount)}
    return {**space, "kind": "resource", "resource": kind}


# Every kind of resource, and two spaces that take two of them.
HARSH = ring(
    "flower", "lose_material:2", "grass", "honey", "mushroom", "wood",
    "lose_material:2", "black_rock", "purple_crystal", "honey", "plain", "grass",
)  # fmt: skip
