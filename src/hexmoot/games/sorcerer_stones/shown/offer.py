"""The artifacts on offer."""

from __future__ import annotations

from typing import Any

from hexmoot.games.sorcerer_stones.rules.kinds import COLOURS, NO_CARD
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.words import names

Data = dict[str, Any]


def offer_view(table: Table, position: int, seat: int) -> Data | None:
    """One card on offer, what lies on it (co-op) and what a seat lacks for it."""
    card = int(table.offer[position])
    if card == NO_CARD:
        return None
    cost = [int(table.tables.cost[card * COLOURS + colour]) for colour in range(COLOURS)]
    placed = [int(table.placed[position * COLOURS + colour]) for colour in range(COLOURS)]
    base = seat * COLOURS
    held = [int(table.reservoir[base + colour]) + placed[colour] for colour in range(COLOURS)]
    missing = [max(0, need - have) for need, have in zip(cost, held, strict=True)]
    content = table.tables.content.artifact[card]
    return {
        "id": f"offer:{position}",
        "card": f"artifact:{content.id}",
        "name": content.name,
        "cost": list(content.cost),
        "points": content.points,
        "placed": names.stone_list(placed),
        "missing": names.stone_list(missing),
    }
