"""What an answer does with a scroll, a potion, a GU or a good, and who sat where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.engine.native.state import KIND
from hexmoot.engine.wording import Deed
from hexmoot.games.mushroom_sorcerer.content.keys import (
    ELEMENT_KEYS,
    POTION_KEYS,
    RESOURCE_KEYS,
    SORCERER_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.actions import (
    COUNT,
    DECK,
    DONE,
    ELEMENT,
    GROW,
    LAND,
    POTION_CHOICE,
    POTION_USE,
    RESERVE,
    RESOURCE,
    SLOT,
    SPELL,
    SUMMON,
    TAKE_INFLUENCE,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ATT_DECL,
    CHAIN,
    CURIOSITY_COUNT,
    DECKS,
    DEF_DECL,
    ELEM_PICK,
    GENERAL,
    GU_KIND,
    HAND_DECK,
    HAND_SLOT,
    POTION,
    REPEAT_CAST,
    RES_PICK,
    REVIVE,
    SCROLL,
    SERV_PICK,
    SHADOW_KIND,
    SHRINE_PAYS,
    SLOTS,
    THIEF_SPELL,
    TURN_MENU,
)
from hexmoot.games.mushroom_sorcerer.rules.state import ForestTable

TAKEN: Final = tuple(Deed("taken", f"spell:{key}") for key in SPELL_KEYS)
REPLACED: Final = tuple(Deed("replaced", f"spell:{key}") for key in SPELL_KEYS)
CAST: Final = tuple(Deed("cast", f"spell:{key}") for key in SPELL_KEYS)
DRUNK: Final = tuple(Deed("drunk", f"potion:{key}") for key in POTION_KEYS)
USED: Final = tuple(Deed("used", f"potion:{key}") for key in POTION_KEYS)
PLACED: Final = tuple(Deed("placed", f"gu:{key}") for key in ELEMENT_KEYS)
RAISED: Final = tuple(Deed("raised", f"track:{key}") for key in ELEMENT_KEYS)
SUMMONED: Final = tuple(Deed("summoned", f"track:{key}") for key in ELEMENT_KEYS[:GENERAL])
PICKED: Final = tuple(Deed("picked", f"good:{key}") for key in RESOURCE_KEYS)
PICKED_INFLUENCE: Final = Deed("picked", "good:influence")


def deed(forest: ForestTable, action: int) -> Deed | None:
    """What a legal answer does with a component."""
    find = BY_KIND.get(int(forest.frames[forest.top() + KIND]))
    return None if find is None else find(forest, action)


def roles(forest: ForestTable, seat: int) -> list[str]:
    """MS-2: the sorcerer, whose five potions nobody else has."""
    return [f"sorcerer:{SORCERER_KEYS[forest.role[seat]]}"]


# ---- by decision


def _turn(forest: ForestTable, action: int) -> Deed | None:
    """Study, Summon, cast, or use the potion; growing, sliding and war say where, not what."""
    if DECK <= action < GROW:
        return TAKEN[forest.deck_top[action - DECK]]
    if SUMMON <= action < SUMMON + GENERAL:
        return SUMMONED[action - SUMMON]
    return _power(forest, action)


def _power(forest: ForestTable, action: int) -> Deed | None:
    """A scroll or the drunk potion's power, in a turn or before a war."""
    if SPELL <= action < POTION_USE:
        return CAST[action - SPELL]
    if POTION_USE <= action < LAND:
        return USED[forest.potion[forest.seat]]
    return None


def _deck(forest: ForestTable, action: int) -> Deed | None:
    """The visible scroll of a deck."""
    return TAKEN[forest.deck_top[action - DECK]] if DECK <= action < DECK + DECKS else None


def _slot(forest: ForestTable, action: int) -> Deed | None:
    """MS-176: an own scroll makes room for another."""
    if not SLOT <= action < SLOT + SLOTS:
        return None
    return REPLACED[forest.archive[forest.seat * SLOTS + action - SLOT]]


def _asked_by_potion(forest: ForestTable, action: int) -> Deed | None:
    """A question that the drunk potion alone asks; nothing and none leave its power unused."""
    return None if action in (DONE, COUNT) else USED[forest.potion[forest.seat]]


def _shrine(forest: ForestTable, action: int) -> Deed | None:
    """MS-200: influence or a moon element."""
    return PICKED_INFLUENCE if action == TAKE_INFLUENCE else RAISED[action - ELEMENT]


def _good(forest: ForestTable, action: int) -> Deed | None:
    return PICKED[action - RESOURCE] if RESOURCE <= action < RESERVE else None


Finder = Callable[[ForestTable, int], Deed | None]

BY_KIND: Final[Mapping[int, Finder]] = {
    TURN_MENU: _turn,
    ATT_DECL: _power,
    DEF_DECL: _power,
    THIEF_SPELL: _power,
    SCROLL: _deck,
    HAND_DECK: _deck,
    HAND_SLOT: _slot,
    POTION: lambda forest, action: DRUNK[action - POTION_CHOICE],
    CURIOSITY_COUNT: _asked_by_potion,
    REVIVE: _asked_by_potion,
    CHAIN: _asked_by_potion,
    REPEAT_CAST: _asked_by_potion,
    GU_KIND: lambda forest, action: PLACED[action - ELEMENT],
    SHADOW_KIND: lambda forest, action: PLACED[action - ELEMENT],
    ELEM_PICK: lambda forest, action: RAISED[action - ELEMENT],
    SHRINE_PAYS: _shrine,
    RES_PICK: _good,
    SERV_PICK: _good,
}
