"""What spells do once nobody has made them void."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.numbers import BIT
from hexmoot.games.elementalis.rules.aiming import LINK_TARGET, cut_link
from hexmoot.games.elementalis.rules.answers import leaked_on
from hexmoot.games.elementalis.rules.dice import free_duplicate, throw_again
from hexmoot.games.elementalis.rules.kinds import (
    BREEZE,
    BURN,
    CATEGORIES,
    CHAR,
    COLOURLESS,
    DIE_SLOTS,
    EARTH_LINK,
    ELEMENT_DICE,
    ELEMENTS,
    ETHER_LEAK,
    FORTITUDE,
    GUST,
    INCINERATE,
    LINK_STRIDE,
    MIRROR_POOL,
    NO_SPELL,
    NO_TARGET,
    PETRIFY,
    POOL,
    STRENGTH,
    SUN_SLOT,
    TOLD_BURNED,
    TOLD_DESTROY,
    TOLD_DUPLICATE,
    TOLD_FADED,
    TOLD_HOLD,
    TOLD_LEAK,
    TOLD_LINK,
    TOLD_SCORCH,
    TORNADO,
    TREMOR,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import BYTE_UNIT


def step_effect(table: Table) -> None:
    """EL-77, EL-82: a void spell does nothing; its price and line are gone."""
    table.pop()
    spell = table.spell
    if table.is_void == 0:
        work(table, spell, table.target)
    table.cast_spell = NO_SPELL
    table.spell = NO_SPELL
    table.target = NO_TARGET


def work(table: Table, spell: i64, target: i64) -> None:
    """Hand the spell to its effect."""
    if spell == BREEZE:
        throw_again(table, target)
    elif spell == CHAR:
        scorch(table, target)
    elif spell == MIRROR_POOL:
        duplicate(table, target)
    elif spell == PETRIFY:
        hold(table, target)
    elif spell == BURN or spell == FORTITUDE:
        remove(table, target)
    elif spell == GUST:
        gust(table)
    elif spell == STRENGTH:
        throw_again(table, SUN_SLOT)
    elif spell == ETHER_LEAK:
        spring_leak(table)
    elif spell == EARTH_LINK:
        link(table, target)
    elif spell == INCINERATE:
        incinerate(table)
    elif spell == TORNADO:
        fade(table)
    elif spell == TREMOR:
        tremor(table, target)
    else:
        raise unknown("spell", spell)


def scorch(table: Table, slot: i64) -> None:
    """EL-94: the die counts for nothing until this roll is finished."""
    table.scorched |= BIT[slot]
    table.tell(TOLD_SCORCH, slot)


def duplicate(table: Table, slot: i64) -> None:
    """EL-90, EL-92, EL-93: a fresh copy with the same face in the lowest free slot."""
    copy = free_duplicate(table)
    table.in_play |= BIT[copy]
    table.face[copy] = table.face[slot]
    table.source[copy] = table.source[slot] if slot >= ELEMENT_DICE else slot
    table.tell(TOLD_DUPLICATE, copy, slot, table.face[copy])


def hold(table: Table, slot: i64) -> None:
    """EL-99: the face is held until the turn ends."""
    table.held |= BIT[slot]
    table.tell(TOLD_HOLD, slot, table.face[slot])


def tremor(table: Table, slot: i64) -> None:
    """EL-6, EL-102: the die shows the symbol named, once, and is held."""
    table.face[slot] = table.target_symbol
    hold(table, slot)


def remove(table: Table, target: i64) -> None:
    """EL-95, EL-96, EL-116: a die leaves for the turn, or a link is cut."""
    if target >= LINK_TARGET:
        cut_link(table, target)
        return
    table.in_play &= ~BIT[target]
    table.held &= ~BIT[target]
    table.scorched &= ~BIT[target]
    table.tell(TOLD_DESTROY, target, table.face[target])


def gust(table: Table) -> None:
    """EL-107: all dice and duplicates that are not held, in slot order; never the Sun die."""
    loose = table.in_play & ~table.held
    slot: i64
    for slot in range(DIE_SLOTS):
        if (loose >> slot) & 1 == 1:
            throw_again(table, slot)


def spring_leak(table: Table) -> None:
    """EL-74, EL-87, EL-88, EL-111: everyone it reaches, the caster too, pays 1 more this turn."""
    reached = leaked_on(table, table.caster)
    seat: i64
    for seat in range(table.seats):
        if (reached >> seat) & 1 == 1:
            table.leak += BYTE_UNIT[seat]
    table.tell(TOLD_LEAK, table.caster, reached)


def link(table: Table, linked: i64) -> None:
    """EL-103: the caster will score this player's rolls too."""
    table.links |= BIT[table.caster * LINK_STRIDE + linked]
    table.tell(TOLD_LINK, table.caster, linked)


def incinerate(table: Table) -> None:
    """EL-97, EL-110: the chosen Mana go to the Flux, colourless ones in their printed colour."""
    place: i64
    for place in range(table.seats * CATEGORIES):
        amount = table.chosen[place]
        if amount > 0:
            seat = place // CATEGORIES
            table.tell(TOLD_BURNED, seat, place % CATEGORIES, amount)
            while amount > 0:
                colour = take_one(table, seat, place % CATEGORIES)
                table.flux[colour] += 1
                amount -= 1


def take_one(table: Table, seat: i64, category: i64) -> i64:
    """EL-110: take a Mana out of a Pool; of colourless ones the first by printed colour."""
    base = seat * POOL
    if category != COLOURLESS:
        table.pool[base + category] -= 1
        return category
    printed: i64 = 0
    while table.pool[base + ELEMENTS + printed] == 0:
        printed += 1
    table.pool[base + ELEMENTS + printed] -= 1
    return printed


def fade(table: Table) -> None:
    """EL-108, EL-109: the chosen Mana stay in their Pools without colour, for good."""
    place: i64
    for place in range(table.seats * CATEGORIES):
        amount = table.chosen[place]
        if amount > 0:
            seat = place // CATEGORIES
            colour = place % CATEGORIES
            table.pool[seat * POOL + colour] -= amount
            table.pool[seat * POOL + ELEMENTS + colour] += amount
            table.tell(TOLD_FADED, seat, colour, amount)
