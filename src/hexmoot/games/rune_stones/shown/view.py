"""What a viewer may see, built by naming it; scores by their parts."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.sharing import shared
from hexmoot.games.rune_stones.content.tables import content_of
from hexmoot.games.rune_stones.rules.card_sets import size
from hexmoot.games.rune_stones.rules.kinds import CREATURE_DECK, GENERAL, ORIGINS
from hexmoot.games.rune_stones.rules.scoring import (
    familiar_points,
    resource_points,
    row_points,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.shown.board import (
    artifacts_view,
    display_view,
    forest_view,
    night_view,
    smithies_view,
    stones_view,
    supply_view,
)
from hexmoot.games.rune_stones.shown.cards import open_cards, parts_view, pile_view
from hexmoot.games.rune_stones.shown.hints import hints
from hexmoot.games.rune_stones.shown.seats import seat_view
from hexmoot.games.rune_stones.shown.turn import turn_view
from hexmoot.games.rune_stones.words.names import PART_NAMES


def table_view(table: Table, viewer: int | None) -> dict[str, Any]:
    """RS-3, RS-4, RS-167: everything this viewer may see; only hands and stacks are hidden."""
    reader = int(table.active) if viewer is None else viewer
    return {
        **open_view(table),
        "smithies": smithies_view(table, reader),
        "seats": [seat_view(table, seat, viewer) for seat in range(table.seats)],
        "hints": hints(table, viewer),
    }


@shared
def open_view(table: Table) -> dict[str, Any]:
    """What everybody sees alike."""
    return {
        **game_view(table),
        "display": display_view(table),
        "creature_deck": int(size(table.zones, CREATURE_DECK)),
        "creature_deck_cards": pile_view(table, CREATURE_DECK),
        "general_discard": pile_view(table, GENERAL),
        "cards": open_cards(table),
        "artifact_supply": artifacts_view(table.artifact_bag),
        "artifact_discard": artifacts_view(table.artifact_discard),
        "stones": stones_view(table),
        "supply": supply_view(table),
        "die": parts_view(content_of(table).die),
        "night": night_view(table),
        "forest": forest_view(table),
        "turn": turn_view(table),
    }


def game_view(table: Table) -> dict[str, Any]:
    """How far the game has come, and what it is played for."""
    return {
        "round": int(table.round),
        "max_rounds": int(table.terms.max_rounds),
        "last_round": bool(table.final_round),
        "target": int(table.terms.target_score),
        "row_points": [int(points) for points in table.tables.row_points],
        "stone_limit": int(table.tables.stone_limit),
        "first": int(table.first),
        "active": int(table.active),
    }


def score_parts(table: Table) -> list[dict[str, int]]:
    """RS-161 to RS-165: where the points came from; the final parts only when the game is over."""
    found = []
    for seat in range(table.seats):
        parts = {
            name: int(table.points[seat * ORIGINS + origin])
            for origin, name in enumerate(PART_NAMES)
        }
        parts |= {"resources": 0, "rows": 0, "familiar": 0}
        if table.over:
            parts["resources"] = int(resource_points(table, seat))
            parts["rows"] = int(row_points(table, seat))
            parts["familiar"] = int(familiar_points(table, seat))
        found.append(parts)
    return found
