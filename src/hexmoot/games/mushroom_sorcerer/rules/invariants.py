"""What must hold in every state; tests and `hexmoot check` ask after each answer."""

from __future__ import annotations

from hexmoot.engine.native.numbers import BIT
from hexmoot.engine.native.stack import KIND
from hexmoot.games.mushroom_sorcerer.rules.frames import ON_LAND
from hexmoot.games.mushroom_sorcerer.rules.keys import ELEMENT_KEYS, GOOD_KEYS
from hexmoot.games.mushroom_sorcerer.rules.kinds import EXCESS
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BONUS_DIE,
    DECKS,
    GENERAL,
    GOODS,
    HEIGHT,
    KINDS,
    LANDS,
    MOON,
    NONE,
    SEATS,
    SERVANT_KINDS,
    SLOTS,
    SPELLS,
)
from hexmoot.games.mushroom_sorcerer.rules.sets import members
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def problems_of(table: Table) -> list[str]:
    """Every invariant that does not hold, one sentence each."""
    return [
        *_count_goods(table),
        *_count_gus(table),
        *_count_debris(table),
        *_count_dice(table),
        *_count_scrolls(table),
        *_check_lands(table),
        *_check_seats(table),
    ]


def _count_goods(table: Table) -> list[str]:
    """MS-216: supply, lands and sorcerers together hold every piece (if supplies are limited)."""
    found = [
        f"the supply of {key} is {table.supply[good]}"
        for good, key in enumerate(GOOD_KEYS)
        if table.supply[good] < 0
    ]
    if not table.terms.is_limited:
        return found
    for good, key in enumerate(GOOD_KEYS):
        held = sum(table.goods[seat * GOODS + good] for seat in range(SEATS))
        lying = sum(table.land_good[land] == good for land in range(LANDS))
        count = table.supply[good] + held + lying + _standing(table, good)
        if count != table.tables.supply[good]:
            found.append(f"there are {count} {key}, not {table.tables.supply[good]}")
    return found


def _standing(table: Table, good: int) -> int:
    """The servants of a kind on towers; other goods never stand there."""
    if good >= SERVANT_KINDS:
        return 0
    return sum(int(table.servants[SERVANT_KINDS * land + good]) for land in range(LANDS))


def _count_gus(table: Table) -> list[str]:
    """MS-104, MS-217: box and forest together hold every GU."""
    found = []
    for kind, key in enumerate(ELEMENT_KEYS):
        grown = sum(table.stack[place] == kind for place in range(LANDS * HEIGHT))
        if table.box[kind] + grown != table.tables.gus:
            found.append(f"there are {table.box[kind] + grown} {key} GUs")
        if table.box[kind] < 0:
            found.append(f"the box has {table.box[kind]} {key} GUs")
    return found


def _count_debris(table: Table) -> list[str]:
    """MS-11, MS-47: ten debris, one on a land, none under a tower or on a forbidden cell."""
    found = []
    if table.debris_supply + len(members(table.debris, LANDS)) != table.tables.debris:
        found.append("debris is lost or made")
    if table.debris & ~table.free_lands() != 0:
        found.append("debris lies under a tower or on a forbidden cell")
    return found


def _count_dice(table: Table) -> list[str]:
    """MS-64, MS-66: a seat has the dice of the spaces it has reached."""
    found = []
    spent = 0
    for seat in range(table.seats):
        reached = sum(
            table.tables.bonus(element, position) == BONUS_DIE
            for element in range(KINDS)
            for position in range(1, int(table.position(seat, element)) + 1)
        )
        spent += int(table.dice[seat])
        if table.dice[seat] > reached:
            found.append(f"seat {seat} has {table.dice[seat]} dice for {reached} spaces")
    if table.dice_supply + spent != table.tables.dice:
        found.append("war dice are lost or made")
    return found


def _count_scrolls(table: Table) -> list[str]:
    """MS-12, MS-40: every scroll is in exactly one deck, archive or out of the game."""
    places = members(table.discard, SPELLS)
    for deck in range(DECKS):
        places.extend(members(table.deck_rest[deck], SPELLS))
        if table.deck_top[deck] != NONE:
            places.append(int(table.deck_top[deck]))
    found = []
    for seat in range(table.seats):
        size = int(table.archive_size[seat])
        held = [int(table.archive[seat * SLOTS + slot]) for slot in range(size)]
        places.extend(held)
        if sorted(held) != members(table.scrolls[seat], SPELLS) or size > table.tables.archive:
            found.append(f"the archive of seat {seat} is wrong: {held}")
    if sorted(places) != list(range(SPELLS)):
        found.append("a scroll is lost or in two places")
    if table.flipped & ~sum(int(table.scrolls[seat]) for seat in range(SEATS)) != 0:
        found.append("a flipped scroll lies outside the archives")
    return found


def _check_lands(table: Table) -> list[str]:
    """MS-48, MS-52, MS-56, MS-78, MS-84: towers have owners and room for their servants."""
    found = []
    for land in range(LANDS):
        height = int(table.height[land])
        owner = int(table.owner[land])
        stack = [int(table.stack[land * HEIGHT + level]) for level in range(HEIGHT)]
        kinds = stack[:height]
        if (owner == NONE) != (height == 0) or not 0 <= height <= table.tables.height:
            found.append(f"land {land} has owner {owner} and height {height}")
        if NONE in kinds or any(kind != NONE for kind in stack[height:]):
            found.append(f"the stack on land {land} has gaps")
        if kinds.count(MOON) != (int(table.moons) >> land) & 1:
            found.append(f"the moon GUs on land {land} are counted wrong")
        if min(table.servants[SERVANT_KINDS * land], table.servants[SERVANT_KINDS * land + 1]) < 0:
            found.append(f"land {land} has fewer than no servants")
        if table.tower_servants(land) > height and not _is_shedding(table, land):
            found.append(f"land {land} has more servants than levels")
        for seat in range(SEATS):
            if ((table.towers[seat] & BIT[land]) != 0) != (owner == seat):
                found.append(f"the towers of seat {seat} do not fit land {land}")
    return found


def _is_shedding(table: Table, land: int) -> bool:
    """MS-83: is the owner just being asked which servants leave this tower?"""
    top = table.top()
    return int(table.frames[top + KIND]) == EXCESS and int(table.frames[top + ON_LAND]) == land


def _check_seats(table: Table) -> list[str]:
    """MS-48, MS-59, MS-68, MS-69: bounds of tracks and holdings, no influence on the moon."""
    found = []
    for seat in range(table.seats):
        if table.tower_count(seat) > table.tables.towers:
            found.append(f"seat {seat} has too many towers")
        if table.is_on_moon(seat) and table.influence[seat] != 0:
            found.append(f"seat {seat} has influence on the moon path")
        tracks = [table.element[seat * GENERAL + element] for element in range(GENERAL)]
        lengths = [table.tables.track_length[element] for element in range(KINDS)]
        for element, at in enumerate([*tracks, table.moon[seat]]):
            if not 0 <= at <= lengths[element]:
                found.append(f"seat {seat} is beyond the {ELEMENT_KEYS[element]} track")
        goods = [table.goods[seat * GOODS + good] for good in range(GOODS)]
        if min(*goods, table.influence[seat], table.dice[seat]) < 0:
            found.append(f"seat {seat} owns less than nothing")
        if (table.potions_left[seat] & ~table.own_potions(seat)) != 0:
            found.append(f"seat {seat} has a potion of somebody else")
    return found
