"""The spell lines of a mage: names, spells and prices."""

from __future__ import annotations

from typing import Any

from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.words.labels import price_text
from hexmoot.games.elementalis.words.names import ETHER_LINES, SPELL_NAMES, SUN_LINES


def line(table: Table, seat: int, place: int) -> dict[str, Any]:
    """A spell line: what it is called, what it may cast at which price, and whether it is used."""
    spells = spells_of(table, seat, place)
    return {
        "id": f"line:{seat}:{place}",
        "name": line_name(table, seat, place, spells),
        "spells": [SPELL_NAMES[spell] for spell in spells],
        "price": line_price(table, seat, spells),
        "used": bool((table.used >> (seat * k.LINES + place)) & 1),
    }


def spells_of(table: Table, seat: int, place: int) -> list[int]:
    """EL-63, EL-64: the spells a line may cast."""
    mask = int(table.lines[seat * k.LINES + place])
    return [spell for spell in range(k.SPELLS) if (mask >> spell) & 1]


def line_name(table: Table, seat: int, place: int, spells: list[int]) -> str:
    """Ether and Sun lines have names of their own."""
    card = table.minor[seat] if place == k.MINOR_LINE else table.major[seat]
    level = 0 if place == k.MINOR_LINE else place
    if card == k.ETHER:
        return ETHER_LINES[level]
    if card == k.SUN:
        return SUN_LINES[level]
    return SPELL_NAMES[spells[0]] if spells else ""


def line_price(table: Table, seat: int, spells: list[int]) -> str:
    """What a spell of the line costs now; a Counter Spell costs X and adjustments."""
    if not spells:
        return ""
    plain = [spell for spell in spells if spell != k.COUNTER_SPELL]
    return price_text(table, seat, (plain or spells)[0])
