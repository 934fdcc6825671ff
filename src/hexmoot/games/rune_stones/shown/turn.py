"""The running turn as everybody sees it."""

from __future__ import annotations

from typing import Any

from hexmoot.games.rune_stones.rules.card_sets import zone_cards
from hexmoot.games.rune_stones.rules.kinds import (
    DESTROYED,
    FORFEITED,
    NONE,
    PLAYED,
    RAINBOW,
    USED,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.utilize import lost_index
from hexmoot.games.rune_stones.shown.cards import (
    card_view,
    cards_view,
    colour_or_none,
    colours_in,
    stone_ids,
)


def turn_view(table: Table) -> dict[str, Any]:
    """What the running turn has brought so far."""
    lost = int(lost_index(table)) if table.played_count >= 2 else NONE
    played = []
    for index in range(table.played_count):
        flags = int(table.played_flags[index])
        played.append(
            card_view(table, int(table.played[index]), int(table.active))
            | {
                "used": bool(flags & USED),
                "forfeited": bool(flags & FORFEITED),
                "destroyed": bool(flags & DESTROYED),
                "will_be_lost": index == lost,
            }
        )
    magic = zone_cards(table.zones, PLAYED) if table.played_count == 0 else []
    fits = int(table.fits)
    return {
        "played": played,
        "magic_cards": cards_view(table, magic, int(table.active)),
        "pool": int(table.pool),
        "magic_colours": colours_in(fits),
        "any_magic": fits == RAINBOW,
        "exchange_used": bool(table.exchange_used),
        "wilds": bool(table.wilds_active),
        "borrowed": stone_ids(table, int(table.borrowed)),
        "borrowed_wild": colour_or_none(int(table.borrowed_wild)),
    }
