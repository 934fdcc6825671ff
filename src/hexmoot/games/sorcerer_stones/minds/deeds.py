"""What an answer does with a card, rune or objective, and the colours that set seats apart.

Cards are known by their place: a designer's content may rename them, the glossary keeps the ids.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.engine.wording import Deed
from hexmoot.games.sorcerer_stones.content.read import CODES, base_content
from hexmoot.games.sorcerer_stones.rules import actions, kinds
from hexmoot.games.sorcerer_stones.rules.spirit import claimable
from hexmoot.games.sorcerer_stones.rules.state import StonesTable
from hexmoot.games.sorcerer_stones.rules.tables import (
    BURNING_STEP,
    MAKERS_GRACE,
    STANDARD,
    TRANSMUTATION,
)
from hexmoot.games.sorcerer_stones.shown.view import asked_kind

PLAYED: Final = tuple(Deed("played", f"magic:{card.id}") for card in base_content().magic)
CRAFTED: Final = tuple(Deed("crafted", f"artifact:{card.id}") for card in base_content().artifact)
CLAIMED: Final = tuple(Deed("claimed", f"rune:{code}") for code in CODES)
USED: Final = tuple(Deed("used", f"objective:{card.id}") for card in base_content().objective)


def deed(table: StonesTable, action: int) -> Deed | None:
    """What a legal answer does with a component."""
    find = BY_KIND.get(asked_kind(table))
    return None if find is None else find(table, action)


def roles(table: StonesTable, seat: int) -> list[str]:
    """SS-23, SS-26, SS-77: in the standard game the own colour brings Qi, a rune and a corner."""
    if table.terms.mode != STANDARD:
        return []
    return [f"stone:{CODES[table.colour[seat]]}"]


# ---- by decision


def _play(table: StonesTable, action: int) -> Deed | None:
    return None if action == actions.END_CARDS else PLAYED[action - actions.PLAY]


def _step(table: StonesTable, action: int) -> Deed | None:
    """SS-108: a step that no taken stone allows is paid by Burning Step."""
    if action == actions.STOP or table.budget[table.plane[action - actions.SPIRIT_TO]] > 0:
        return None
    return USED[BURNING_STEP]


def _claim(table: StonesTable, action: int) -> Deed | None:
    return None if action == actions.DECLINE else CLAIMED[claimable(table, table.active)]


def _craft(table: StonesTable, action: int) -> Deed | None:
    if action == actions.NO_CRAFT:
        return None
    return CRAFTED[table.offer[action - actions.CRAFT]]


def _pay(table: StonesTable, action: int) -> Deed | None:
    """SS-112: two stones in place of one."""
    return None if action == actions.PAY_EXACT else USED[TRANSMUTATION]


def _bonus(table: StonesTable, action: int) -> Deed | None:
    """SS-106: a flight or a step after crafting."""
    return None if action == actions.SKIP_BONUS else USED[MAKERS_GRACE]


Finder = Callable[[StonesTable, int], Deed | None]

BY_KIND: Final[Mapping[int, Finder]] = {
    kinds.FIRST_CARD: _play,
    kinds.SECOND_CARD: _play,
    kinds.SPIRIT_STEP: _step,
    kinds.PAY_STEP: _pay,
    kinds.CLAIM_RUNE: _claim,
    kinds.CRAFT: _craft,
    kinds.PAY_SYMBOL: _pay,
    kinds.CRAFT_BONUS: _bonus,
}
