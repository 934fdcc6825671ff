"""Decks and tracks as plain data: what there is to gain."""

from __future__ import annotations

from typing import Any

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


def track_view(table: Table, element: int) -> dict[str, Any]:
    """A track: its spaces, their levels and bonuses."""
    tables = table.tables
    length = int(tables.track_length[element])
    bonuses = [int(tables.bonus(element, at)) for at in range(length + 1)]
    return {
        "element": ELEMENT_KEYS[element],
        "length": length,
        "levels": []
        if element == GENERAL
        else [int(tables.level_at[n]) for n in range(length + 1)],
        "bonuses": [None if bonus == NONE else BONUS_KEYS[bonus] for bonus in bonuses],
    }
