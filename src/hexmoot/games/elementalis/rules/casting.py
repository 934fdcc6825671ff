"""Casting a spell: pay, choose what Insight copies, choose targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.numbers import table as numbers
from hexmoot.games.elementalis.rules.actions import COPY, PAY
from hexmoot.games.elementalis.rules.kinds import (
    ASK_DIE,
    ASK_INSIGHT,
    ASK_LINK,
    ASK_MANA,
    ASK_PAY,
    ASK_PLAYER,
    BREEZE,
    BURN,
    CATEGORIES,
    CHAR,
    DUE,
    EARTH_LINK,
    ELEMENTS,
    ETHER_LEAK,
    FORTITUDE,
    GUST,
    INCINERATE,
    INSIGHT,
    LOWEST,
    MIRROR_POOL,
    NO_TARGET,
    PETRIFY,
    POOL,
    STEP_ANSWERS,
    STEP_EFFECT,
    STRENGTH,
    TOLD_CAST,
    TOLD_COPY,
    TORNADO,
    TREMOR,
)
from hexmoot.games.elementalis.rules.mages import price, use_line
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import SPELL_COLOUR
from hexmoot.games.elementalis.rules.targets import copies

if TYPE_CHECKING:
    Numbers = vec[i64]

COPYABLE: Final[Numbers] = numbers([MIRROR_POOL, CHAR, PETRIFY, BREEZE])
COPYABLE_COUNT: Final = 4


def begin_cast(table: Table, seat: i64, spell: i64) -> None:
    """EL-76: mark the line, pay at once, then choose targets, then answers, then the effect."""
    cost = price(table, seat, spell, 0)
    use_line(table, seat, spell)
    table.caster = seat
    table.cast_spell = spell
    table.spell = spell
    table.paid = cost
    table.is_void = 0
    table.target = NO_TARGET
    table.tell(TOLD_CAST, seat, spell, cost)
    table.push(STEP_EFFECT, seat)
    table.push(STEP_ANSWERS, seat, 1)
    push_target(table, seat, spell)
    pay(table, seat, spell, cost)


def pay(table: Table, seat: i64, spell: i64, cost: i64) -> None:
    """EL-68, EL-69, EL-76: elemental spells cost their own colour, Moon spells any mix."""
    if spell >= INSIGHT:
        table.push(ASK_PAY, seat, cost, 0)
        return
    colour = SPELL_COLOUR[spell]
    table.pool[seat * POOL + colour] -= cost
    table.flux[colour] += cost


def push_target(table: Table, seat: i64, spell: i64) -> None:
    """Ask for what the spell needs: a die, a player, Mana, a link, a spell to copy, or nothing."""
    if spell == ETHER_LEAK or spell == GUST or spell == STRENGTH:
        return
    if spell == INCINERATE or spell == TORNADO:
        clear_chosen(table)
        table.push(ASK_MANA, seat, 0, 0)
    elif spell == EARTH_LINK:
        table.push(ASK_PLAYER, seat)
    elif spell == FORTITUDE:
        table.push(ASK_LINK, seat, 0)
    elif spell == INSIGHT:
        table.push(ASK_INSIGHT, seat)
    elif is_aimed_at_dice(spell):
        table.push(ASK_DIE, seat)
    else:
        raise unknown("spell", spell)


def is_aimed_at_dice(spell: i64) -> bool:
    """EL-90, EL-94, EL-95, EL-99, EL-102, EL-106: does this spell work on one die?"""
    if spell == BREEZE or spell == CHAR or spell == MIRROR_POOL:
        return True
    return spell == PETRIFY or spell == BURN or spell == TREMOR


def clear_chosen(table: Table) -> None:
    """Nothing is chosen yet."""
    place: i64
    for place in range(table.seats * CATEGORIES):
        table.chosen[place] = 0


# ---- paying a Moon spell


def list_pay(table: Table, seat: i64) -> i64:
    """EL-69: colours in non-decreasing order that leave the rest payable."""
    owed = table.argument(DUE)
    left = table.coloured(seat)
    count: i64 = 0
    colour: i64
    for colour in range(ELEMENTS):
        have = table.pool[seat * POOL + colour]
        if colour >= table.argument(LOWEST) and have > 0 and left >= owed:
            count = table.choose(count, PAY + colour)
        left -= have
    return count


def answer_pay(table: Table, seat: i64, action: i64) -> None:
    """EL-69, EL-76: one Mana goes to the Flux."""
    colour = action - PAY
    table.pool[seat * POOL + colour] -= 1
    table.flux[colour] += 1
    owed = table.argument(DUE) - 1
    if owed == 0:
        table.pop()
        return
    table.set_argument(DUE, owed)
    table.set_argument(LOWEST, colour)


# ---- Insight


def list_insight(table: Table, seat: i64) -> i64:
    """EL-112: the level-1 elemental spells the active player's cards show."""
    possible = copies(table, seat)
    count: i64 = 0
    index: i64
    for index in range(COPYABLE_COUNT):
        if (possible >> COPYABLE[index]) & 1 == 1:
            count = table.choose(count, COPY + index)
    return count


def answer_insight(table: Table, seat: i64, action: i64) -> None:
    """EL-112, EL-113: the copied spell goes on as itself."""
    table.pop()
    table.spell = COPYABLE[action - COPY]
    table.tell(TOLD_COPY, seat, table.spell)
    table.push(ASK_DIE, seat)
