"""The fixed action table: 186 answers, each with a number and a text."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.actions import ActionTable, numbered, verb

COLOUR_WORDS: Final = ("blue", "yellow", "green", "red", "white")
STONE_WORDS: Final = (
    "magic",
    "hand",
    "exchange",
    "wild",
    "plus",
    "double-die",
    "extra-point",
    "three",
)
CARD_WORDS: Final = (*numbered(84, 11), *numbered(8, 100))
PAYMENT_WORDS: Final = ("gems", "ore", "free")
ROW_WORDS: Final = ("a", "b")

ACTIONS: Final = ActionTable(
    [
        verb("done"),
        verb("yes"),
        verb("summon"),
        verb("utilize"),
        verb("forge"),
        verb("pass"),
        verb("card", CARD_WORDS),
        verb("use", numbered(3)),
        verb("familiar", numbered(3)),
        verb("slot", numbered(6, 1)),
        verb("free-slot", numbered(6, 1)),
        verb("smith", numbered(5, 1), PAYMENT_WORDS),
        verb("smith-wild", PAYMENT_WORDS[:2]),
        verb("row", ROW_WORDS),
        verb("place", ROW_WORDS, COLOUR_WORDS),
        verb("colour", COLOUR_WORDS),
        verb("stone", STONE_WORDS),
        verb("side", ROW_WORDS),
        verb("tile", numbered(4, 1)),
        verb("gem-for-ore", COLOUR_WORDS),
        verb("ore-for-gem", COLOUR_WORDS[:4]),
        verb("set-wild", COLOUR_WORDS[:4]),
        verb("borrow", STONE_WORDS),
        verb("wilds"),
    ]
)

# The numbers of the families' first actions, as constants for the rules.
DONE: Final = 0
YES: Final = 1
SUMMON: Final = 2
UTILIZE: Final = 3
FORGE: Final = 4
PASS: Final = 5
CARD: Final = 6
USE: Final = 98
FAMILIAR: Final = 101
SLOT: Final = 104
FREE_SLOT: Final = 110
SMITH: Final = 116
SMITH_WILD: Final = 131
ROW: Final = 133
PLACE: Final = 135
COLOUR: Final = 145
STONE: Final = 150
SIDE: Final = 158
TILE: Final = 160
GEM_FOR_ORE: Final = 164
ORE_FOR_GEM: Final = 169
SET_WILD: Final = 173
BORROW: Final = 177
PLAY_WILDS: Final = 185
ACTION_COUNT: Final = 186
