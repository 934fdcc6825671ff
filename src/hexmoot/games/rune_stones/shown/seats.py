"""What lies before each seat: score, holdings, rows, stones, cards and familiar."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.sharing import shared
from hexmoot.games.rune_stones.content.cards import card_number
from hexmoot.games.rune_stones.content.tables import content_of
from hexmoot.games.rune_stones.rules.card_sets import size, zone_cards
from hexmoot.games.rune_stones.rules.forge import wild_colours
from hexmoot.games.rune_stones.rules.kinds import (
    COLOUR_NAMES,
    DECK,
    DISCARD,
    HAND,
    KNOWN,
    NONE,
    ORE,
    OWN_COLOUR,
    REMOVED,
    RESOURCES,
    ROW_SLOTS,
    ROWS,
    SEAT_SLOTS,
    TOADSTOOLS,
    WILD_TILE,
)
from hexmoot.games.rune_stones.rules.scoring import familiar_rank, resource_points
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.turn import hand_limit
from hexmoot.games.rune_stones.shown.cards import (
    card_view,
    cards_view,
    colour_or_none,
    colours_in,
    pile_view,
    stone_ids,
    unseen_cards,
)
from hexmoot.games.rune_stones.words.names import ROW_NAMES, SEAT_NAMES


def row_view(table: Table, seat: int, row: int) -> dict[str, Any]:
    """A row: what lies in its slots, and what it would score now."""
    base = seat * SEAT_SLOTS + row * ROW_SLOTS
    slots: dict[str, str | None] = {}
    for slot, colour in enumerate(COLOUR_NAMES):
        tile = table.rows[base + slot]
        slots[colour] = {OWN_COLOUR: colour, WILD_TILE: "white"}.get(int(tile))
    count = int(table.row_size(seat, row))
    points = table.tables.row_points
    return {
        "id": f"p{seat}:{ROW_NAMES[row]}",
        "slots": slots,
        "size": count,
        "points": int(points[count]),
        "next_points": int(points[count + 1]) if count < ROW_SLOTS else None,
    }


def seat_view(table: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    """All about a seat; its hand only for itself, and for others what everybody knows of it."""
    shown = open_seat(table, seat)
    if seat != viewer:
        return shown
    hand = cards_view(table, zone_cards(table.zones, HAND + seat), seat)
    return {**shown, "hand": hand, "unseen": unseen_cards(table, seat, viewer)}


@shared
def open_seat(table: Table, seat: int) -> dict[str, Any]:
    """A seat as all others see it."""
    base = seat * RESOURCES
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "score": int(table.score[seat]),
        "to_target": max(0, int(table.terms.target_score - table.score[seat])),
        "gems": {key: int(table.owned[base + kind]) for kind, key in enumerate(COLOUR_NAMES)},
        "ore": int(table.owned[base + ORE]),
        "resource_points": int(resource_points(table, seat)),
        "rows": [row_view(table, seat, row) for row in range(ROWS)],
        "stones": stone_ids(table, int(table.stones[seat])),
        "powers": stone_ids(table, int(table.powers(seat))),
        "wild_colours": colours_in(int(wild_colours(table, seat))),
        "wild_gem": colour_or_none(int(table.wild_colour[seat])),
        **open_piles(table, seat),
        **seat_forest_view(table, seat),
    }


def open_piles(table: Table, seat: int) -> dict[str, Any]:
    """RS-3, RS-169: hand, deck and piles, as far as everybody knows them."""
    zones = table.zones
    return {
        "hand_size": int(size(zones, HAND + seat)),
        "hand_limit": int(hand_limit(table, seat)),
        "hand": None,
        "known": pile_view(table, KNOWN + seat),
        "deck_size": int(size(zones, DECK + seat)),
        "unseen": unseen_cards(table, seat, None),
        "discard": pile_view(table, DISCARD + seat),
        "removed": pile_view(table, REMOVED + seat),
        "own_cards": own_cards(table, seat),
    }


def own_cards(table: Table, seat: int) -> dict[str, dict[str, Any]]:
    """RS-14: cards of the seat's druid set that read otherwise than those of others, by number."""
    card = int(table.tables.affinity_card)
    return {} if card == NONE else {str(card_number(card)): card_view(table, card, seat)}


def seat_forest_view(table: Table, seat: int) -> dict[str, Any]:
    """Toadstools and familiar, with the Enchanted Forest alone."""
    if not table.terms.forest:
        return {}
    parts = content_of(table).toadstools
    held = table.toadstools
    return {
        "toadstools": {p.id: int(held[seat * TOADSTOOLS + k]) for k, p in enumerate(parts)},
        "familiar": int(table.familiar[seat]),
        "familiar_rank": int(familiar_rank(table, seat)) + 1,
    }
