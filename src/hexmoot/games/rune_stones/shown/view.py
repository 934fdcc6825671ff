"""What a viewer may see, built by naming it; scores by their parts."""

from __future__ import annotations

from typing import Any

from hexmoot.games.rune_stones.content.abilities import COLOUR_NAMES
from hexmoot.games.rune_stones.content.pack import card_number
from hexmoot.games.rune_stones.rules.card_sets import size, zone_cards
from hexmoot.games.rune_stones.rules.kinds import (
    CREATURE_DECK,
    DECK,
    DISCARD,
    GENERAL,
    HAND,
    KNOWN,
    NONE,
    ORE,
    ORIGINS,
    OWN_COLOUR,
    REMOVED,
    RESOURCES,
    ROW_SLOTS,
    SEAT_SLOTS,
    TOADSTOOLS,
    WILD_TILE,
)
from hexmoot.games.rune_stones.rules.scoring import (
    familiar_points,
    familiar_rank,
    resource_points,
    row_points,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.turn import hand_limit
from hexmoot.games.rune_stones.shown.middle import (
    card_view,
    cards_view,
    colour_or_none,
    content_of_table,
    display_view,
    forest_view,
    night_view,
    open_cards,
    parts_view,
    pile_view,
    smithies_view,
    stone_ids,
    stones_view,
    supply_view,
    turn_view,
    unseen_cards,
)
from hexmoot.games.rune_stones.words.text import PART_NAMES, ROW_NAMES, SEAT_NAMES

# ---- one seat


def row_view(table: Table, seat: int, row: int) -> dict[str, Any]:
    """A row: what lies in its slots, and what it would score now."""
    base = seat * SEAT_SLOTS + row * ROW_SLOTS
    slots: dict[str, str | None] = {}
    for slot, colour in enumerate(COLOUR_NAMES):
        tile = table.rows[base + slot]
        slots[colour] = {OWN_COLOUR: colour, WILD_TILE: "white"}.get(int(tile))
    count = int(table.row_size(seat, row))
    return {
        "id": f"p{seat}:{ROW_NAMES[row]}",
        "slots": slots,
        "size": count,
        "points": int(table.book.row_points[count]),
    }


def seat_view(table: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    """All about a seat; its hand only for itself, and for others what everybody knows of it."""
    zones = table.zones
    base = seat * RESOURCES
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "score": int(table.score[seat]),
        "to_target": max(0, int(table.book.target_score - table.score[seat])),
        "gems": {key: int(table.owned[base + kind]) for kind, key in enumerate(COLOUR_NAMES)},
        "ore": int(table.owned[base + ORE]),
        "resource_points": int(resource_points(table, seat)),
        "rows": [row_view(table, seat, row) for row in range(2)],
        "stones": stone_ids(table, int(table.stones[seat])),
        "wild_gem": colour_or_none(int(table.wild_colour[seat])),
        "hand_size": int(size(zones, HAND + seat)),
        "hand_limit": int(hand_limit(table, seat)),
        "hand": cards_view(table, zone_cards(zones, HAND + seat), seat) if seat == viewer else None,
        "known": pile_view(table, KNOWN + seat),
        "deck_size": int(size(zones, DECK + seat)),
        "unseen": unseen_cards(table, seat, viewer),
        "discard": pile_view(table, DISCARD + seat),
        "removed": pile_view(table, REMOVED + seat),
        "own_cards": own_cards(table, seat),
        **seat_forest_view(table, seat),
    }


def own_cards(table: Table, seat: int) -> dict[str, dict[str, Any]]:
    """RS-14: cards of the seat's druid set that read otherwise than those of others, by number."""
    card = int(table.book.affinity_card)
    return {} if card == NONE else {str(card_number(card)): card_view(table, card, seat)}


def seat_forest_view(table: Table, seat: int) -> dict[str, Any]:
    """Toadstools and familiar, with the Enchanted Forest alone."""
    if not table.book.forest:
        return {}
    parts = content_of_table(table).toadstools
    held = table.toadstools
    return {
        "toadstools": {p.id: int(held[seat * TOADSTOOLS + k]) for k, p in enumerate(parts)},
        "familiar": int(table.familiar[seat]),
        "familiar_rank": int(familiar_rank(table, seat)) + 1,
    }


def table_view(table: Table, viewer: int | None) -> dict[str, Any]:
    """RS-3, RS-4, RS-167: everything this viewer may see; only hands and stacks are hidden."""
    zones = table.zones
    return {
        "round": int(table.round),
        "max_rounds": int(table.book.max_rounds),
        "last_round": bool(table.final_round),
        "target": int(table.book.target_score),
        "first": int(table.first),
        "active": int(table.active),
        "display": display_view(table),
        "creature_deck": int(size(zones, CREATURE_DECK)),
        "creature_deck_cards": pile_view(table, CREATURE_DECK),
        "general_discard": pile_view(table, GENERAL),
        "cards": open_cards(table),
        "smithies": smithies_view(table, viewer),
        "artifact_supply": {
            key: int(table.artifact_bag[c]) for c, key in enumerate(COLOUR_NAMES[:4])
        },
        "artifact_discard": {
            key: int(table.artifact_discard[c]) for c, key in enumerate(COLOUR_NAMES[:4])
        },
        "stones": stones_view(table),
        "supply": supply_view(table),
        "die": parts_view(content_of_table(table).die),
        "night": night_view(table),
        "forest": forest_view(table),
        "turn": turn_view(table),
        "seats": [seat_view(table, seat, viewer) for seat in range(table.seats)],
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
