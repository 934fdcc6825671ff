"""The fixed action table: 221 answers, and where each family of them begins."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.actions import ActionTable, family, numbered
from hexmoot.games.mushroom_sorcerer.rules.keys import (
    DECK_KEYS,
    ELEMENT_KEYS,
    LAND_KEYS,
    POTION_KEYS,
    RESOURCE_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import GENERAL, SEATS, SERVANT_KINDS, SLOTS

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
MOST_COUNTED: Final = 10  # flasks, dice or GUs in one answer


# All answers with their text forms.
ACTIONS: Final = ActionTable(
    [
        family("end", END),
        family("done", DONE),
        family("yes", YES),
        family("deck", DECK, DECK_KEYS),
        family("grow", GROW, LAND_KEYS),
        family("summon", SUMMON, ELEMENT_KEYS[:GENERAL]),
        family("attack", ATTACK, LAND_KEYS),
        family("slide", SLIDE, LAND_KEYS),
        family("spell", SPELL, SPELL_KEYS),
        family("power", POTION_USE),
        family("second-power", POTION_ALT),
        family("land", LAND, LAND_KEYS),
        family("element", ELEMENT, ELEMENT_KEYS),
        family("resource", RESOURCE, RESOURCE_KEYS),
        family("reserve", RESERVE),
        family("reserve-servant", RESERVE_SERVANT, RESOURCE_KEYS[:SERVANT_KINDS]),
        family("flame-servant", TOWER_FLAME, LAND_KEYS),
        family("stone-servant", TOWER_STONE, LAND_KEYS),
        family("seat", SEAT_CHOICE, numbered(SEATS)),
        family("count", COUNT, numbered(MOST_COUNTED + 1)),
        family("potion", POTION_CHOICE, POTION_KEYS),
        family("slot", SLOT, numbered(SLOTS, start=1)),
        family("influence", TAKE_INFLUENCE),
        family("forward", FORWARD),
        family("reverse", REVERSE),
    ]
)
