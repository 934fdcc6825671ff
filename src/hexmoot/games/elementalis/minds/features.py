"""The table as numbers for learning, seen from one seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import KIND
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.kinds import (
    ALL_SLOTS,
    ASK_ETHER,
    ASK_GAIN,
    ASK_GIVE,
    ASK_GO,
    ASK_MANA,
    ASK_OPPOSE,
    ASK_PAY,
    ASK_TAKE,
    CARDS,
    CATEGORIES,
    DICE_SYMBOLS,
    DIE_SLOTS,
    DUE,
    EARTH_LINK,
    ELEMENTS,
    ETHER,
    GIVEN_ETHER,
    INCINERATE,
    LAST_ELEMENT,
    LINE_MASK,
    LINES,
    LOWEST,
    NO_FACE,
    NO_MAGE,
    NO_SPELL,
    NO_TARGET,
    ORDER_KINDS,
    POOL,
    RECEIVER,
    ROLL,
    SPELLS,
    SUN_SLOT,
    TAKEN_DICE,
    TORNADO,
    TREMOR,
)
from hexmoot.games.elementalis.rules.score import number_of
from hexmoot.games.elementalis.rules.state import Table

MOST_MANA: Final = 240
MOST_ROUNDS: Final = 12
MOST_SYMBOLS: Final = 20
MOST_PRICE: Final = 12
MOST_LEAKS: Final = 3
ROLLS: Final = 3
FACE_NAMES: Final = [f"face[{slot}]" for slot in range(ALL_SLOTS)]


def observe_table(table: Table, seat: i64, sheet: Sheet) -> None:
    """EL-11, EL-193: all that lies open and the own order; seats clockwise from the own."""
    sheet.about_table()
    sheet.number("round", table.round, 0, MOST_ROUNDS)
    sheet.number("rounds_left", table.terms.rounds - table.round, 0, MOST_ROUNDS)
    sheet.one_hot("roll", table.roll_kind, ROLLS)
    sheet.number("pass", table.pass_number, 0, ROLLS)
    sheet.one_hot("own_order", table.order[seat], ORDER_KINDS)
    flux = table.flux
    channel = table.channel
    colour: i64
    for colour in range(ELEMENTS):
        sheet.item("flux", colour, capped(flux[colour]), 0, MOST_MANA)
        sheet.item("channel", colour, capped(channel[colour]), 0, MOST_MANA)
    observe_dice(table, sheet)
    observe_spell(table, sheet)
    observe_picks(table, sheet)
    offset: i64
    for offset in range(table.seats):
        sheet.about_seat(offset)
        observe_seat(table, table.seat_after(seat, offset), sheet)


def capped(amount: i64) -> i64:
    """No more than the bound: an endless Flux is simply full."""
    return min(amount, MOST_MANA)


def observe_dice(table: Table, sheet: Sheet) -> None:
    """Faces, marks and the symbols that count."""
    sheet.one_hots(FACE_NAMES, table.face, 0, NO_FACE)
    sheet.bits("in_play", table.in_play, DIE_SLOTS)
    sheet.bits("held", table.held, DIE_SLOTS)
    sheet.bits("scorched", table.scorched, DIE_SLOTS)
    sheet.bits("taken", table.taken, ALL_SLOTS)
    counts: i64 = 0
    if table.face[SUN_SLOT] != NO_FACE:
        counts = symbols(table)
    symbol: i64
    for symbol in range(DICE_SYMBOLS):
        sheet.item("symbols", symbol, number_of(counts, symbol), 0, MOST_SYMBOLS)


def observe_spell(table: Table, sheet: Sheet) -> None:
    """The spell on its way, or nothing."""
    paid: i64 = 0
    target: i64 = NO_TARGET
    if table.cast_spell != NO_SPELL:
        paid = table.paid
        if table.spell != EARTH_LINK:
            target = table.target
    target_symbol: i64 = NO_TARGET
    if table.spell == TREMOR and table.target >= 0:
        target_symbol = table.target_symbol
    sheet.one_hot("cast", table.cast_spell, SPELLS)
    sheet.one_hot("spell", table.spell, SPELLS)
    sheet.number("paid", paid, 0, MOST_PRICE)
    sheet.one_hot("target_die", target, DIE_SLOTS)
    sheet.one_hot("target_symbol", target_symbol, ETHER + 1)


def observe_picks(table: Table, sheet: Sheet) -> None:
    """What is picked already in a choice of several pieces."""
    kind = asked_kind(table)
    if sheet.is_naming or is_picking(kind):
        observe_pieces(table, kind, sheet)
    else:
        sheet.pass_over(2 + ELEMENTS)
    taking: i64 = 0
    roll: i64 = -1
    if kind == ASK_OPPOSE:
        taking = table.argument(TAKEN_DICE)
    elif kind == ASK_GO:
        roll = table.argument(ROLL)
    sheet.bits("taking", taking, ALL_SLOTS)
    sheet.one_hot("next_roll", roll, ROLLS)


def is_picking(kind: i64) -> bool:
    """Is this a decision about several pieces, one after the other?"""
    is_paying = kind == ASK_GAIN or kind == ASK_GIVE or kind == ASK_PAY
    return is_paying or kind == ASK_ETHER or kind == ASK_MANA or kind == ASK_TAKE


def observe_pieces(table: Table, kind: i64, sheet: Sheet) -> None:
    """How many pieces are due, from which on, and the Ethers given so far."""
    lowest: i64 = 0
    given: i64 = 0
    if kind == ASK_ETHER:
        lowest = table.argument(LAST_ELEMENT)
        given = table.argument(GIVEN_ETHER)
    elif kind != ASK_MANA and kind != ASK_TAKE:
        lowest = table.argument(LOWEST)
    sheet.number("picks", capped(table.argument(DUE)), 0, MOST_MANA)
    sheet.number("lowest_pick", lowest, 0, CATEGORIES)
    element: i64
    for element in range(ELEMENTS):
        sheet.item("ether_given", element, number_of(given, element), 0, MOST_SYMBOLS)


def asked_kind(table: Table) -> i64:
    """The kind of the present decision, -1 when the game is over."""
    if table.ending != 0:
        return -1
    return table.frames[table.top() + KIND]


def observe_seat(table: Table, seat: i64, sheet: Sheet) -> None:
    """One mage: cards, Pool, lines, standing in the window, links."""
    sheet.flag("active", table.active == seat)
    sheet.flag("starts", table.terms.start_seat == seat)
    sheet.one_hot("major", table.major[seat], CARDS)
    sheet.one_hot("minor", table.minor[seat], CARDS)
    sheet.one_hot("mage", table.kind[seat], NO_MAGE)
    sheet.one_hot("symbol", table.symbol[seat], ETHER + 1)
    sheet.row("pool", table.pool, seat * POOL, POOL, 0, MOST_MANA)
    sheet.bits("used", (table.used >> (seat * LINES)) & LINE_MASK, LINES)
    sheet.number("leak", table.leaks_on(seat), 0, MOST_LEAKS)
    sheet.flag("declared", (table.declared >> seat) & 1 == 1)
    sheet.flag("live", table.is_live(seat))
    observe_part(table, seat, sheet)


def observe_part(table: Table, seat: i64, sheet: Sheet) -> None:
    """A seat's part in the spell being cast, in a gift, and in links."""
    is_cast = table.cast_spell != NO_SPELL
    sheet.flag("casts", is_cast and table.caster == seat)
    sheet.flag("aimed_at", is_cast and table.spell == EARTH_LINK and table.target == seat)
    sheet.flag("receives", asked_kind(table) == ASK_GIVE and table.argument(RECEIVER) == seat)
    if sheet.is_naming or table.spell == INCINERATE or table.spell == TORNADO:
        sheet.row("chosen", table.chosen, seat * CATEGORIES, CATEGORIES, 0, MOST_PRICE)
    else:
        sheet.pass_over(CATEGORIES)
    if sheet.is_naming or table.links != 0:
        observe_links(table, seat, sheet)
    else:
        sheet.pass_over(table.seats - 1)


def observe_links(table: Table, seat: i64, sheet: Sheet) -> None:
    """Whose rolls a seat scores too."""
    offset: i64
    for offset in range(1, table.seats):
        linked: i64 = 0
        if table.has_link(seat, table.seat_after(seat, offset)):
            linked = 1
        sheet.item("linked_to", offset, linked, 0, 1)
