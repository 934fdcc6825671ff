"""Answers to a spell: whom it is cast on, Counter Spell and Fortitude."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.elementalis.rules.actions import RESPOND_COUNTER, RESPOND_FORTITUDE, RESPOND_NO
from hexmoot.games.elementalis.rules.aiming import LINK_TARGET
from hexmoot.games.elementalis.rules.casting import pay
from hexmoot.games.elementalis.rules.kinds import (
    AS_ANSWER,
    ASK_LINK,
    ASK_RESPOND,
    CATEGORIES,
    COUNTER_SPELL,
    EARTH_LINK,
    ETHER_LEAK,
    FORTITUDE,
    INCINERATE,
    LEVELS,
    LINK_STRIDE,
    OFFSET,
    REACHED,
    TOLD_AIM,
    TOLD_ANSWER,
    TORNADO,
)
from hexmoot.games.elementalis.rules.mages import fresh_spells, price, use_line
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.targets import barred, has_link_target, purse


def cast_on(table: Table) -> i64:
    """EL-78: the players the spell is cast on, its caster left out, as a mask."""
    return reached(table) & ~BIT[table.caster]


def reached(table: Table) -> i64:
    """EL-78: everybody with Mana, prices, rolls, dice or a link in the way of the spell."""
    spell = table.spell
    if spell == INCINERATE or spell == TORNADO:
        return owners_chosen(table)
    if spell == ETHER_LEAK:
        return leaked_on(table, table.caster)
    if spell == EARTH_LINK:
        return BIT[table.target]
    is_link = table.target >= LINK_TARGET
    return BIT[(table.target - LINK_TARGET) // LINK_STRIDE if is_link else table.active]


def owners_chosen(table: Table) -> i64:
    """EL-97, EL-108: everybody whose Mana is chosen."""
    found: i64 = 0
    place: i64
    for place in range(table.seats * CATEGORIES):
        if table.chosen[place] > 0:
            found |= BIT[place // CATEGORIES]
    return found


def leaked_on(table: Table, caster: i64) -> i64:
    """EL-87, EL-88, EL-111: everybody an Ether Leak of this caster reaches."""
    found: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (barred(table, caster, seat) >> ETHER_LEAK) & 1 == 0:
            found |= BIT[seat]
    return found


def step_answers(table: Table) -> None:
    """EL-78, EL-82: clockwise from the caster's left, until one answers."""
    offset = table.argument(OFFSET)
    if offset == 1:
        aim(table)
    asked = table.argument(REACHED) & table.live
    while asked != 0 and table.is_void == 0 and offset < table.seats:
        seat = table.seat_after(table.caster, offset)
        offset += 1
        if (asked >> seat) & 1 == 1 and answers(table, seat) != 0:
            table.set_argument(OFFSET, offset)
            table.push(ASK_RESPOND, seat)
            return
    table.pop()


def aim(table: Table) -> None:
    """The targets are fixed: remember whom the spell is cast on."""
    table.set_argument(REACHED, cast_on(table))
    table.tell(TOLD_AIM, table.caster, table.spell, table.target, table.target_symbol)


def answers(table: Table, seat: i64) -> i64:
    """EL-79, EL-86, EL-88: the answers this seat could give now, as a mask of spells."""
    found = fresh_spells(table, seat) & ~barred(table, seat, table.caster)
    able: i64 = 0
    if (found >> COUNTER_SPELL) & 1 == 1 and can_pay(table, seat, COUNTER_SPELL):
        able |= BIT[COUNTER_SPELL]
    if (found >> FORTITUDE) & 1 == 1 and can_pay(table, seat, FORTITUDE):
        able |= BIT[FORTITUDE]
    return able


def can_pay(table: Table, seat: i64, spell: i64) -> bool:
    """EL-80, EL-81: is the price of this answer in the Pool?"""
    return purse(table, seat, spell // LEVELS) >= price(table, seat, spell, table.paid)


def list_respond(table: Table, seat: i64) -> i64:
    """EL-79: no, Counter Spell, Fortitude."""
    able = answers(table, seat)
    count = table.choose(0, RESPOND_NO)
    if (able >> COUNTER_SPELL) & 1 == 1:
        count = table.choose(count, RESPOND_COUNTER)
    if (able >> FORTITUDE) & 1 == 1:
        count = table.choose(count, RESPOND_FORTITUDE)
    return count


def answer_respond(table: Table, seat: i64, action: i64) -> None:
    """EL-82, EL-83, EL-84: the spell is void; the answer spends declaration and line."""
    table.pop()
    if action == RESPOND_NO:
        return
    spell: i64 = COUNTER_SPELL if action == RESPOND_COUNTER else FORTITUDE
    cost = price(table, seat, spell, table.paid)
    use_line(table, seat, spell)
    table.live &= ~BIT[seat]
    table.is_void = 1
    table.tell(TOLD_ANSWER, seat, spell, cost, table.spell)
    if spell == FORTITUDE and table.links != 0 and has_link_target(table, seat, FORTITUDE):
        table.push(ASK_LINK, seat, AS_ANSWER)
    pay(table, seat, spell, cost)
