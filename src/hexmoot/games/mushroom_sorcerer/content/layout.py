"""Forests as texts of twenty letters: what makes one playable, and who is next to whom."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.keys import LAYOUT_LETTERS
from hexmoot.games.mushroom_sorcerer.rules.pieces import COLUMNS, LANDS

PLATEAUS = 6
SHRINES = 2
GROUNDS_PER_SEAT = 3


def layout_problem(text: str, seats: int) -> str:
    """What keeps a forest from being played by so many sorcerers; empty if nothing does."""
    if len(text) != LANDS or any(letter not in LAYOUT_LETTERS for letter in text):
        return f"must be {LANDS} letters of G, P, S and X"
    if text.count("P") != PLATEAUS or text.count("S") != SHRINES:
        return f"must have exactly {PLATEAUS} P and {SHRINES} S"
    if text.count("G") < GROUNDS_PER_SEAT * seats:
        return f"must have at least {GROUNDS_PER_SEAT * seats} G for {seats} sorcerers"
    if not is_connected(text):
        return "the open lands must be connected"
    return ""


def neighbours(text: str) -> list[list[int]]:
    """MS-6: the open lands that share a side with each open land."""
    return [
        [other for other in _beside(land) if text[other] != "X"] if text[land] != "X" else []
        for land in range(LANDS)
    ]


def is_connected(text: str) -> bool:
    """Can every open land be reached from every other?"""
    lands = [land for land in range(LANDS) if text[land] != "X"]
    near = neighbours(text)
    reached = {lands[0]}
    edge = [lands[0]]
    while edge:
        for other in near[edge.pop()]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    return len(reached) == len(lands)


def _beside(land: int) -> list[int]:
    row, column = divmod(land, COLUMNS)
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [COLUMNS * y + x for y, x in around if 0 <= y < LANDS // COLUMNS and 0 <= x < COLUMNS]
