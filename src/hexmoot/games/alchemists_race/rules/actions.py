"""The fixed action table: 181 answers, and where each family of them begins."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.actions import ActionTable, family, numbered

MOST_SEATS: Final = 4
MOST_SPACES: Final = 64

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

ACTIONS: Final = ActionTable(
    [
        family("roll", ROLL),
        family("keep", KEEP),
        family("reroll", REROLL),
        family("end_turn", END_TURN),
        family("pass", PASS),
        family("stop", STOP),
        family("play", PLAY_SPEED, POTION_WORDS[:3]),
        family("swap", SWAP, numbered(MOST_SEATS)),
        family("poison", POISON, numbered(MOST_SEATS)),
        family("meteor", METEOR, numbered(MOST_SEATS)),
        family("craft", CRAFT, POTION_WORDS),
        family("sell", SELL, POTION_WORDS),
        family("lose", LOSE_RESOURCE, RESOURCE_WORDS),
        family("lose_potion", LOSE_POTION, POTION_WORDS),
        family("step", STEP, numbered(MOST_SPACES)),
        family("teleport", TELEPORT, numbered(MOST_SPACES)),
    ]
)
