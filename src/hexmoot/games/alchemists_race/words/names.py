"""What seats, resources, potions, spaces and recipes are called."""

from __future__ import annotations

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
# Of two side by side, of two one below the other.
SIDES: Final = (("western", "eastern"), ("northern", "southern"))


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
    where = [region_name(row.region), _apart(board, row)] if row.region else [row.label]
    return f"{name_on(board, space)} ({', '.join(filter(None, where))})"


def _looks(space: Space) -> Looks:
    """What a space is called by: those that are alike are told apart by where they lie."""
    return space.kind, space.amount, space.resource, space.region


def _apart(board: Board, space: Space) -> str:
    """Which of those that are alike: the `western` of two; among more its label."""
    alike = _alike(board)[_looks(space)]
    if len(alike) == 1:
        return ""
    aside, below = (sum(way) for way in zip(*(_way(one, space) for one in alike), strict=True))
    if len(alike) > 2 or aside == below == 0:
        return space.label
    return SIDES[abs(below) > abs(aside)][aside + below > 0]


def _way(start: Space, end: Space) -> tuple[int, int]:
    """How far to the right and how far down it is from one space to another."""
    return end.x - start.x, end.y - start.y


@lru_cache(maxsize=16)
def _alike(board: Board) -> dict[Looks, list[Space]]:
    """The spaces of a board by what they are called."""
    found: dict[Looks, list[Space]] = {}
    for space in board.spaces:
        found.setdefault(_looks(space), []).append(space)
    return found


def region_name(region: str) -> str:
    """`Glade (E)` as people say it: `Glade east`."""
    place, _, compass = region.rpartition(" ")
    return f"{place} {COMPASS[compass.strip('()')]}" if compass.strip("()") in COMPASS else region


def cost_name(terms: Terms, potion: int) -> str:
    """A recipe in words: `Flower and Grass`."""
    first, second = int(terms.first_cost[potion]), int(terms.second_cost[potion])
    return listing([resource_name(first), resource_name(second)])
