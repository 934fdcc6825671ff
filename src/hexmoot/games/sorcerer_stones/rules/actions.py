"""The fixed action table: 215 answers, each a small number with its own words."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.actions import ActionTable, numbered, verb

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
SKIP_BONUS: Final = 214
ACTION_COUNT: Final = 215

COLOUR_WORDS = ("r", "b", "y", "g", "n")
ZONE_WORDS = tuple(f"t{zone}" for zone in range(5))
SLOT_WORDS = ("nw", "ne", "se", "sw")
TURN_WORDS = ("cw", "ccw")
MAGIC_WORDS = ("spin", "fly", "quake", *(f"shift-{colour}" for colour in COLOUR_WORDS))
PAIR_WORDS = tuple(
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
    return tuple(f"r{row}c{column}" for row in range(6) for column in range(6))


ACTIONS = ActionTable(
    [
        verb("place", ZONE_WORDS),
        verb("play", MAGIC_WORDS),
        verb("end-cards"),
        verb("spin", ZONE_WORDS, TURN_WORDS),
        verb("fly", ZONE_WORDS),
        verb("quake", ZONE_WORDS),
        verb("swap", ZONE_WORDS),
        verb("lay", _cell_words()),
        verb("shift", _board_slot_words()),
        verb("with", _board_slot_words()),
        verb("take", _take_words()),
        verb("step", _space_words()),
        verb("stop"),
        verb("claim"),
        verb("decline"),
        verb("craft", numbered(4)),
        verb("no-craft"),
        verb("pay-exact"),
        verb("pay-pair", PAIR_WORDS),
        verb("return", COLOUR_WORDS),
        verb("put", COLOUR_WORDS),
        verb("skip"),
    ]
)
