"""The fixed action table: 221 answers, and where each family of them begins."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.actions import ActionTable, numbered, verb
from hexmoot.games.mushroom_sorcerer.content.keys import (
    DECK_KEYS,
    ELEMENT_KEYS,
    LAND_KEYS,
    POTION_KEYS,
    RESOURCE_KEYS,
    SPELL_KEYS,
)

END: Final = 0
DONE: Final = 1
YES: Final = 2
DECK: Final = 3
GROW: Final = 7
SUMMON: Final = 27
ATTACK: Final = 31
SLIDE: Final = 51
SPELL: Final = 71
POTION_USE: Final = 103
POTION_ALT: Final = 104
LAND: Final = 105
ELEMENT: Final = 125
RESOURCE: Final = 130
RESERVE: Final = 134
RESERVE_SERVANT: Final = 135
TOWER_FLAME: Final = 137
TOWER_STONE: Final = 157
SEAT_CHOICE: Final = 177
COUNT: Final = 181
POTION_CHOICE: Final = 192
SLOT: Final = 212
TAKE_INFLUENCE: Final = 218
FORWARD: Final = 219
REVERSE: Final = 220
ACTION_COUNT: Final = 221


def action_table() -> ActionTable:
    """All answers with their text forms."""
    return ActionTable(
        [
            verb("end"),
            verb("done"),
            verb("yes"),
            verb("deck", DECK_KEYS),
            verb("grow", LAND_KEYS),
            verb("summon", ELEMENT_KEYS[:4]),
            verb("attack", LAND_KEYS),
            verb("slide", LAND_KEYS),
            verb("spell", SPELL_KEYS),
            verb("power"),
            verb("second-power"),
            verb("land", LAND_KEYS),
            verb("element", ELEMENT_KEYS),
            verb("resource", RESOURCE_KEYS),
            verb("reserve"),
            verb("reserve-servant", RESOURCE_KEYS[:2]),
            verb("flame-servant", LAND_KEYS),
            verb("stone-servant", LAND_KEYS),
            verb("seat", numbered(4)),
            verb("count", numbered(11)),
            verb("potion", POTION_KEYS),
            verb("slot", numbered(6, start=1)),
            verb("influence"),
            verb("forward"),
            verb("reverse"),
        ]
    )
