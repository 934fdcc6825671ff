"""The creature display: prices, taking a card, sliding and refilling."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.chance import DRAWS
from hexmoot.games.rune_stones.rules.card_sets import add, size
from hexmoot.games.rune_stones.rules.kinds import (
    CREATURE_DECK,
    DISCARD,
    E_REVEAL,
    E_TAKE,
    GENERAL,
    HAND,
    KNOWN,
    NONE,
    SLOTS,
    TO_HAND,
)
from hexmoot.games.rune_stones.rules.state import Table

UNAFFORDABLE: Final = 1000


def cheapest_price(table: Table) -> i64:
    """RS-38: the lowest price of a filled slot; far above any pool if all are empty."""
    cheapest: i64 = UNAFFORDABLE
    display = table.display
    costs = table.terms.display_costs
    slot: i64
    for slot in range(SLOTS):
        if display[slot] != NONE and costs[slot] < cheapest:
            cheapest = costs[slot]
    return cheapest


def slide(table: Table) -> i64:
    """RS-46: the cards left close up without changing order; returns how many slots are free."""
    display = table.display
    free: i64 = 0
    index: i64
    slot: i64
    left = table.terms.shifts_left
    for index in range(SLOTS):
        slot = index if left else SLOTS - 1 - index
        card = display[slot]
        if card == NONE:
            free += 1
        elif free > 0:
            display[slot - free if left else slot + free] = card
            display[slot] = NONE
    return free


def refill_display(table: Table) -> None:
    """RS-46 to RS-50: slide, then fill up beside the old cards, first revealed leftmost."""
    free = slide(table)
    if free == 0:
        return
    zones = table.zones
    fresh = size(zones, CREATURE_DECK) + size(zones, GENERAL)
    fresh = min(fresh, free)
    begin: i64 = SLOTS - free if table.terms.shifts_left else free - fresh
    slot: i64
    for slot in range(begin, begin + fresh):
        card = table.draw_creature(DRAWS)
        table.display[slot] = card
        table.tell(E_REVEAL, slot, card)


def take_from_display(table: Table, seat: i64, slot: i64, destination: i64) -> None:
    """RS-66, RS-137, RS-169: a display card goes to the discard or, known to all, to the hand."""
    card = table.display[slot]
    table.display[slot] = NONE
    if destination == TO_HAND:
        add(table.zones, HAND + seat, card)
        add(table.zones, KNOWN + seat, card)
    else:
        add(table.zones, DISCARD + seat, card)
    table.tell(E_TAKE, seat, card, destination)
