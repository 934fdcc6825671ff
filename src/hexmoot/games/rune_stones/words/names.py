"""What seats, rows, payments, resources and cards are called."""

from __future__ import annotations

from typing import Final

from hexmoot.games.rune_stones.content.read import Content
from hexmoot.games.rune_stones.rules.kinds import FIRST_DRUID
from hexmoot.games.rune_stones.rules.state import Table

SEAT_NAMES: Final = ("Brown", "Grey", "Beige", "Black")
ROW_NAMES: Final = ("A", "B")
PAYMENT_NAMES: Final = ("gems", "ore", "a For free toadstool")
RESOURCE_NAMES: Final = ("blue gem", "yellow gem", "green gem", "red gem", "wild gem", "ore")
# Slots as sentences call them: one word for the wild gem, its slot and its artifact.
SLOT_NAMES: Final = ("blue", "yellow", "green", "red", "wild")
PART_NAMES: Final = ("cards", "smithies", "exchanges", "wisps", "forest")


def seat_names(table: Table) -> list[str]:
    """What the seats of a table are called."""
    return list(SEAT_NAMES[: table.seats])


def card_text(content: Content, card: int) -> str:
    """A card as sentences name it: number and name."""
    return f"{content.cards[card].number} {content.cards[card].name}"


def loss_text(card: int) -> str:
    """RS-56, RS-57: what becomes of a card that is lost."""
    return "leaves the game" if card >= FIRST_DRUID else "goes to the general discard"


def count_of(count: int, noun: str) -> str:
    """2, "blue gem" -> "2 blue gems"; ore has no plural."""
    return f"{count} {noun}" if count == 1 or noun == "ore" else f"{count} {noun}s"


def points_text(count: int) -> str:
    """1 -> "1 point"."""
    return count_of(count, "point")


def resource_text(kind: int, count: int) -> str:
    """2 of kind 0 -> "2 blue gems"."""
    return count_of(count, RESOURCE_NAMES[kind])
