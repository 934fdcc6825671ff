"""What the hints of a table say, for the tests of hints."""

from __future__ import annotations

from typing import Any

from tests.games.rune_stones.kit import Table


def hints(table: Table, seat: int | None = 0) -> dict[str, Any]:
    """What a seat is told."""
    found: dict[str, Any] = table.state.view(seat)["table"]["hints"]
    return found


def answer(table: Table, text: str) -> dict[str, Any]:
    """What is said of one answer."""
    found: dict[str, Any] = hints(table)["answers"][text]
    return found
