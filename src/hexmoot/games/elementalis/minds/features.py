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
    colour: i64
    for colour in range(ELEMENTS):
        sheet.number(names(sheet, "flux", colour), capped(table.flux[colour]), 0, MOST_MANA)
        sheet.number(names(sheet, "channel", colour), capped(table.channel[colour]), 0, MOST_MANA)
    observe_dice(table, sheet)
    observe_spell(table, sheet)
    observe_picks(table, sheet)
    offset: i64
    for offset in range(table.seats):
        sheet.about_seat(offset)
        observe_seat(table, table.seat_after(seat, offset), sheet)


def names(sheet: Sheet, name: str, index: i64) -> str:
    """`flux[2]` on a naming sheet; elsewhere the name does not matter."""
    return f"{name}[{index}]" if sheet.is_naming else name


def capped(amount: i64) -> i64:
    """No more than the bound: an endless Flux is simply full."""
    return amount if amount < MOST_MANA else MOST_MANA


def observe_dice(table: Table, sheet: Sheet) -> None:
    """Faces, marks and the symbols that count."""
    sheet.one_hots(FACE_NAMES, table.face, 0, NO_FACE)
    sheet.bits("in_play", table.in_play, DIE_SLOTS)
    sheet.bits("held", table.held, DIE_SLOTS)
    sheet.bits("scorched", table.scorched, DIE_SLOTS)
    sheet.bits("taken", table.taken, ALL_SLOTS)
    counts: i64 = symbols(table) if table.face[SUN_SLOT] != NO_FACE else 0
    symbol: i64
    for symbol in range(DICE_SYMBOLS):
        sheet.number(names(sheet, "symbols", symbol), number_of(counts, symbol), 0, MOST_SYMBOLS)


def observe_spell(table: Table, sheet: Sheet) -> None:
    """The spell on its way, or nothing."""
    is_cast = table.cast_spell != NO_SPELL
    is_aimed = is_cast and table.spell != EARTH_LINK
    sheet.one_hot("cast", table.cast_spell, SPELLS)
    sheet.one_hot("spell", table.spell, SPELLS)
    sheet.number("paid", table.paid if is_cast else 0, 0, MOST_PRICE)
    sheet.one_hot("target_die", table.target if is_aimed else -1, DIE_SLOTS)
    is_tremor = table.spell == TREMOR and table.target >= 0
    sheet.one_hot("target_symbol", table.target_symbol if is_tremor else -1, ETHER + 1)


def observe_picks(table: Table, sheet: Sheet) -> None:
    """What is picked already in a choice of several pieces."""
    kind = asked_kind(table)
    is_ether = kind == ASK_ETHER
    is_counted = is_ether or kind == ASK_GAIN or kind == ASK_GIVE or kind == ASK_PAY
    is_counted = is_counted or kind == ASK_MANA or kind == ASK_TAKE
    sheet.number("picks", capped(table.argument(DUE)) if is_counted else 0, 0, MOST_MANA)
    lowest: i64 = 0
    if is_ether:
        lowest = table.argument(LAST_ELEMENT)
    elif kind == ASK_GAIN or kind == ASK_GIVE or kind == ASK_PAY:
        lowest = table.argument(LOWEST)
    sheet.number("lowest_pick", lowest, 0, CATEGORIES)
    element: i64
    for element in range(ELEMENTS):
        given = number_of(table.argument(GIVEN_ETHER), element) if is_ether else 0
        sheet.number(names(sheet, "ether_given", element), given, 0, MOST_SYMBOLS)
    sheet.bits("taking", table.argument(TAKEN_DICE) if kind == ASK_OPPOSE else 0, ALL_SLOTS)
    sheet.one_hot("next_roll", table.argument(ROLL) if kind == ASK_GO else -1, ROLLS)


def asked_kind(table: Table) -> i64:
    """The kind of the present decision, -1 when the game is over."""
    return -1 if table.ending != 0 else table.frames[table.top() + KIND]


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
    is_choosing = table.spell == INCINERATE or table.spell == TORNADO
    category: i64
    for category in range(CATEGORIES):
        picked = table.chosen[seat * CATEGORIES + category] if is_choosing else 0
        sheet.number(names(sheet, "chosen", category), picked, 0, MOST_PRICE)
    offset: i64
    for offset in range(1, table.seats):
        linked = table.has_link(seat, table.seat_after(seat, offset))
        sheet.flag(names(sheet, "linked_to", offset), linked)
