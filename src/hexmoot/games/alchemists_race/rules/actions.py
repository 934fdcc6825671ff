"""The fixed action table: 181 answers, and where each family of them begins."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.actions import ActionTable, numbered, verb

ROLL: Final = 0
KEEP: Final = 1
REROLL: Final = 2
END_TURN: Final = 3
PASS: Final = 4
STOP: Final = 5
PLAY_SPEED: Final = 6
PLAY_INVISIBILITY: Final = 7
PLAY_DEFENCE: Final = 8
SWAP: Final = 9
POISON: Final = 13
METEOR: Final = 17
CRAFT: Final = 21
SELL: Final = 29
LOSE_RESOURCE: Final = 37
LOSE_POTION: Final = 45
STEP: Final = 53
TELEPORT: Final = 117
ACTION_COUNT: Final = 181

RESOURCE_WORDS: Final = (
    "flower",
    "grass",
    "honey",
    "mushroom",
    "wood",
    "black_rock",
    "purple_crystal",
    "purple_rock",
)
POTION_WORDS: Final = (
    "speed",
    "invisibility",
    "defence",
    "teleport",
    "swap",
    "poison",
    "meteor",
    "reroll",
)


def action_table() -> ActionTable:
    """The table of specification section 6.2 with its text forms."""
    seats = numbered(4)
    spaces = numbered(64)
    return ActionTable(
        [
            verb("roll"),
            verb("keep"),
            verb("reroll"),
            verb("end_turn"),
            verb("pass"),
            verb("stop"),
            verb("play", ("speed", "invisibility", "defence")),
            verb("swap", seats),
            verb("poison", seats),
            verb("meteor", seats),
            verb("craft", POTION_WORDS),
            verb("sell", POTION_WORDS),
            verb("lose", RESOURCE_WORDS),
            verb("lose_potion", POTION_WORDS),
            verb("step", spaces),
            verb("teleport", spaces),
        ]
    )
