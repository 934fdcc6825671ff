"""Plane, rune stacks, objectives and Qi: what the standard game adds to the table."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.sharing import fixed
from hexmoot.games.sorcerer_stones.content.parts import Objective, Tier
from hexmoot.games.sorcerer_stones.rules.kinds import CODES, COLOURS, EARTH, OBJECTIVES, TOKENS
from hexmoot.games.sorcerer_stones.rules.plane import BESIDE, CORNERS, QUADRANTS, SPACES
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.words import glossary, names

Data = dict[str, Any]


def standard_view(table: Table) -> Data:
    """Plane, stacks, objectives and Qi, once they are dealt."""
    dealt = table.is_dealt()
    return {
        "qi_supply": int(table.qi_supply),
        "plane": plane_view(table) if dealt else [],
        "plane_tiles": tile_list(table) if dealt else [],
        "stacks": stack_views(table) if dealt else [],
        "objectives": [
            objective_view(table, card) for card in range(OBJECTIVES) if table.is_open(card)
        ],
        "steps": {
            "budget": names.stone_list(names.row_of(table.budget, 0)),
            "free": int(table.free_steps),
            "paid": int(table.paid_steps_used),
            "claimed": bool(table.claims_made),
        },
    }


def objective_view(table: Table, card: int) -> Data:
    """One open objective and what it says."""
    content = table.tables.content.objective[card]
    return printed_objective(content.id, content.kind, content.name, tuple(content.tiers))


@fixed
def printed_objective(code: str, kind: str, name: str, tiers: tuple[Tier, ...]) -> Data:
    """The same by what is printed on it."""
    tip = glossary.objective_tip(Objective(id=code, name=name, kind=kind, tiers=list(tiers)))
    return {
        "id": f"objective:{code}",
        "kind": kind,
        "name": name,
        "text": tip.text,
        "tiers": [{"at": tier.at, "qi": tier.qi, "steps": tier.steps} for tier in tiers],
    }


def plane_view(table: Table) -> list[Data]:
    """The thirty-six spaces, row by row."""
    return spaces_view(tuple(table.plane), tuple(table.spirit[: table.seats]))


@fixed
def spaces_view(colours: tuple[int, ...], spirits: tuple[int, ...]) -> list[Data]:
    """The same by what they depend on: colours, and where each Spirit stands."""
    seats = {space: seat for seat, space in enumerate(spirits)}
    return [space_view(space, colours[space], seats.get(space)) for space in range(SPACES)]


@fixed
def space_view(space: int, colour: int, spirit: int | None) -> Data:
    """One space: its colour, and whose Spirit stands there."""
    name = names.space_name(space)
    return {"id": f"space:{space}", "name": name, "colour": CODES[colour], "spirit": spirit}


def tile_list(table: Table) -> list[Data]:
    """The four tiles of the plane with their quarter turns: NW, NE, SW, SE."""
    tiles = table.tables.content.tile
    return [
        {
            "tile": f"tile:{tiles[int(table.plane_tile[index])].id}",
            "turns": int(table.plane_tile[QUADRANTS + index]),
        }
        for index in range(QUADRANTS)
    ]


def stack_views(table: Table) -> list[Data]:
    """The rune stacks, by colour."""
    places, values = list(table.corner_type), table.tables.rune_value
    return [
        stack_view(
            kind,
            places.index(kind),
            tuple(values[kind * TOKENS : (kind + 1) * TOKENS]),
            int(table.stack[kind]),
        )
        for kind in range(COLOURS)
    ]


@fixed
def stack_view(kind: int, place: int, values: tuple[int, ...], left: int) -> Data:
    """SS-90: one rune stack: where it lies, whence it is in reach, the values left, top first."""
    return {
        "id": f"stack:{CODES[kind]}",
        "type": CODES[kind],
        "space": None if kind == EARTH else f"space:{int(CORNERS[place])}",
        "beside": [f"space:{space}" for space in BESIDE[place]],
        "values": [values[token] for token in range(TOKENS - 1, -1, -1) if left >> token & 1],
    }
