"""What two cards make of a player: kind of mage, Major symbol, spell lines and prices."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.elementalis.rules.kinds import (
    CHAOTICA,
    COUNTER_SPELL,
    CREATIONIST,
    ELEMENTS,
    ETHER,
    GUARDIAN,
    HARMONIST,
    INSIGHT,
    LEVELS,
    LINE_MASK,
    LINES,
    MINOR_LINE,
    MOON,
    NO_SYMBOL,
    PURIST,
    SUN,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import (
    ELEMENTAL_LEVEL,
    KIND_OF_MINOR,
    KIND_OF_PAIR,
    SPELL_OF,
)


def become_mage(table: Table, seat: i64) -> None:
    """EL-17, EL-28: read kind, Major symbol and lines off the cards as they are now."""
    symbol = major_symbol(table, seat)
    table.symbol[seat] = symbol
    table.kind[seat] = kind_of(table.major[seat], table.minor[seat], symbol)
    level: i64
    for level in range(LEVELS):
        table.lines[seat * LINES + level] = major_line(table.major[seat], symbol, level)
    table.lines[seat * LINES + MINOR_LINE] = minor_line(table.minor[seat], symbol)


def major_symbol(table: Table, seat: i64) -> i64:
    """EL-28, EL-163: an element, Ether for a Creationist, this round's element for a Chaotica."""
    major = table.major[seat]
    if major < ELEMENTS or major == ETHER:
        return major
    if major == SUN and table.chaos >= 0:
        return table.chaos
    return NO_SYMBOL


def kind_of(major: i64, minor: i64, symbol: i64) -> i64:
    """EL-17: the kind of mage; a Chaotica counts as the kind its element makes it (EL-28)."""
    if major == ETHER or major == MOON:
        return CREATIONIST if major == ETHER else GUARDIAN
    if minor >= ELEMENTS:
        return KIND_OF_MINOR[minor - ELEMENTS]
    if symbol >= ELEMENTS:
        return CHAOTICA
    return KIND_OF_PAIR[symbol * ELEMENTS + minor]


def major_line(major: i64, symbol: i64, level: i64) -> i64:
    """EL-29, EL-61, EL-63: the spells on a line of a Major, as a mask."""
    if major == ETHER:
        return ELEMENTAL_LEVEL[level]
    if major == MOON:
        return BIT[INSIGHT + level]
    if symbol < ELEMENTS:
        return BIT[SPELL_OF[symbol * LEVELS + level]]
    return 0


def minor_line(minor: i64, symbol: i64) -> i64:
    """EL-62, EL-64, EL-65, EL-66: the spells on the line of a Minor, as a mask."""
    if minor < ELEMENTS:
        return BIT[SPELL_OF[minor * LEVELS]]
    if minor == ETHER:
        return ELEMENTAL_LEVEL[0]
    if minor == MOON:
        return BIT[INSIGHT]
    if minor == SUN and symbol < ELEMENTS:
        return BIT[SPELL_OF[symbol * LEVELS]]
    return 0


def price(table: Table, seat: i64, spell: i64, answered: i64) -> i64:
    """EL-67, EL-75: what a spell costs this seat now; `answered` is X for a Counter Spell."""
    level = spell % LEVELS + 1
    if spell == COUNTER_SPELL:
        return adjusted(table, seat, answered, level)
    return adjusted(table, seat, level, level)


def adjusted(table: Table, seat: i64, base: i64, level: i64) -> i64:
    """EL-72, EL-73, EL-74, EL-75: base price with surcharge, discount and leaks, at least 1."""
    terms = table.terms
    kind = table.kind[seat]
    cost = base + table.leaks_on(seat)
    if kind == HARMONIST:
        cost += terms.harmonist_surcharge
    elif kind == PURIST and level >= terms.discount_level:
        cost -= terms.purist_discount
    return cost if cost > terms.least_price else terms.least_price


def fresh_spells(table: Table, seat: i64) -> i64:
    """EL-54, EL-55: the spells on this seat's lines that are not used in this turn."""
    used = (table.used >> (seat * LINES)) & LINE_MASK
    lines = table.lines
    base = seat * LINES
    found: i64 = 0
    line: i64
    for line in range(LINES):
        if (used >> line) & 1 == 0:
            found |= lines[base + line]
    return found


def use_line(table: Table, seat: i64, spell: i64) -> None:
    """EL-56: mark the narrowest fresh line with this spell as used, among equals the Minor's."""
    table.used |= BIT[seat * LINES + narrowest_line(table, seat, spell)]


def narrowest_line(table: Table, seat: i64, spell: i64) -> i64:
    """EL-56: only the Major's line of the spell's level and the Minor's line can hold it."""
    level = spell % LEVELS
    if not is_line_open(table, seat, MINOR_LINE, spell):
        return level
    if not is_line_open(table, seat, level, spell):
        return MINOR_LINE
    lines = table.lines
    base = seat * LINES
    if lines[base + level] == BIT[spell] and lines[base + MINOR_LINE] != BIT[spell]:
        return level
    return MINOR_LINE


def is_line_open(table: Table, seat: i64, line: i64, spell: i64) -> bool:
    """Does this line hold the spell, unused?"""
    if (table.used >> (seat * LINES + line)) & 1 == 1:
        return False
    return (table.lines[seat * LINES + line] >> spell) & 1 == 1
