"""The fixed action table: 215 answers, each a small number with its own words."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.actions import ActionTable, family, numbered
from hexmoot.games.sorcerer_stones.rules.kinds import CODES, OFFER
from hexmoot.games.sorcerer_stones.rules.plane import SIDE

# Where each family begins.
PLACE_TAOIST: Final = 0
PLAY: Final = 5
END_CARDS: Final = 13
SPIN: Final = 14
FLY: Final = 24
QUAKE_PICK: Final = 29
QUAKE_SWAP: Final = 34
QUAKE_PLACE: Final = 39
SHIFT_FROM: Final = 88
SHIFT_TO: Final = 108
TAKE: Final = 128
SPIRIT_TO: Final = 144
STOP: Final = 180
CLAIM: Final = 181
DECLINE: Final = 182
CRAFT: Final = 183
NO_CRAFT: Final = 187
PAY_EXACT: Final = 188
PAY_PAIR: Final = 189
RETURN: Final = 204
PLACE_STONE: Final = 209
NAME_COLOUR: Final = PLACE_STONE  # SS-173: a colour is named, as where a stone is placed
SKIP_BONUS: Final = 214
ACTION_COUNT: Final = 215

COLOUR_WORDS: Final = tuple(code.lower() for code in CODES)
ZONE_WORDS: Final = tuple(f"t{zone}" for zone in range(5))
SLOT_WORDS: Final = ("nw", "ne", "se", "sw")
TURN_WORDS: Final = ("cw", "ccw")
MAGIC_WORDS: Final = ("spin", "fly", "quake", *(f"shift-{colour}" for colour in COLOUR_WORDS))
PAIR_WORDS: Final = tuple(
    first + second for index, first in enumerate(COLOUR_WORDS) for second in COLOUR_WORDS[index:]
)


def _cell_words() -> tuple[str, ...]:
    """Destination cells row by row, written `x,y`."""
    return tuple(f"{x},{y}" for y in range(-1, 6) for x in range(-1, 6))


def _board_slot_words() -> tuple[str, ...]:
    return tuple(f"{zone}.{slot}" for zone in ZONE_WORDS for slot in SLOT_WORDS)


def _take_words() -> tuple[str, ...]:
    """Sets of slots, written `nw+se`."""
    return tuple(
        "+".join(word for bit, word in enumerate(SLOT_WORDS) if mask >> bit & 1) or "none"
        for mask in range(16)
    )


def _space_words() -> tuple[str, ...]:
    return tuple(f"r{row}c{column}" for row in range(SIDE) for column in range(SIDE))


ACTIONS: Final = ActionTable(
    [
        family("place", PLACE_TAOIST, ZONE_WORDS),
        family("play", PLAY, MAGIC_WORDS),
        family("end-cards", END_CARDS),
        family("spin", SPIN, ZONE_WORDS, TURN_WORDS),
        family("fly", FLY, ZONE_WORDS),
        family("quake", QUAKE_PICK, ZONE_WORDS),
        family("swap", QUAKE_SWAP, ZONE_WORDS),
        family("lay", QUAKE_PLACE, _cell_words()),
        family("shift", SHIFT_FROM, _board_slot_words()),
        family("with", SHIFT_TO, _board_slot_words()),
        family("take", TAKE, _take_words()),
        family("step", SPIRIT_TO, _space_words()),
        family("stop", STOP),
        family("claim", CLAIM),
        family("decline", DECLINE),
        family("craft", CRAFT, numbered(OFFER)),
        family("no-craft", NO_CRAFT),
        family("pay-exact", PAY_EXACT),
        family("pay-pair", PAY_PAIR, PAIR_WORDS),
        family("return", RETURN, COLOUR_WORDS),
        family("put", PLACE_STONE, COLOUR_WORDS),
        family("skip", SKIP_BONUS),
    ]
)
