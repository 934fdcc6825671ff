"""The fixed action table: 186 answers, and where each family of them begins."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.actions import ActionTable, family, numbered
from hexmoot.games.rune_stones.rules.kinds import COLOUR_NAMES, COLOURS

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
        family("done", DONE),
        family("yes", YES),
        family("summon", SUMMON),
        family("utilize", UTILIZE),
        family("forge", FORGE),
        family("pass", PASS),
        family("card", CARD, CARD_WORDS),
        family("use", USE, numbered(3)),
        family("familiar", FAMILIAR, numbered(3)),
        family("slot", SLOT, numbered(6, 1)),
        family("free-slot", FREE_SLOT, numbered(6, 1)),
        family("smith", SMITH, numbered(5, 1), PAYMENT_WORDS),
        family("smith-wild", SMITH_WILD, PAYMENT_WORDS[:2]),
        family("row", ROW, ROW_WORDS),
        family("place", PLACE, ROW_WORDS, COLOUR_NAMES),
        family("colour", COLOUR, COLOUR_NAMES),
        family("stone", STONE, STONE_WORDS),
        family("side", SIDE, ROW_WORDS),
        family("tile", TILE, numbered(4, 1)),
        family("gem-for-ore", GEM_FOR_ORE, COLOUR_NAMES),
        family("ore-for-gem", ORE_FOR_GEM, COLOUR_NAMES[:COLOURS]),
        family("set-wild", SET_WILD, COLOUR_NAMES[:COLOURS]),
        family("borrow", BORROW, STONE_WORDS),
        family("wilds", PLAY_WILDS),
    ]
)
