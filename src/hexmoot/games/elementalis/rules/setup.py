"""Setting up: cards by draft, deal or list, and the starting Mana."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.chance import SETUP
from hexmoot.engine.native.numbers import table as numbers
from hexmoot.games.elementalis.rules.actions import MAJOR, MINOR, PAIR
from hexmoot.games.elementalis.rules.kinds import (
    ASK_MAJOR,
    ASK_MINOR,
    ASK_START_MANA,
    CARDS,
    DEALT,
    DRAFT,
    ELEMENTS,
    NO_CARD,
    OFFSET,
    POOL,
    STEP_MAJORS,
    STEP_MINORS,
    STEP_ROUND,
    STEP_START_MANA,
    TOLD_MAJOR,
    TOLD_MINOR,
    TOLD_START_MANA,
)
from hexmoot.games.elementalis.rules.mages import become_mage
from hexmoot.games.elementalis.rules.state import Table

if TYPE_CHECKING:
    Numbers = vec[i64]

PAIRS: Final = 10
PAIR_FIRST: Final[Numbers] = numbers([0, 0, 0, 0, 1, 1, 1, 2, 2, 3])
PAIR_SECOND: Final[Numbers] = numbers([0, 1, 2, 3, 1, 2, 3, 2, 3, 3])


def set_up(table: Table) -> None:
    """Lay out the table: cards first, then starting Mana, then round 1."""
    table.push(STEP_ROUND, 0)
    table.push(STEP_START_MANA, 0, 1)
    if table.terms.arcana == DRAFT:
        table.push(STEP_MINORS, 0)
        table.push(STEP_MAJORS, 0)
    elif table.terms.arcana == DEALT:
        deal_arcana(table)
    else:
        give_arcana(table)


# ---- cards


def step_majors(table: Table) -> None:
    """EL-14: one seat after the other from the start seat picks a Major."""
    ask_in_turn(table, ASK_MAJOR)


def step_minors(table: Table) -> None:
    """EL-15: when all have a Major, each picks a Minor, again from the start seat."""
    ask_in_turn(table, ASK_MINOR)


def ask_in_turn(table: Table, question: i64) -> None:
    """Ask the next seat clockwise from the start seat; the step goes when all were asked."""
    offset = table.argument(OFFSET)
    if offset == table.seats:
        table.pop()
        return
    table.set_argument(OFFSET, offset + 1)
    table.push(question, table.seat_after(table.terms.start_seat, offset))


def is_major_left(table: Table, card: i64) -> bool:
    """EL-12, EL-14: is this Major in the supply of this game and not taken?"""
    if (table.terms.cards >> card) & 1 == 0:
        return False
    seat: i64 = 0
    while seat < table.seats and table.major[seat] != card:
        seat += 1
    return seat == table.seats


def is_minor_left(table: Table, card: i64) -> bool:
    """EL-12, EL-15: is a copy of this Minor in the supply of this game and not taken?"""
    if (table.terms.cards >> card) & 1 == 0:
        return False
    left = table.terms.minor_copies[card]
    seat: i64
    for seat in range(table.seats):
        if table.minor[seat] == card:
            left -= 1
    return left > 0


def may_take_minor(table: Table, seat: i64, card: i64) -> bool:
    """EL-16: Ether, Sun and Moon Majors go with elemental Minors only."""
    if card >= ELEMENTS and table.major[seat] >= ELEMENTS:
        return False
    return is_minor_left(table, card)


def list_major(table: Table) -> i64:
    """EL-14: the Majors left."""
    count: i64 = 0
    card: i64
    for card in range(CARDS):
        if is_major_left(table, card):
            count = table.choose(count, MAJOR + card)
    return count


def answer_major(table: Table, seat: i64, action: i64) -> None:
    """EL-14: take the card."""
    table.pop()
    table.major[seat] = action - MAJOR
    table.tell(TOLD_MAJOR, seat, action - MAJOR)


def list_minor(table: Table, seat: i64) -> i64:
    """EL-15, EL-16: the Minors left that go with the Major."""
    count: i64 = 0
    card: i64
    for card in range(CARDS):
        if may_take_minor(table, seat, card):
            count = table.choose(count, MINOR + card)
    return count


def answer_minor(table: Table, seat: i64, action: i64) -> None:
    """EL-15, EL-17: take the card; the mage is complete."""
    table.pop()
    take_minor(table, seat, action - MINOR)


def take_minor(table: Table, seat: i64, card: i64) -> None:
    """EL-17: with its Minor a mage is what it is."""
    table.minor[seat] = card
    become_mage(table, seat)
    table.tell(TOLD_MINOR, seat, card, table.kind[seat])


def give_arcana(table: Table) -> None:
    """EL-187, EL-190: every seat gets the cards the options name for it."""
    seat: i64
    for seat in range(table.seats):
        table.major[seat] = table.terms.given[2 * seat]
        take_minor(table, seat, table.terms.given[2 * seat + 1])


def deal_arcana(table: Table) -> None:
    """EL-189: a random Major for each seat in order, then a random fitting Minor for each."""
    offset: i64
    for offset in range(table.seats):
        deal_major(table, table.seat_after(table.terms.start_seat, offset))
    for offset in range(table.seats):
        deal_minor(table, table.seat_after(table.terms.start_seat, offset))


def deal_major(table: Table, seat: i64) -> None:
    """EL-189: one of the Majors left, each as likely as any other."""
    left: i64 = 0
    card: i64
    for card in range(CARDS):
        left += 1 if is_major_left(table, card) else 0
    skip = table.below(SETUP, left)
    for card in range(CARDS):
        if is_major_left(table, card):
            if skip == 0:
                table.major[seat] = card
                return
            skip -= 1


def deal_minor(table: Table, seat: i64) -> None:
    """EL-189: one of the fitting Minors left, each kind of card as likely as any other."""
    left: i64 = 0
    card: i64
    for card in range(CARDS):
        left += 1 if may_take_minor(table, seat, card) else 0
    skip = table.below(SETUP, left)
    for card in range(CARDS):
        if may_take_minor(table, seat, card):
            if skip == 0:
                take_minor(table, seat, card)
                return
            skip -= 1


# ---- starting Mana


def step_start_mana(table: Table) -> None:
    """EL-19, EL-20: all but the start seat take two Mana, clockwise from its left."""
    ask_in_turn(table, ASK_START_MANA)


def list_start_mana(table: Table) -> i64:
    """EL-19: the pairs of colours the Flux can supply."""
    flux = table.flux
    count: i64 = 0
    pair: i64
    for pair in range(PAIRS):
        first = PAIR_FIRST[pair]
        second = PAIR_SECOND[pair]
        if first == second and flux[first] < 2:
            continue
        if flux[first] > 0 and flux[second] > 0:
            count = table.choose(count, PAIR + pair)
    return count


def answer_start_mana(table: Table, seat: i64, action: i64) -> None:
    """EL-19: two Mana from the Flux into the Pool."""
    table.pop()
    first = PAIR_FIRST[action - PAIR]
    second = PAIR_SECOND[action - PAIR]
    table.flux[first] -= 1
    table.flux[second] -= 1
    table.pool[seat * POOL + first] += 1
    table.pool[seat * POOL + second] += 1
    table.tell(TOLD_START_MANA, seat, first, second)


assert NO_CARD >= CARDS, "an empty place must not look like a card"
