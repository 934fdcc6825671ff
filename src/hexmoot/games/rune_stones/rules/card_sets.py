"""Sets of cards as two words of bits: no order is kept, so none can leak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, bit_count, lowest_bit, table, zeros
from hexmoot.games.rune_stones.rules.kinds import CARDS, WORD

if TYPE_CHECKING:
    Numbers = vec[i64]


CARD_BIT: Final[Numbers] = table([2 ** (card % WORD) for card in range(CARDS)])
# Scratch space of the function that spreads a zone; never kept across calls.
SPREAD: Final[Numbers] = zeros(CARDS)


def add(zones: vec[i64], zone: i64, card: i64) -> None:
    """Put a card into a zone."""
    word = zone + zone
    if card >= WORD:
        word += 1
    zones[word] |= CARD_BIT[card]


def remove(zones: vec[i64], zone: i64, card: i64) -> None:
    """Take a card out of a zone (it need not be there)."""
    word = zone + zone
    if card >= WORD:
        word += 1
    zones[word] &= ~CARD_BIT[card]


def move(zones: vec[i64], source: i64, target: i64, card: i64) -> None:
    """Move one card from zone to zone."""
    remove(zones, source, card)
    add(zones, target, card)


def size(zones: vec[i64], zone: i64) -> i64:
    """How many cards a zone holds."""
    return bit_count(zones[zone + zone]) + bit_count(zones[zone + zone + 1])


def is_empty(zones: vec[i64], zone: i64) -> bool:
    """Does the zone hold no card?"""
    return zones[zone + zone] == 0 and zones[zone + zone + 1] == 0


def pour(zones: vec[i64], source: i64, target: i64) -> None:
    """Move all cards of a zone into another."""
    zones[target + target] |= zones[source + source]
    zones[target + target + 1] |= zones[source + source + 1]
    zones[source + source] = 0
    zones[source + source + 1] = 0


def assign(zones: vec[i64], source: i64, target: i64) -> None:
    """Make a zone hold the same cards as another."""
    zones[target + target] = zones[source + source]
    zones[target + target + 1] = zones[source + source + 1]


def nth(zones: vec[i64], zone: i64, index: i64) -> i64:
    """The card with this place (from 0) in ascending order."""
    mask = zones[zone + zone]
    base: i64 = 0
    low = bit_count(mask)
    if index >= low:
        index -= low
        mask = zones[zone + zone + 1]
        base = WORD
    while index > 0:
        mask &= mask - 1
        index -= 1
    return base + lowest_bit(mask)


def spread(zones: vec[i64], zone: i64) -> i64:
    """Write the cards of a zone into SPREAD in ascending order; returns how many."""
    found = SPREAD
    count: i64 = 0
    mask = zones[zone + zone]
    while mask != 0:
        found[count] = lowest_bit(mask)
        mask &= mask - 1
        count += 1
    mask = zones[zone + zone + 1]
    while mask != 0:
        found[count] = WORD + lowest_bit(mask)
        mask &= mask - 1
        count += 1
    return count


def zone_cards(zones: vec[i64], zone: i64) -> list[int]:
    """The cards of a zone, ascending, for people."""
    count = spread(zones, zone)
    return [int(SPREAD[index]) for index in range(count)]


def zone_of(cards: list[int]) -> vec[i64]:
    """Two words that hold these cards."""
    words = zeros(2)
    for card in cards:
        words[card // WORD] |= BIT[card % WORD]
    return words
