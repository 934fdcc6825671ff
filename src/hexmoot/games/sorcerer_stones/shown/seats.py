"""What lies before each seat."""

from __future__ import annotations

from typing import Any

from hexmoot.games.sorcerer_stones.rules.kinds import (
    CODES,
    COLOURS,
    EARTH,
    EMPTY,
    MAGIC,
    STANDARD,
    TOKENS,
)
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.shown.hints.preview import gain_of, gain_words
from hexmoot.games.sorcerer_stones.words import names

Data = dict[str, Any]


def seat_view(table: Table, seat: int) -> Data:
    """What lies before one seat."""
    taoist = int(table.taoist[seat])
    shown: Data = {
        "id": f"seat:{seat}",
        "name": names.seat_name(table, seat),
        "colour": CODES[min(int(table.colour[seat]), EARTH)],  # brown until one is chosen
        "has_colour": int(table.colour[seat]) != EMPTY,
        "zone": None if taoist < 0 else f"zone:{taoist}",
        "hand": magic_list(table, seat),
        "deck": int(table.deck_count[seat]),
        "cards_left": int(table.deck_count[seat] + table.hand_count[seat]),
        "discard": sum(table.discard[seat * MAGIC : (seat + 1) * MAGIC]),
        "discards": discard_list(table, seat),
        "stones": names.stone_list(names.row_of(table.reservoir, seat)),
        **reservoir_room(table, seat),
        "crafted": [] if table.is_coop() else crafted_list(table, seat),
        "would_take": would_take(table, seat),
    }
    if table.terms.mode == STANDARD:
        shown |= standard_seat_view(table, seat)
    return shown


def reservoir_room(table: Table, seat: int) -> Data:
    """SS-128: how many stones a seat may keep, for how many it has room, how many are too many."""
    limit, held = int(table.tables.reservoir_limit), int(table.stones_held(seat))
    return {"limit": limit, "room": max(0, limit - held), "surplus": max(0, held - limit)}


def standard_seat_view(table: Table, seat: int) -> Data:
    """What only the standard game lays before a seat."""
    return {
        "qi": int(table.qi[seat]),
        "credited": int(table.qi_credited[seat]),
        "spirit": f"space:{int(table.spirit[seat])}" if table.is_dealt() else None,
        "owned": [CODES[kind] for kind in range(COLOURS) if table.owned[seat] >> kind & 1],
        "runes": rune_list(table, seat),
    }


def would_take(table: Table, seat: int) -> str | None:
    """What the seat's zone would give as the board lies, in words."""
    taoist = int(table.taoist[seat])
    if taoist < 0:
        return None
    return gain_words(table, gain_of(table, seat, taoist))


def magic_list(table: Table, seat: int) -> list[Data]:
    """The magic cards turned up."""
    content = table.tables.content.magic
    return [
        {"id": f"magic:{seat}:{content[card].id}", "name": names.magic_name(table, card)}
        for card in range(MAGIC)
        for _ in range(table.hand[seat * MAGIC + card])
    ]


def discard_list(table: Table, seat: int) -> list[str]:
    """The names of the magic cards a seat has played since its last shuffle."""
    return [
        names.magic_name(table, card)
        for card in range(MAGIC)
        for _ in range(table.discard[seat * MAGIC + card])
    ]


def crafted_list(table: Table, seat: int) -> list[Data]:
    """The artifacts a seat has crafted."""
    content = table.tables.content.artifact
    return [
        {
            "card": f"artifact:{card.id}",
            "name": card.name,
            "cost": list(card.cost),
            "points": card.points,
        }
        for index, card in enumerate(content)
        if table.crafted[seat] >> index & 1
    ]


def rune_list(table: Table, seat: int) -> list[Data]:
    """The rune tokens a seat has claimed."""
    found = []
    for kind in range(COLOURS):
        token = int(table.rune[seat * COLOURS + kind])
        if token:
            value = int(table.tables.rune_value[kind * TOKENS + token - 1])
            found.append({"type": CODES[kind], "value": value})
    return found
