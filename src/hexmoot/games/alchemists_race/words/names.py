"""What seats, resources, potions, spaces and recipes are called."""

from __future__ import annotations

from functools import cache
from typing import Final

from hexmoot.games.alchemists_race.content.read import standard
from hexmoot.games.alchemists_race.rules.kinds import MARKET, SPACE_WORDS
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.rules.tables import Terms
from hexmoot.games.alchemists_race.words.text import listing

SPACE_NAMES: Final[dict[str, str]] = {
    "market": "Market",
    "lose_material": "−{amount} Mat",
    "lose_potion": "−{amount} Pot",
    "plain": "Road",
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
    row = table.board.spaces[space]
    resource = resource_name(row.resource) if row.resource >= 0 else ""
    return kind_name(SPACE_WORDS[row.kind], row.amount, resource)


def place_name(table: Table, space: int) -> str:
    """A space with its label: `O2 (Flower)`."""
    if table.board.spaces[space].kind == MARKET:
        return f"the {space_name(table, space)}"
    return f"{table.board.spaces[space].label} ({space_name(table, space)})"


def cost_name(terms: Terms, potion: int) -> str:
    """A recipe in words: `Flower and Grass`."""
    first, second = int(terms.first_cost[potion]), int(terms.second_cost[potion])
    return listing([resource_name(first), resource_name(second)])
