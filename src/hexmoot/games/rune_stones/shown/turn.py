"""The running turn as everybody sees it."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.sharing import shared
from hexmoot.games.rune_stones.content.tables import content_of
from hexmoot.games.rune_stones.rules.card_sets import zone_cards
from hexmoot.games.rune_stones.rules.frames import FORGED_AT, PAYMENT, PLACE_CHOSEN, TOKEN_SPACE
from hexmoot.games.rune_stones.rules.kinds import (
    BY_GEMS,
    COLOUR_NAMES,
    DESTROYED,
    FORFEITED,
    NONE,
    PAY_GEM,
    PLACE_ROW,
    PLACE_WILD,
    PLAYED,
    RAINBOW,
    ROW_SLOTS,
    USED,
    WISP_PICK,
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
from hexmoot.games.rune_stones.words.names import PAYMENT_NAMES, ROW_NAMES


@shared
def turn_view(table: Table) -> dict[str, Any]:
    """What the running turn has brought so far."""
    magic = zone_cards(table.zones, PLAYED) if table.played_count == 0 else []
    fits = int(table.fits)
    return {
        "played": played_view(table),
        "magic_cards": cards_view(table, magic, int(table.active)),
        "pool": int(table.pool),
        "magic_colours": colours_in(fits),
        "any_magic": fits == RAINBOW,
        "exchange_used": bool(table.exchange_used),
        "wilds": bool(table.wilds_active),
        "borrowed": stone_ids(table, int(table.borrowed)),
        "borrowed_wild": colour_or_none(int(table.borrowed_wild)),
        "forging_at": forging_at(table),
        "forging_with": forging_with(table),
        "forging_slot": forging_slot(table),
        "wisp_token": wisp_token(table),
    }


def played_view(table: Table) -> list[dict[str, Any]]:
    """RS-53 to RS-55: the cards in play in a Utilize, and what has become of each."""
    lost = int(lost_index(table)) if table.played_count >= 2 else NONE
    played = []
    for index in range(table.played_count):
        flags = int(table.played_flags[index])
        fate = {
            "used": bool(flags & USED),
            "forfeited": bool(flags & FORFEITED),
            "destroyed": bool(flags & DESTROYED),
            "will_be_lost": index == lost,
        }
        played.append(card_view(table, int(table.played[index]), int(table.active)) | fate)
    return played


def forging_at(table: Table) -> str | None:
    """RS-78, RS-79: the smithy whose artifact is being placed and paid for."""
    if table.over or table.asked() not in (PLACE_ROW, PLACE_WILD, PAY_GEM):
        return None
    return content_of(table).smithies[int(table.argument(FORGED_AT))].id


def forging_with(table: Table) -> str | None:
    """RS-4, RS-75: what the forging seat pays with, which it says when it names the smithy."""
    if forging_at(table) is None:
        return None
    payment = BY_GEMS if table.asked() == PAY_GEM else int(table.argument(PAYMENT))
    return PAYMENT_NAMES[payment]


def forging_slot(table: Table) -> str | None:
    """RS-4, RS-78, RS-79: the slot chosen for the artifact that is being paid for."""
    if table.over or table.asked() != PAY_GEM:
        return None
    row, slot = divmod(int(table.argument(PLACE_CHOSEN)), ROW_SLOTS)
    return f"p{table.seat}:{ROW_NAMES[row]}:{COLOUR_NAMES[slot]}"


def wisp_token(table: Table) -> int | None:
    """RS-127: the score space whose token has called a wisp; None where a card did."""
    if table.over or table.asked() != WISP_PICK:
        return None
    return int(table.argument(TOKEN_SPACE)) or None
