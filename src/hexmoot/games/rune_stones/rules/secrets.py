"""What is hidden: a random world that a seat cannot tell from the real one."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.stack import SEAT as ASKED
from hexmoot.games.rune_stones.rules.card_sets import assign, move, nth, pour, size
from hexmoot.games.rune_stones.rules.kinds import DECK, HAND, KNOWN, SUMMON_CARD, UTIL_CARD
from hexmoot.games.rune_stones.rules.state import Table


def deal_unknown_cards(table: Table, seat: i64) -> None:
    """RS-169: hand and deck together and the known cards are public, the rest is even chance."""
    zones = table.zones
    missing = size(zones, HAND + seat) - size(zones, KNOWN + seat)
    if missing == 0:
        return
    pour(zones, HAND + seat, DECK + seat)
    assign(zones, KNOWN + seat, HAND + seat)
    zones[(DECK + seat) * 2] &= ~zones[(KNOWN + seat) * 2]
    zones[(DECK + seat) * 2 + 1] &= ~zones[(KNOWN + seat) * 2 + 1]
    while missing > 0:
        count = size(zones, DECK + seat)
        move(zones, DECK + seat, HAND + seat, nth(zones, DECK + seat, table.below(DRAWS, count)))
        missing -= 1


def is_choosing_cards(table: Table, seat: i64) -> bool:
    """Is this seat being asked for a hand card, so that its hand must have an answer?"""
    if table.ending != 0:
        return False
    top = table.top()
    kind = table.frames[top + KIND]
    return table.frames[top + ASKED] == seat and (kind == SUMMON_CARD or kind == UTIL_CARD)


def redeal(table: Table, viewer: i64) -> None:
    """RS-3, RS-169: new hands for the others; a seat that is choosing cards must have an answer."""
    seat: i64
    for seat in range(table.seats):
        if seat == viewer:
            continue
        deal_unknown_cards(table, seat)
        if is_choosing_cards(table, seat):
            while table.list_choices() == 0:
                deal_unknown_cards(table, seat)
