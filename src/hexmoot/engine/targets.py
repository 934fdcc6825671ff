"""What of a view can be pointed at: things on the table, rows of its panels, seats, places."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any


def is_there(places: Collection[str], shown: dict[str, Any], target: str) -> bool:
    """Is a thing on the table or its panels, or of a family that the board draws?"""
    return target in targets_of(shown) or target.partition(":")[0] in places


def targets_of(shown: dict[str, Any]) -> set[str]:
    """Everything that a view names and an answer may point at."""
    there = {f"seat:{seat}" for seat in range(shown["seats"])} | set(texts_of(shown["table"]))
    return there | {row["target"] for panel in shown["panels"] for row in panel["rows"]}


def texts_of(data: Any) -> Iterator[str]:
    """Every text of plain data, keys left out."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from texts_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_of(value)
