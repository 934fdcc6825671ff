"""Elemental Opposition: others roll dice with their symbol to take Mana, or to pay."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.elementalis.rules.actions import (
    GIVE,
    OPPOSE,
    OPPOSE_DONE,
    TAKE_ALL,
    TAKE_NONE,
)
from hexmoot.games.elementalis.rules.cosmic import answer_gift, list_gift
from hexmoot.games.elementalis.rules.dice import throw
from hexmoot.games.elementalis.rules.effects import take_one
from hexmoot.games.elementalis.rules.kinds import (
    ALL_SLOTS,
    AS_GIFT,
    ASK_GIVE,
    ASK_OPPOSE,
    ASK_TAKE,
    CATEGORIES,
    COLOURLESS,
    DUE,
    ELEMENTS,
    FIRST_SLOT,
    LOWEST,
    NO_FACE,
    NO_SYMBOL,
    OFFSET,
    POOL,
    RECEIVER,
    SOURCE,
    SUN_SLOT,
    TAKEN_DICE,
    TOLD_GIVE,
    TOLD_LEFT,
    TOLD_OPPOSE,
)
from hexmoot.games.elementalis.rules.score import number_of
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import SYMBOL_COUNT


def step_opposition(table: Table) -> None:
    """EL-160, EL-169: ask the next player clockwise whose symbol shows."""
    offset = table.argument(OFFSET)
    while offset < table.seats:
        seat = table.seat_after(table.active, offset)
        offset += 1
        if eligible(table, seat) != 0:
            table.set_argument(OFFSET, offset)
            table.push(ASK_OPPOSE, seat, 0, 0)
            return
    table.pop()


def available(table: Table) -> i64:
    """EL-161: dice neither destroyed, scorched, held nor taken; the Sun die and duplicates too."""
    lying = table.in_play & ~table.scorched & ~table.held
    return (lying | BIT[SUN_SLOT]) & ~table.taken


def eligible(table: Table, seat: i64) -> i64:
    """EL-5, EL-160, EL-163: the available dice that show this seat's Major symbol."""
    symbol = table.symbol[seat]
    if symbol == NO_SYMBOL:
        return 0
    dice = available(table)
    found: i64 = 0
    slot: i64 = 0
    while dice != 0:
        if dice & 1 == 1 and number_of(SYMBOL_COUNT[table.face[slot]], symbol) > 0:
            found |= BIT[slot]
        dice >>= 1
        slot += 1
    return found


def list_oppose(table: Table, seat: i64) -> i64:
    """EL-162: dice with the symbol after the last one taken, in slot order, or done."""
    dice = eligible(table, seat)
    count: i64 = 0
    slot: i64
    end: i64 = ALL_SLOTS
    for slot in range(table.argument(FIRST_SLOT), end):
        if (dice >> slot) & 1 == 1:
            count = table.choose(count, OPPOSE + slot)
    return table.choose(count, OPPOSE_DONE)


def answer_oppose(table: Table, seat: i64, action: i64) -> None:
    """EL-162: take one more die, or throw what was taken."""
    mine = table.argument(TAKEN_DICE)
    if action == OPPOSE_DONE:
        table.pop()
        if mine != 0:
            oppose(table, seat, mine)
        return
    slot = action - OPPOSE
    table.taken |= BIT[slot]
    table.set_argument(TAKEN_DICE, mine | BIT[slot])
    table.set_argument(FIRST_SLOT, slot + 1)


def oppose(table: Table, seat: i64, dice: i64) -> None:
    """EL-162, EL-164, EL-165, EL-166, EL-171: throw, net the symbols, settle."""
    counts: i64 = 0
    thrown: i64 = 0
    slot: i64
    for slot in range(ALL_SLOTS):
        shown: i64 = NO_FACE
        if (dice >> slot) & 1 == 1:
            throw(table, slot)
            shown = table.face[slot]
            counts += SYMBOL_COUNT[shown]
        thrown += shown * BIT[4 * slot]
    net = number_of(counts, table.symbol[seat])
    if table.symbol[table.active] != NO_SYMBOL:
        net -= number_of(counts, table.symbol[table.active])
    table.tell(TOLD_OPPOSE, seat, thrown, net)
    if net > 0:
        win(table, seat, net)
    elif net < 0:
        begin_give(table, seat, table.active, -net)


def win(table: Table, seat: i64, net: i64) -> None:
    """EL-165, EL-199: the thrower takes the Mana, or is asked whether to."""
    if table.terms.may_leave_mana and table.total(table.active) > 0:
        table.push(ASK_TAKE, seat, net)
    else:
        begin_give(table, table.active, seat, net)


def list_take(table: Table) -> i64:
    """EL-199: nothing or all of it."""
    return table.choose(table.choose(0, TAKE_NONE), TAKE_ALL)


def answer_take(table: Table, seat: i64, action: i64) -> None:
    """EL-199: what is not taken stays where it is."""
    net = table.argument(DUE)
    table.pop()
    if action == TAKE_ALL:
        begin_give(table, table.active, seat, net)
    else:
        table.tell(TOLD_LEFT, seat, table.active, net)


# ---- handing Mana over


def begin_give(table: Table, giver: i64, receiver: i64, amount: i64) -> None:
    """EL-165, EL-166, EL-167: choose what to give; who owes all or more gives everything."""
    if amount < table.total(giver):
        table.push(ASK_GIVE, giver, amount, 0, receiver, 0)
        return
    category: i64
    for category in range(CATEGORIES):
        while pool_of(table, giver, category) > 0:
            hand_over(table, giver, receiver, category)


def pool_of(table: Table, seat: i64, category: i64) -> i64:
    """How much of a colour, or of colourless Mana, a Pool holds."""
    if category == COLOURLESS:
        return table.colourless(seat)
    return table.pool[seat * POOL + category]


def hand_over(table: Table, giver: i64, receiver: i64, category: i64) -> None:
    """EL-110, EL-168: one Mana changes Pools and stays what it is."""
    colour = take_one(table, giver, category)
    if category == COLOURLESS:
        colour += ELEMENTS
    table.pool[receiver * POOL + colour] += 1
    table.tell(TOLD_GIVE, giver, receiver, category)


def list_give(table: Table, seat: i64) -> i64:
    """EL-156, EL-165, EL-166: a Cosmic gift, or what leaves enough for the rest."""
    if table.argument(SOURCE) == AS_GIFT:
        return list_gift(table)
    owed = table.argument(DUE)
    left = table.total(seat)
    count: i64 = 0
    category: i64
    for category in range(CATEGORIES):
        have = pool_of(table, seat, category)
        if category >= table.argument(LOWEST) and have > 0 and left >= owed:
            count = table.choose(count, GIVE + category)
        left -= have
    return count


def answer_give(table: Table, seat: i64, action: i64) -> None:
    """EL-156, EL-165, EL-166: one Mana goes over."""
    if table.argument(SOURCE) == AS_GIFT:
        answer_gift(table, seat, action)
        return
    category = action - GIVE
    hand_over(table, seat, table.argument(RECEIVER), category)
    owed = table.argument(DUE) - 1
    if owed == 0:
        table.pop()
        return
    table.set_argument(DUE, owed)
    table.set_argument(LOWEST, category)
