"""One sorcerer as plain data: path and score, goods, elements, scrolls, potions."""

from __future__ import annotations

from typing import Any

from hexmoot.games.mushroom_sorcerer.rules.casting import spell_cost
from hexmoot.games.mushroom_sorcerer.rules.keys import (
    DECK_KEYS,
    ELEMENT_KEYS,
    GOOD_KEYS,
    POTION_KEYS,
    SORCERER_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import T_CAST
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    GENERAL,
    GOODS,
    LANDS,
    NONE,
    POTIONS,
    SLOTS,
    SPELLS,
)
from hexmoot.games.mushroom_sorcerer.rules.sets import members
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.words import names
from hexmoot.games.mushroom_sorcerer.words.names import spell_name


def seat_view(table: Table, seat: int) -> dict[str, Any]:
    """One sorcerer: who it is, path and score, towers and goods, elements, scrolls, potions."""
    role = SORCERER_KEYS[int(table.role[seat])]
    return {
        "id": f"seat:{seat}",
        "seat": seat,
        "sorcerer": role,
        "name": names.SORCERERS[role][0],
        "title": names.SORCERERS[role][1],
        "colour": table.tables.colours[table.role[seat]],
        **path_view(table, seat),
        **holdings_view(table, seat),
        "elements": [element_view(table, seat, element) for element in range(GENERAL)],
        "archive": [scroll_view(table, seat, n) for n in range(table.archive_size[seat])],
        "archive_room": int(table.tables.archive),
        "archive_free": int(table.tables.archive - table.archive_size[seat]),
        **potions_view(table, seat),
        "free_gu": table.free_gu[seat] != 0,
    }


def path_view(table: Table, seat: int) -> dict[str, Any]:
    """How far a seat is on the road it has taken."""
    return {
        "path": "moon" if table.is_on_moon(seat) else "influence",
        "influence": int(table.influence[seat]),
        "moon": int(table.moon[seat]),
        "moon_gus": int(table.moon_gus(seat)),
        "needs": next_checkpoint(table, seat),
        "is_blessed": bool(table.is_blessed(seat)),
        "gus": int(table.gus_of(seat)),
    }


def holdings_view(table: Table, seat: int) -> dict[str, Any]:
    """Towers, goods, servants and dice of a seat."""
    goods = {key: int(table.goods[seat * GOODS + good]) for good, key in enumerate(GOOD_KEYS)}
    return {
        "towers": members(table.towers[seat], LANDS),
        "platforms": int(table.platforms_left(seat)),
        "drops": goods["drop"],
        "flasks": goods["flask"],
        "mana": goods["mana"],
        "reserve": {"flame": goods["flame"], "stone": goods["stone"]},
        "servants": int(table.servants_of(seat)),
        "dice": int(table.dice[seat]),
    }


def potions_view(table: Table, seat: int) -> dict[str, Any]:
    """The potion of the round, those left, and all five of the sorcerer."""
    potion = int(table.potion[seat])
    own_potions = members(table.own_potions(seat), POTIONS)
    return {
        "potion": None if potion == NONE else POTION_KEYS[potion],
        "potion_name": "" if potion == NONE else names.POTIONS[POTION_KEYS[potion]][0],
        "potion_mastered": bool(table.masters_potion(seat)),
        "potions_left": [POTION_KEYS[left] for left in members(table.potions_left[seat], POTIONS)],
        "potions": [potion_view(table, seat, own) for own in own_potions],
    }


def potion_view(table: Table, seat: int, potion: int) -> dict[str, Any]:
    """MS-24, MS-156: a potion, the element that masters it (None: no master effect), its state."""
    element = int(table.tables.potion_element[potion])
    is_left = (int(table.potions_left[seat]) >> potion) & 1 == 1
    return {
        "id": f"potion:{POTION_KEYS[potion]}",
        "potion": POTION_KEYS[potion],
        "name": names.POTIONS[POTION_KEYS[potion]][0],
        "element": None if element == NONE else ELEMENT_KEYS[element],
        "mastered": element != NONE and bool(table.is_mastered(seat, element)),
        "state": "left" if is_left else "active" if table.potion[seat] == potion else "drunk",
    }


def next_checkpoint(table: Table, seat: int) -> dict[str, int] | None:
    """MS-72: the checkpoint a moon seeker has reached, or the first one."""
    if not table.is_on_moon(seat):
        return None
    points = checkpoints(table)
    reached = [point for point in points if point["elements"] <= table.moon[seat]]
    return (reached or points[:1])[-1]


def checkpoints(table: Table) -> list[dict[str, int]]:
    """MS-72: moon elements and the moon GUs they then need."""
    terms = table.terms
    return [
        {"elements": int(terms.checkpoint_elements[at]), "gus": int(terms.checkpoint_gus[at])}
        for at in range(len(terms.checkpoint_elements))
    ]


def element_view(table: Table, seat: int, element: int) -> dict[str, Any]:
    """A seat's place on a general track."""
    return {
        "element": ELEMENT_KEYS[element],
        "at": int(table.position(seat, element)),
        "level": int(table.level(seat, element)),
        "mastered": bool(table.is_mastered(seat, element)),
    }


def scroll_view(table: Table, seat: int, slot: int) -> dict[str, Any]:
    """A scroll in an archive: what it costs its owner now, and whether it is used up."""
    spell = int(table.archive[seat * SLOTS + slot])
    return {
        "id": f"scroll:{SPELL_KEYS[spell]}",
        "slot": slot,
        "spell": SPELL_KEYS[spell],
        "name": spell_name(spell),
        "deck": DECK_KEYS[int(table.tables.spell_deck[spell])],
        "mana": int(spell_cost(table, seat, spell)),
        "flipped": bool(table.is_flipped(spell)),
        "cast": spell in members(table.turn[T_CAST], SPELLS),
        "tooltip": names.SPELLS[SPELL_KEYS[spell]][1],
    }
