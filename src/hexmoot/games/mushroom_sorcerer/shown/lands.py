"""The forest as plain data: one cell with everything on it."""

from __future__ import annotations

from typing import Any, NamedTuple

from hexmoot.engine.sharing import fixed
from hexmoot.games.mushroom_sorcerer.rules.keys import (
    ELEMENT_KEYS,
    GOOD_KEYS,
    LAND_KINDS,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import COLUMNS, HEIGHT, LANDS, NONE, SERVANT_KINDS
from hexmoot.games.mushroom_sorcerer.rules.sets import members
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.words import names, text


class Cell(NamedTuple):
    """What lies on a cell of the forest, as the table counts it."""

    land: int
    kind: int
    good: int
    has_debris: bool
    owner: int
    stack: tuple[int, ...]
    flame: int
    stone: int
    near: int


def cells_of(table: Table) -> list[Cell]:
    """The cells as they are now; rows at once, which is much quicker than each number."""
    debris, stack, height = int(table.debris), list(table.stack), list(table.height)
    flames, stones = (list(table.servants)[kind::SERVANT_KINDS] for kind in range(SERVANT_KINDS))
    kinds, goods, owners = table.land_kind, table.land_good, table.owner
    lies = zip(kinds, goods, owners, flames, stones, table.near, strict=True)
    return [
        Cell(
            land,
            kind,
            good,
            (debris >> land) & 1 == 1,
            owner,
            tuple(stack[land * HEIGHT : land * HEIGHT + height[land]]),
            flame,
            stone,
            near,
        )
        for land, (kind, good, owner, flame, stone, near) in enumerate(lies)
    ]


@fixed
def land_view(cell: Cell) -> dict[str, Any]:
    """One cell of the forest with everything on it."""
    land, good = cell.land, cell.good
    kind = LAND_KINDS[cell.kind]
    return {
        "id": f"land:{land}",
        "number": land,
        "label": names.land_name(land),
        "row": land // COLUMNS,
        "column": land % COLUMNS,
        "kind": kind,
        "resource": None if good == NONE else GOOD_KEYS[good],
        "debris": cell.has_debris,
        "owner": None if cell.owner == NONE else cell.owner,
        "stack": [ELEMENT_KEYS[element] for element in cell.stack],
        "height": len(cell.stack),
        "flame": cell.flame,
        "stone": cell.stone,
        "near": members(cell.near, LANDS),
        "tooltip": land_tooltip(kind, good),
    }


def land_tooltip(kind: str, good: int) -> str:
    """What a land is good for now."""
    if kind in ("shrine", "forbidden"):
        return names.LANDS[kind][1]
    if good == NONE:
        return text.LAND_EMPTY
    if kind == "plateau":
        return names.LANDS[kind][1]
    return text.LAND_GIVES.format(good=names.GOODS[GOOD_KEYS[good]][0])
