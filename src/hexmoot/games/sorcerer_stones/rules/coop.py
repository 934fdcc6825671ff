"""Co-op step 2: taken stones are laid on the cards on offer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.numbers import total
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import PLACE_STONE
from hexmoot.games.sorcerer_stones.rules.kinds import (
    CASCADE,
    COLOURS,
    NO_CARD,
    OFFER,
    ORDERED,
    SYMBOLS,
)
from hexmoot.games.sorcerer_stones.rules.state import Table

NOWHERE: Final = -1


def list_placing(table: Table) -> i64:
    """SS-156: any colour still in hand."""
    count: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if table.placing[colour] > 0:
            count = table.choose(count, PLACE_STONE + colour)
    return count


def answer_placing(table: Table, action: i64) -> None:
    """SS-157 to SS-159: onto a card that needs it, or discarded; a complete card is crafted."""
    colour = action - PLACE_STONE
    table.placing[colour] -= 1
    position = card_for(table, colour)
    if position == NOWHERE:
        table.to_tail(colour)
        table.tell(kinds.STONE_DISCARDED, table.active, colour)
        return
    table.placed[position * COLOURS + colour] += 1
    table.tell(kinds.STONE_PLACED, table.active, colour, table.offer[position])
    if is_complete(table, position):
        complete(table, position)


def card_for(table: Table, colour: i64) -> i64:
    """SS-157, SS-163, SS-166, SS-167: the position of the card that takes this stone."""
    if table.terms.placement == ORDERED:
        return 0 if is_next_symbol(table, colour) else NOWHERE
    last: i64 = OFFER if table.terms.placement == CASCADE else 1
    position: i64
    for position in range(last):
        if lacks(table, position, colour):
            return position
    return NOWHERE


def lacks(table: Table, position: i64, colour: i64) -> bool:
    """Does a card on offer still need a stone of this colour?"""
    card = table.offer[position]
    if card == NO_CARD:
        return False
    return table.placed[position * COLOURS + colour] < table.tables.cost[card * COLOURS + colour]


def is_next_symbol(table: Table, colour: i64) -> bool:
    """SS-167: is this the colour of the first symbol of the leftmost card that is still open?"""
    laid = total(table.placed, 0, COLOURS)
    return table.tables.symbols[table.offer[0] * SYMBOLS + laid] == colour


def is_complete(table: Table, position: i64) -> bool:
    """Does a card on offer need no more stones?"""
    colour: i64 = 0
    while colour < COLOURS and not lacks(table, position, colour):
        colour += 1
    return colour == COLOURS


def complete(table: Table, position: i64) -> None:
    """SS-159: the stones of a complete card are on their way to the tail."""
    colour: i64
    for colour in range(COLOURS):
        table.pending[colour] += table.placed[position * COLOURS + colour]
        table.placed[position * COLOURS + colour] = 0
    table.crafting = position
    table.push(kinds.CRAFT_PAID, table.active)
