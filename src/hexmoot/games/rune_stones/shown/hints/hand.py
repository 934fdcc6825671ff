"""What is to be known of the own hand cards while some of them are chosen."""

from __future__ import annotations

from typing import Any

from hexmoot.games.rune_stones.content.tables import content_of
from hexmoot.games.rune_stones.rules.card_sets import zone_cards
from hexmoot.games.rune_stones.rules.kinds import (
    HAND,
    NONE,
    RAINBOW,
    SLOTS,
    STONE_THREE,
    SUMMON_CARD,
    UTIL_CARD,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.summon import fits_of, gem_magic, stone_magic
from hexmoot.games.rune_stones.rules.utilize import lost_of
from hexmoot.games.rune_stones.shown.cards import colours_in


def card_hints(table: Table) -> dict[str, dict[str, Any]]:
    """By the cards' ids: how they go together with the others in a Summon or a Utilize."""
    kind = table.asked()
    hand = zone_cards(table.zones, HAND + table.seat)
    if kind == SUMMON_CARD:
        return {_id(table, card): _summon_hint(table, card, hand) for card in hand}
    if kind == UTIL_CARD:
        return {_id(table, card): _utilize_hint(table, card, hand) for card in hand}
    return {}


def magic_hint(table: Table) -> dict[str, Any] | None:
    """RS-38, RS-109: in a Summon what the stone gives, and how many creatures each pool pays."""
    if table.asked() != SUMMON_CARD:
        return None
    hand = zone_cards(table.zones, HAND + table.seat)
    most = int(table.pool + sum(table.tables.card_magic[card] for card in hand))
    most += int(gem_magic(table, table.seat))
    return {
        "from_stone": int(stone_magic(table, table.seat)),
        "creatures_within": [_creatures_within(table, pool) for pool in range(most + 1)],
    }


def third_card_hint(table: Table) -> str:
    """RS-123 to RS-125: which number is lost where a third card may be played."""
    if table.asked() != UTIL_CARD or not table.has_power(table.seat, STONE_THREE):
        return ""
    if table.terms.loses_highest_of_three:
        return "With a third card the highest number is lost all the same."
    return "With a third card the lowest number is lost instead of the highest."


def _id(table: Table, card: int) -> str:
    return f"card:{content_of(table).cards[card].number}"


# ---- Summon


def _creatures_within(table: Table, pool: int) -> int:
    """RS-38: how many of the creatures on offer cost no more than this."""
    costs = table.terms.display_costs
    return sum(table.display[slot] != NONE and costs[slot] <= pool for slot in range(SLOTS))


def _summon_hint(table: Table, card: int, hand: list[int]) -> dict[str, Any]:
    """RS-35: a card's magic, its colour (None fits all), and what it does not go together with."""
    fits = int(fits_of(table, card))
    clashes = {_id(table, other): _clash(fits, int(fits_of(table, other))) for other in hand}
    return {
        "magic": int(table.tables.card_magic[card]),
        "colour": None if fits == RAINBOW else colours_in(fits)[0],
        "clash": _clash(fits, int(table.fits)),
        "clashes": {other: words for other, words in clashes.items() if words},
    }


def _clash(fits: int, others: int) -> str:
    """RS-35: why magic of these colours does not add up; empty if it does."""
    if fits & others:
        return ""
    return f"{' or '.join(colours_in(fits))} does not fit {' or '.join(colours_in(others))}"


# ---- Utilize


def _utilize_hint(table: Table, card: int, hand: list[int]) -> dict[str, Any]:
    """RS-55: the cards beside which this one would be lost, played or still in hand."""
    if table.played_count > 1:
        return {"lost_beside": []}
    others = [int(table.played[index]) for index in range(table.played_count)] + hand
    lost = [other for other in others if other != card and _lost_of_two(table, card, other) == card]
    return {"lost_beside": [_id(table, other) for other in lost]}


def _lost_of_two(table: Table, card: int, other: int) -> int:
    """RS-55: which of two cards goes."""
    return sorted((card, other))[int(lost_of(table, 2))]
