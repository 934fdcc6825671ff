"""What an answer does with a card, rune or objective, and the colours that set seats apart.

Cards are known by their place: a designer's content may rename them, the glossary keeps the ids.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.engine.wording import Deed
from hexmoot.games.sorcerer_stones.content.read import standard
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import ACTIONS
from hexmoot.games.sorcerer_stones.rules.kinds import (
    BURNING_STEP,
    CODES,
    EMPTY,
    MAKERS_GRACE,
    STANDARD,
    TRANSMUTATION,
)
from hexmoot.games.sorcerer_stones.rules.spirit import claimable
from hexmoot.games.sorcerer_stones.rules.state import Table

PLAYED: Final = tuple(Deed("played", f"magic:{card.id}") for card in standard().magic)
CRAFTED: Final = tuple(Deed("crafted", f"artifact:{card.id}") for card in standard().artifact)
CLAIMED: Final = tuple(Deed("claimed", f"rune:{code}") for code in CODES)
USED: Final = tuple(Deed("used", f"objective:{card.id}") for card in standard().objective)


def deed(table: Table, action: int) -> Deed | None:
    """What a legal answer does with a component."""
    word, index = ACTIONS.family(action)
    find = BY_WORD.get(word)
    return None if find is None else find(table, index)


def roles(table: Table, seat: int) -> list[str]:
    """SS-23, SS-26, SS-77: in the standard game the own colour brings Qi, a rune and a corner."""
    if table.terms.mode != STANDARD or table.colour[seat] == EMPTY:
        return []
    return [f"stone:{CODES[table.colour[seat]]}"]


# ---- by the word of the answer


def _play(table: Table, card: int) -> Deed | None:
    return PLAYED[card]


def _step(table: Table, space: int) -> Deed | None:
    """SS-106: after crafting by Maker's Grace; SS-108: unless a taken stone allows it, paid."""
    if table.asked() == kinds.CRAFT_BONUS:
        return USED[MAKERS_GRACE]
    if table.asked() == kinds.FREE_STEP or table.budget[table.plane[space]] > 0:
        return None
    return USED[BURNING_STEP]


def _fly(table: Table, zone: int) -> Deed | None:
    """SS-106: a flight after crafting; any other belongs to a card that was played."""
    return USED[MAKERS_GRACE] if table.asked() == kinds.CRAFT_BONUS else None


def _claim(table: Table, index: int) -> Deed | None:
    return CLAIMED[claimable(table, table.active)]


def _craft(table: Table, position: int) -> Deed | None:
    return CRAFTED[table.offer[position]]


def _pay_pair(table: Table, pair: int) -> Deed | None:
    """SS-112: two stones in place of one."""
    return USED[TRANSMUTATION]


Finder = Callable[[Table, int], Deed | None]

BY_WORD: Final[Mapping[str, Finder]] = {
    "play": _play,
    "step": _step,
    "fly": _fly,
    "claim": _claim,
    "craft": _craft,
    "pay-pair": _pay_pair,
}
