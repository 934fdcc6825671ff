"""The forest as plain data: one cell with everything on it."""

from __future__ import annotations

from typing import Any

from hexmoot.games.mushroom_sorcerer.rules.keys import (
    ELEMENT_KEYS,
    GOOD_KEYS,
    LAND_KINDS,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import COLUMNS, HEIGHT, LANDS, NONE, SERVANT_KINDS
from hexmoot.games.mushroom_sorcerer.rules.sets import members
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.words import names, text


def land_view(table: Table, land: int) -> dict[str, Any]:
    """One cell of the forest with everything on it."""
    kind = LAND_KINDS[int(table.land_kind[land])]
    good, owner, height = (
        int(table.land_good[land]),
        int(table.owner[land]),
        int(table.height[land]),
    )
    return {
        "id": f"land:{land}",
        "number": land,
        "label": names.land_name(land),
        "row": land // COLUMNS,
        "column": land % COLUMNS,
        "kind": kind,
        "resource": None if good == NONE else GOOD_KEYS[good],
        "debris": land in members(table.debris, LANDS),
        "owner": None if owner == NONE else owner,
        "stack": [ELEMENT_KEYS[int(table.stack[land * HEIGHT + n])] for n in range(height)],
        "height": height,
        "flame": int(table.servants[SERVANT_KINDS * land]),
        "stone": int(table.servants[SERVANT_KINDS * land + 1]),
        "near": members(table.near[land], LANDS),
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
