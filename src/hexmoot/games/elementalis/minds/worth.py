"""What a roll is worth to a mage as it lies: for bots and for hints."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.kinds import (
    CREATIONIST,
    ELEMENTALIST,
    ELEMENTS,
    ETHER,
    GUARDIAN,
    HARMONIST,
    LUMINARY,
    SUN,
)
from hexmoot.games.elementalis.rules.score import number_of, reduction
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import BYTE_UNIT, OPPOSER


def roll_worth(table: Table, seat: i64) -> i64:
    """The most Mana this seat can score with the dice as they lie, were the Flux full."""
    return counts_worth(table, seat, symbols(table))


def counts_worth(table: Table, seat: i64, counts: i64) -> i64:
    """The most Mana this seat can score with these symbols, packed one byte each."""
    kind = table.kind[seat]
    if kind == GUARDIAN:
        return groups_worth(table, counts, number_of(counts, ETHER), 1, 0)
    if kind == LUMINARY:
        return groups_worth(table, counts, number_of(counts, ETHER), 2, 0)
    if kind == HARMONIST:
        return number_of(counts, table.symbol[seat]) + number_of(counts, table.minor[seat])
    if kind == CREATIONIST:
        return creationist_worth(counts, table.minor[seat])
    if kind == ELEMENTALIST:
        return elementalist_worth(counts, table.symbol[seat], table.minor[seat])
    major = table.symbol[seat]
    if major >= ELEMENTS:
        return 0
    return above_zero(net(counts, major) + number_of(counts, ETHER))


def above_zero(amount: i64) -> i64:
    """No Mana below zero."""
    return amount if amount > 0 else 0


def net(counts: i64, element: i64) -> i64:
    """An element's symbols less its reduction."""
    return number_of(counts, element) - reduction(counts, element)


def elementalist_worth(counts: i64, major: i64, minor: i64) -> i64:
    """All Ethers on the Major, all on the Minor, or any split: the best of them."""
    ethers = number_of(counts, ETHER)
    best: i64 = 0
    given: i64
    for given in range(ethers + 1):
        high = above_zero(net(counts, major) + given)
        low = above_zero(net(counts, minor) + ethers - given)
        best = max(best, high + low)
    return best


def creationist_worth(counts: i64, minor: i64) -> i64:
    """Free Mana and the Minor's."""
    ethers = number_of(counts, ETHER)
    reduced = number_of(counts, minor) + ethers - number_of(counts, OPPOSER[minor])
    return above_zero(ethers - number_of(counts, SUN)) + above_zero(reduced)


def groups_worth(table: Table, counts: i64, ethers: i64, weight: i64, first: i64) -> i64:
    """The best way to spread the Ethers over elements from `first` on."""
    if ethers == 0:
        return groups_sum(table, counts)
    best: i64 = 0
    element: i64
    for element in range(first, ELEMENTS):
        raised = counts + weight * BYTE_UNIT[element]
        value = groups_worth(table, raised, ethers - 1, weight, element)
        best = max(best, value)
    return best


def groups_sum(table: Table, counts: i64) -> i64:
    """What groups of two or more pay."""
    amount: i64 = 0
    element: i64
    for element in range(ELEMENTS):
        size = number_of(counts, element)
        if size >= 2:
            amount += size - table.terms.moon_loss
    return amount
