"""The artifacts on offer."""

from __future__ import annotations

from typing import Any

from hexmoot.games.sorcerer_stones.rules.kinds import NO_CARD
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.words import names

Data = dict[str, Any]


def offer_view(table: Table, position: int, seat: int) -> Data | None:
    """One card on offer, what lies on it (co-op) and what a seat lacks for it."""
    card = int(table.offer[position])
    if card == NO_CARD:
        return None
    cost = names.row_of(table.tables.cost, card)
    placed = names.row_of(table.placed, position)
    held = names.row_of(table.reservoir, seat)
    missing = [
        max(0, need - have - there) for need, have, there in zip(cost, held, placed, strict=True)
    ]
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
