"""What an answer does with a potion or a resource, for balance reports.

Nothing sets the seats apart: all begin alike on the Market (AR-13, AR-14).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexmoot.engine.wording import Deed
from hexmoot.games.alchemists_race.rules.actions import (
    ACTION_COUNT,
    CRAFT,
    LOSE_POTION,
    LOSE_RESOURCE,
    METEOR,
    PLAY_DEFENCE,
    PLAY_INVISIBILITY,
    PLAY_SPEED,
    POISON,
    POTION_WORDS,
    REROLL,
    RESOURCE_WORDS,
    SELL,
    SWAP,
    TELEPORT,
)

# The answers that play each potion, on whomever or wherever.
PLAYS: Final[Mapping[str, range]] = {
    "speed": range(PLAY_SPEED, PLAY_SPEED + 1),
    "invisibility": range(PLAY_INVISIBILITY, PLAY_INVISIBILITY + 1),
    "defence": range(PLAY_DEFENCE, PLAY_DEFENCE + 1),
    "teleport": range(TELEPORT, ACTION_COUNT),
    "swap": range(SWAP, POISON),
    "poison": range(POISON, METEOR),
    "meteor": range(METEOR, CRAFT),
    "reroll": range(REROLL, REROLL + 1),
}


def _deeds() -> dict[int, Deed]:
    """Every answer that does something with a component."""
    found = {}
    for potion, word in enumerate(POTION_WORDS):
        component = f"potion:{word}"
        found[CRAFT + potion] = Deed("crafted", component)
        found[SELL + potion] = Deed("sold", component)
        found[LOSE_POTION + potion] = Deed("given up", component)
        found |= dict.fromkeys(PLAYS[word], Deed("played", component))
    for resource, word in enumerate(RESOURCE_WORDS):
        found[LOSE_RESOURCE + resource] = Deed("given up", f"resource:{word}")
    return found


DEEDS: Final = _deeds()
