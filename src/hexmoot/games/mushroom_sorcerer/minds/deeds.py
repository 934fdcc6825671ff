"""What an answer does with a scroll, a potion, a GU or a good, and who sat where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.engine.native.stack import KIND
from hexmoot.engine.wording import Deed
from hexmoot.games.mushroom_sorcerer.rules.actions import (
    ACTIONS,
    COUNT,
    DECK,
    DONE,
    ELEMENT,
    POTION_CHOICE,
    RESOURCE,
    TAKE_INFLUENCE,
)
from hexmoot.games.mushroom_sorcerer.rules.keys import (
    ELEMENT_KEYS,
    POTION_KEYS,
    RESOURCE_KEYS,
    SORCERER_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ATT_DECL,
    CHAIN,
    CURIOSITY_COUNT,
    DEF_DECL,
    ELEM_PICK,
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
    THIEF_SPELL,
    TURN_MENU,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import GENERAL, SLOTS
from hexmoot.games.mushroom_sorcerer.rules.state import Table

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


def deed(table: Table, action: int) -> Deed | None:
    """What a legal answer does with a component."""
    find = BY_KIND.get(int(table.frames[table.top() + KIND]))
    return None if find is None else find(table, action)


def roles(table: Table, seat: int) -> list[str]:
    """MS-2: the sorcerer, whose five potions nobody else has."""
    return [f"sorcerer:{SORCERER_KEYS[table.role[seat]]}"]


# ---- by decision


def _turn(table: Table, action: int) -> Deed | None:
    """Study, Summon, cast, or use the potion; growing, sliding and war say where, not what."""
    word, index = ACTIONS.family(action)
    if word == "deck":
        return TAKEN[table.deck_top[index]]
    if word == "summon":
        return SUMMONED[index]
    return _power(table, action)


def _power(table: Table, action: int) -> Deed | None:
    """A scroll or the drunk potion's power, in a turn or before a war."""
    word, index = ACTIONS.family(action)
    if word == "spell":
        return CAST[index]
    return USED[table.potion[table.seat]] if word in ("power", "second-power") else None


def _deck(table: Table, action: int) -> Deed | None:
    """The visible scroll of a deck."""
    return TAKEN[table.deck_top[action - DECK]]


def _slot(table: Table, action: int) -> Deed | None:
    """MS-176: an own scroll makes room for another."""
    word, slot = ACTIONS.family(action)
    return REPLACED[table.archive[table.seat * SLOTS + slot]] if word == "slot" else None


def _asked_by_potion(table: Table, action: int) -> Deed | None:
    """A question that the drunk potion alone asks; nothing and none leave its power unused."""
    return None if action in (DONE, COUNT) else USED[table.potion[table.seat]]


def _shrine(table: Table, action: int) -> Deed | None:
    """MS-200: influence or a moon element."""
    return PICKED_INFLUENCE if action == TAKE_INFLUENCE else RAISED[action - ELEMENT]


def _good(table: Table, action: int) -> Deed | None:
    """MS-157: a resource, or a servant."""
    return PICKED[action - RESOURCE]


Finder = Callable[[Table, int], Deed | None]

BY_KIND: Final[Mapping[int, Finder]] = {
    TURN_MENU: _turn,
    ATT_DECL: _power,
    DEF_DECL: _power,
    THIEF_SPELL: _power,
    SCROLL: _deck,
    HAND_DECK: _deck,
    HAND_SLOT: _slot,
    POTION: lambda table, action: DRUNK[action - POTION_CHOICE],
    CURIOSITY_COUNT: _asked_by_potion,
    REVIVE: _asked_by_potion,
    CHAIN: _asked_by_potion,
    REPEAT_CAST: _asked_by_potion,
    GU_KIND: lambda table, action: PLACED[action - ELEMENT],
    SHADOW_KIND: lambda table, action: PLACED[action - ELEMENT],
    ELEM_PICK: lambda table, action: RAISED[action - ELEMENT],
    SHRINE_PAYS: _shrine,
    RES_PICK: _good,
    SERV_PICK: _good,
}
