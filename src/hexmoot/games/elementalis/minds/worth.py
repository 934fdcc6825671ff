"""What a roll is worth to a mage as it lies: for bots and for hints."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.kinds import ELEMENTALIST, ELEMENTS, ETHER
from hexmoot.games.elementalis.rules.score import (
    brings,
    gives_ether,
    number_of,
    total_of,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import BYTE_UNIT


def roll_worth(table: Table, seat: i64) -> i64:
    """EL-10: the most Mana this seat can score with the dice as they lie."""
    return counts_worth(table, seat, symbols(table))


def counts_worth(table: Table, seat: i64, counts: i64) -> i64:
    """EL-10: the most Mana this seat can score with these symbols, packed one byte each."""
    return brings(table, seat, counts, best_given(table, seat, counts, 0, 0))


def best_given(table: Table, seat: i64, counts: i64, given: i64, first: i64) -> i64:
    """EL-122, EL-132: how the Ethers are best given, those in `given` already so, from `first` on.

    One byte a colour; among equals an Elementalist's Major and the first elements get more.
    """
    left = number_of(counts, ETHER) - total_of(given) - number_of(given, ETHER)
    kind = table.kind[seat]
    if left == 0 or not gives_ether(kind):
        return given
    if kind == ELEMENTALIST:
        return best_split(table, seat, counts, given, left)
    best: i64 = 0
    most: i64 = -1
    element: i64
    end: i64 = ELEMENTS
    for element in range(first, end):
        way = best_given(table, seat, counts, given + BYTE_UNIT[element], element)
        value = brings(table, seat, counts, way)
        if value > most:
            most = value
            best = way
    return best


def best_split(table: Table, seat: i64, counts: i64, given: i64, left: i64) -> i64:
    """EL-120, EL-197: so many Ethers more on the Major unless one was left out, else the Minor."""
    major = BYTE_UNIT[table.symbol[seat]]
    minor = BYTE_UNIT[table.minor[seat]]
    best: i64 = 0
    most: i64 = -1
    least: i64 = 0
    if number_of(given, ETHER) > 0:
        least = left
    lower: i64
    for lower in range(least, left + 1):
        way = given + major * (left - lower) + minor * lower
        value = brings(table, seat, counts, way)
        if value > most:
            most = value
            best = way
    return best
