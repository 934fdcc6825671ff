"""What seats, resources, potions, spaces and recipes are called."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Final

from hexmoot.games.alchemists_race.content.read import standard
from hexmoot.games.alchemists_race.rules.kinds import MARKET, SPACE_WORDS
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.rules.tables import Board, Space, Terms
from hexmoot.games.alchemists_race.words.text import listing

SPACE_NAMES: Final[dict[str, str]] = {
    "market": "Market",
    "lose_material": "−{amount} Mat",
    "lose_potion": "−{amount} Pot",
    "plain": "Road",
}


Looks = tuple[int, int, int, str]
COMPASS: Final = {
    "N": "north",
    "NE": "north-east",
    "E": "east",
    "SE": "south-east",
    "S": "south",
    "SW": "south-west",
    "W": "west",
    "NW": "north-west",
}


def seat_name(seat: int) -> str:
    """A seat's colour."""
    return standard().seat_colours[seat]


def seat_names(table: Table) -> list[str]:
    """The colours of all seats at a table."""
    return [seat_name(seat) for seat in range(table.seats)]


def seats_in(table: Table, mask: int) -> list[int]:
    """The seats of a bit set."""
    return [seat for seat in range(table.seats) if (mask >> seat) & 1]


def resource_name(kind: int) -> str:
    """A resource as people call it."""
    return standard().resources[kind].name


def potion_name(potion: int) -> str:
    """A potion as people call it."""
    return standard().potions[potion].name


@cache
def kind_name(word: str, amount: int, resource: str) -> str:
    """What a space is called on the board: its resource, or its kind with the amount."""
    return resource or SPACE_NAMES[word].format(amount=amount)


def space_name(table: Table, space: int) -> str:
    """What a space holds: `Honey`, `−2 Mat`, `Market`."""
    return name_on(table.board, space)


def name_on(board: Board, space: int) -> str:
    """The same by the board alone."""
    row = board.spaces[space]
    resource = resource_name(row.resource) if row.resource >= 0 else ""
    return kind_name(SPACE_WORDS[row.kind], row.amount, resource)


def place_name(table: Table, space: int) -> str:
    """A space that is told from all others: `Flower (Glade east)`, `the Market`."""
    return place_on(table.board, space)


@lru_cache(maxsize=2048)
def place_on(board: Board, space: int) -> str:
    """The same by the board alone."""
    row = board.spaces[space]
    if row.kind == MARKET:
        return f"the {name_on(board, space)}"
    where = [region_name(row.region)] if row.region else []
    where += [row.label] if _looks(row) in _seen_twice(board) or not where else []
    return f"{name_on(board, space)} ({', '.join(where)})"


def _looks(space: Space) -> Looks:
    """What a space is called by: two that are alike need their labels."""
    return space.kind, space.amount, space.resource, space.region


@lru_cache(maxsize=16)
def _seen_twice(board: Board) -> frozenset[Looks]:
    """The looks that more than one space of a board has."""
    counted = Counter(_looks(space) for space in board.spaces)
    return frozenset(looks for looks, count in counted.items() if count > 1)


def region_name(region: str) -> str:
    """`Glade (E)` as people say it: `Glade east`."""
    place, _, compass = region.rpartition(" ")
    return f"{place} {COMPASS[compass.strip('()')]}" if compass.strip("()") in COMPASS else region


def cost_name(terms: Terms, potion: int) -> str:
    """A recipe in words: `Flower and Grass`."""
    first, second = int(terms.first_cost[potion]), int(terms.second_cost[potion])
    return listing([resource_name(first), resource_name(second)])
