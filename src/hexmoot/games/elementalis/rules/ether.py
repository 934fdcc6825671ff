"""Ethers: what each of them counts as, asked one by one."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.elementalis.rules.actions import ETHER_AS, LEAVE_ETHER
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.kinds import (
    DUE,
    ELEMENTS,
    ETHER,
    GIVEN_ETHER,
    GOAL,
    LAST_ELEMENT,
)
from hexmoot.games.elementalis.rules.score import (
    is_moon_mage,
    may_leave_ether,
    number_of,
    score,
    scores_minor,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import BYTE_UNIT


def list_ether(table: Table, seat: i64) -> i64:
    """EL-122, EL-132, EL-136: what the next Ether may be."""
    count: i64 = 0
    element: i64
    for element in range(ELEMENTS):
        if may_be_ether(table, seat, element):
            count = table.choose(count, ETHER_AS + element)
    if may_leave_ether(table, seat):
        count = table.choose(count, LEAVE_ETHER)
    return count


def may_be_ether(table: Table, seat: i64, element: i64) -> bool:
    """EL-122, EL-132, EL-197: for Moon mages any element, in canonical order; else the own ones.

    The order there is: what raises the Major, what is left out, and the Minor takes the rest.
    """
    kind = table.kind[seat]
    if is_moon_mage(kind):
        return element >= table.argument(LAST_ELEMENT)
    if element == table.symbol[seat]:
        return number_of(table.argument(GIVEN_ETHER), ETHER) == 0
    return scores_minor(kind) and element == table.minor[seat]


def answer_ether(table: Table, seat: i64, action: i64) -> None:
    """EL-122, EL-132: an Ether is given; an Elementalist's first for the Minor takes the rest."""
    element = ether_as(action)
    given = given_with(table, seat, element)
    left = table.argument(DUE) - ethers_for(table, seat, element)
    if left == 0:
        goal = table.argument(GOAL)
        table.pop()
        score(table, seat, symbols(table), given, goal)
        return
    table.set_argument(DUE, left)
    table.set_argument(GIVEN_ETHER, given)
    table.set_argument(LAST_ELEMENT, element)


def ether_as(action: i64) -> i64:
    """EL-197: the element an answer gives an Ether to; Ether itself is one left out."""
    if action == LEAVE_ETHER:
        return ETHER
    return action - ETHER_AS


def ethers_for(table: Table, seat: i64, element: i64) -> i64:
    """EL-122, EL-128: one Ether; all that are due if it is given to a Minor that scores."""
    if scores_minor(table.kind[seat]) and element == table.minor[seat]:
        return table.argument(DUE)
    return 1


def given_with(table: Table, seat: i64, element: i64) -> i64:
    """EL-122, EL-132, EL-197: the Ethers given so far, and the next one to this element."""
    return table.argument(GIVEN_ETHER) + BYTE_UNIT[element] * ethers_for(table, seat, element)
