"""Decks and tracks as plain data: what there is to gain."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.sharing import fixed
from hexmoot.games.mushroom_sorcerer.rules.keys import (
    BONUS_KEYS,
    DECK_KEYS,
    ELEMENT_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import GENERAL, NONE
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.words import names
from hexmoot.games.mushroom_sorcerer.words.names import spell_name

Numbers = tuple[int, ...]


def deck_view(table: Table, deck: int) -> dict[str, Any]:
    """MS-12: a deck's top scroll and how many are left."""
    top = int(table.deck_top[deck])
    return {
        "id": f"deck:{DECK_KEYS[deck]}",
        "deck": DECK_KEYS[deck],
        "name": names.DECKS[DECK_KEYS[deck]][0],
        "top": None if top == NONE else SPELL_KEYS[top],
        "top_name": "" if top == NONE else spell_name(top),
        "mana": 0 if top == NONE else int(table.tables.spell_mana[top]),
        "tooltip": "" if top == NONE else names.SPELLS[SPELL_KEYS[top]][1],
        "left": int(table.deck_size(deck)),
    }


def tracks_view(table: Table) -> list[dict[str, Any]]:
    """The tracks: their spaces, levels and bonuses."""
    tables = table.tables
    return printed_tracks(
        tuple(tables.track_start),
        tuple(tables.track_length),
        tuple(tables.level_at),
        tuple(tables.bonuses),
    )


@fixed
def printed_tracks(
    starts: Numbers, lengths: Numbers, levels: Numbers, bonuses: Numbers
) -> list[dict[str, Any]]:
    """The same by what is printed: where each track begins among all bonuses, and how it goes."""
    return [
        {
            "element": ELEMENT_KEYS[element],
            "length": length,
            "levels": [] if element == GENERAL else list(levels[: length + 1]),
            "bonuses": [
                None if bonus == NONE else BONUS_KEYS[bonus]
                for bonus in bonuses[start : start + length + 1]
            ],
        }
        for element, (start, length) in enumerate(zip(starts, lengths, strict=True))
    ]
