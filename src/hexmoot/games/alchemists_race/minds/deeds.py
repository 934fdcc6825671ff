"""What an answer does with a potion or a resource, for balance reports."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.wording import Deed
from hexmoot.games.alchemists_race.rules.actions import ACTIONS, POTION_WORDS, RESOURCE_WORDS
from hexmoot.games.alchemists_race.rules.state import Table

# What is done with the potion or resource that an answer of these families names.
DONE: Final = {
    "play": "played",
    "craft": "crafted",
    "sell": "sold",
    "lose": "given up",
    "lose_potion": "given up",
}


def deed(table: Table, action: int) -> Deed | None:
    """The component an answer is about; steps, rolls and ends of turns have none."""
    word, index = ACTIONS.family(action)
    if word == "lose":
        return Deed(DONE[word], f"resource:{RESOURCE_WORDS[index]}")
    if word in DONE:
        return Deed(DONE[word], f"potion:{POTION_WORDS[index]}")
    # The other potions are families of their own, whomever or wherever they hit.
    return Deed("played", f"potion:{word}") if word in POTION_WORDS else None


def roles(table: Table, seat: int) -> list[str]:
    """AR-13, AR-14: nothing sets the seats apart, all begin alike on the Market."""
    return []
