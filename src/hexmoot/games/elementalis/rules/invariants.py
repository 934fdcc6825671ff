"""What must hold between any two answers."""

from __future__ import annotations

from hexmoot.games.elementalis.rules.kinds import (
    CARDS,
    CATEGORIES,
    DIE_SLOTS,
    DOUBLE,
    ELEMENT_DICE,
    ELEMENTS,
    LINK_STRIDE,
    NO_CARD,
    NO_FACE,
    ORDER_KINDS,
    POOL,
    SUN,
)
from hexmoot.games.elementalis.rules.state import Table


def problems_of(table: Table) -> list[str]:
    """Every invariant that does not hold, one sentence each."""
    return [
        *_mana(table),
        *_cards(table),
        *_dice(table),
        *_window(table),
        *_links(table),
        *_choices(table),
    ]


def _mana(table: Table) -> list[str]:
    """EL-9: no counter is made or lost, none is owed."""
    found = []
    for colour in range(ELEMENTS):
        amount = table.flux[colour] + table.channel[colour]
        for seat in range(table.seats):
            base = seat * POOL + colour
            amount += table.pool[base] + table.pool[base + ELEMENTS]
        if amount != table.terms.mana:
            found.append(f"colour {colour} adds up to {amount}, not {table.terms.mana}")
    numbers = [*table.flux, *table.channel, *table.pool]
    if min(numbers) < 0:
        found.append("some pile holds less than nothing")
    return found


def _cards(table: Table) -> list[str]:
    """EL-12, EL-16: cards exist as often as the supply has them, and pairs are mages."""
    majors = [card for card in table.major if card != NO_CARD]
    found = [] if len(set(majors)) == len(majors) else ["a Major is held twice"]
    for card in range(CARDS):
        if sum(minor == card for minor in table.minor) > table.terms.minor_copies[card]:
            found.append(f"Minor {card} is held too often")
    for seat in range(table.seats):
        if table.major[seat] >= ELEMENTS and ELEMENTS <= table.minor[seat] < NO_CARD:
            found.append(f"seat {seat} holds two cards that make no mage")
    return found


def _dice(table: Table) -> list[str]:
    """EL-3, EL-6: no Sun but on the Sun die, doubles only on their own die."""
    found = []
    for slot in range(DIE_SLOTS):
        face = table.face[slot]
        own = slot if slot < ELEMENT_DICE else table.source[slot]
        if face == SUN:
            found.append(f"slot {slot} shows a Sun")
        if DOUBLE <= face < NO_FACE and face != DOUBLE + own:
            found.append(f"slot {slot} shows a double of another die")
    if (table.held | table.scorched) & ~table.in_play != 0:
        found.append("a die that is not in play carries a mark")
    return found


def _window(table: Table) -> list[str]:
    """EL-47: only who declared is live."""
    return ["a seat is live that did not declare"] if table.live & ~table.declared else []


def _links(table: Table) -> list[str]:
    """EL-103: nobody is linked to himself, and only seats are."""
    found = []
    for owner in range(table.seats):
        if table.has_link(owner, owner):
            found.append(f"seat {owner} is linked to itself")
    if table.links >> (LINK_STRIDE * table.seats) != 0:
        found.append("a link belongs to nobody")
    return found


def _choices(table: Table) -> list[str]:
    """Orders and chosen Mana are possible."""
    found = []
    if any(not 0 <= order < ORDER_KINDS for order in table.order):
        found.append("an unknown standing order")
    if len(table.chosen) != table.seats * CATEGORIES:
        found.append("the chosen Mana do not fit the seats")
    return found
