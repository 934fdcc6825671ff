"""What the game is made of: resources, potions and boards, read once from the files beside it.

A wrong file is refused with the line, the field and the reason of everything that is wrong in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hexmoot.engine.errors import BadContent
from hexmoot.games.alchemists_race.boards.draft import SECOND_PURPLE, Problem, field_name
from hexmoot.games.alchemists_race.boards.located import Located, UnreadableError, Place, read_toml
from hexmoot.games.alchemists_race.boards.plan import Plan, plan_of, read_board
from hexmoot.games.alchemists_race.tables import Board, Recipes

FORMAT: Final = "alchemists_race.content/1"
RESOURCE_IDS: Final = (
    "flower",
    "grass",
    "honey",
    "mushroom",
    "wood",
    "black_rock",
    "purple_crystal",
    SECOND_PURPLE,
)
POTION_IDS: Final = (
    "speed",
    "invisibility",
    "defence",
    "teleport",
    "swap",
    "poison",
    "meteor",
    "reroll",
)
ATTACK_IDS: Final = ("poison", "meteor")
LEAST_VALUE: Final = 1
MOST_VALUE: Final = 10
MOST_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Resource:
    """One kind of resource (AR-2); `only_with` names the option that brings it into play."""

    id: str
    name: str
    short: str
    worth: int
    only_with: str = ""


@dataclass(frozen=True, slots=True)
class Potion:
    """One kind of potion: recipe (AR-4), value (AR-5), what an attack takes (AR-121, AR-122)."""

    id: str
    name: str
    cost: tuple[str, str]
    value: int
    two_purples_cost: tuple[str, str] | None = None
    takes: int = 0


@dataclass(frozen=True, slots=True)
class Content:
    """A content file that passed all checks."""

    resources: tuple[Resource, ...]
    potions: tuple[Potion, ...]
    boards: tuple[str, ...]
    seat_colours: tuple[str, ...]

    def recipe_of(self, potion: int, two_purples: bool) -> tuple[str, str]:
        """AR-3: the two resources of a potion; with two purples Swap takes the purple rock."""
        row = self.potions[potion]
        return row.two_purples_cost if two_purples and row.two_purples_cost else row.cost

    def recipes(self, two_purples: bool, overrides: Mapping[str, Mapping[str, Any]]) -> Recipes:
        """The packed recipes after a designer's overrides."""
        costs: list[tuple[int, int]] = []
        values: list[int] = []
        for number, row in enumerate(self.potions):
            change = overrides.get(row.id, {})
            first, second = change.get("cost", self.recipe_of(number, two_purples))
            costs.append((RESOURCE_IDS.index(first), RESOURCE_IDS.index(second)))
            values.append(change.get("value", row.value))
        return Recipes(costs, values)


# ---- reading and checking content.toml

Fields = dict[str, type]
Problems = Iterator[Problem]

_TOP: Final[Fields] = {
    "format": str,
    "boards": list,
    "seat_colours": list,
    "resources": list,
    "potions": list,
}
_RESOURCE: Final[Fields] = {"id": str, "name": str, "short": str, "worth": int}
_RESOURCE_MORE: Final[Fields] = {"only_with": str}
_POTION: Final[Fields] = {"id": str, "name": str, "cost": list, "value": int}
_POTION_MORE: Final[Fields] = {"two_purples_cost": list, "takes": int}


def read_content(text: str, source: str) -> Content:
    """The content in a TOML text; BadContent lists all that is wrong with it."""
    try:
        located = read_toml(text)
    except UnreadableError as error:
        raise BadContent(source, [f"not TOML: {error.reason}"]) from None
    found = list(_shape_problems(located)) or list(_meaning_problems(located))
    if found:
        raise BadContent(source, [str(problem) for problem in found])
    data = located.data
    return Content(
        resources=tuple(Resource(**row) for row in data["resources"]),
        potions=tuple(_potion(row) for row in data["potions"]),
        boards=tuple(data["boards"]),
        seat_colours=tuple(data["seat_colours"]),
    )


def _potion(row: dict[str, Any]) -> Potion:
    pairs = {key: tuple(row[key]) for key in ("cost", "two_purples_cost") if key in row}
    return Potion(**{**row, **pairs})


def _problem(located: Located, place: Place, reason: str) -> Problem:
    return Problem("content", field_name(place), reason, located.line(*place))


def _shape_problems(located: Located) -> Problems:
    """Fields that are missing, superfluous or of the wrong type."""
    nothing: Fields = {}
    found = list(_row_problems(located, (), located.data, _TOP, nothing))
    yield from found
    if found:
        return
    for index, row in enumerate(located.data["resources"]):
        yield from _row_problems(located, ("resources", index), row, _RESOURCE, _RESOURCE_MORE)
    for index, row in enumerate(located.data["potions"]):
        yield from _row_problems(located, ("potions", index), row, _POTION, _POTION_MORE)


def _row_problems(
    located: Located, place: Place, row: object, needed: Fields, more: Fields
) -> Problems:
    if not isinstance(row, dict):
        yield _problem(located, place, "must be a table")
        return
    for name, kind in (needed | more).items():
        if name not in row:
            if name in needed:
                yield _problem(located, (*place, name), "is missing")
        elif type(row[name]) is not kind:
            yield _problem(located, (*place, name), f"must be of type {kind.__name__}")
    for name in row:
        if name not in needed and name not in more:
            yield _problem(located, (*place, name), "is no field of this table")


def _meaning_problems(located: Located) -> Problems:
    """Values that no rule can work with."""
    data = located.data
    if data["format"] != FORMAT:
        yield _problem(located, ("format",), f'must be "{FORMAT}"')
    yield from _id_problems(located, "resources", RESOURCE_IDS)
    yield from _id_problems(located, "potions", POTION_IDS)
    for index, row in enumerate(data["resources"]):
        if row["worth"] < 0:
            yield _problem(located, ("resources", index, "worth"), "must not be negative")
    for index, row in enumerate(data["potions"]):
        yield from _potion_problems(located, index, row)
    if len(data["seat_colours"]) != MOST_SEATS or len(set(data["seat_colours"])) != MOST_SEATS:
        yield _problem(located, ("seat_colours",), f"must be {MOST_SEATS} different colours")
    if not data["boards"]:
        yield _problem(located, ("boards",), "must name at least one board")


def _id_problems(located: Located, field: str, wanted: Sequence[str]) -> Problems:
    """AR-2 and AR-7: the effects of potions are code, so the kinds and their order are fixed."""
    found = [row["id"] for row in located.data[field]]
    if found != list(wanted):
        wrong = next(
            (k for k, name in enumerate(found) if name not in wanted[k : k + 1]), len(found)
        )
        given = repr(found[wrong]) if wrong < len(found) else "nothing"
        expected = repr(wanted[wrong]) if wrong < len(wanted) else "nothing"
        place: Place = (field, wrong, "id") if wrong < len(found) else (field,)
        yield _problem(located, place, f"row {wrong} must be {expected}, found {given}")


def _potion_problems(located: Located, index: int, row: dict[str, Any]) -> Problems:
    place: Place = ("potions", index)
    for name in ("cost", "two_purples_cost"):
        fault = cost_fault(row[name], RESOURCE_IDS) if name in row else ""
        if fault:
            yield _problem(located, (*place, name), fault)
    if not LEAST_VALUE <= row["value"] <= MOST_VALUE:
        reason = f"is {row['value']}, allowed {LEAST_VALUE}..{MOST_VALUE}"
        yield _problem(located, (*place, "value"), reason)
    if (row["id"] in ATTACK_IDS) != (row.get("takes", 0) > 0):
        yield _problem(located, (*place, "takes"), "is for Poison and Meteor, and above 0 there")


def cost_fault(cost: object, resources: Sequence[str]) -> str:
    """Why this is not a recipe of exactly two of these resources (AR-156), or nothing."""
    if not isinstance(cost, (list, tuple)) or len(cost) != 2:
        return "must be exactly two resources"
    unknown = [name for name in cost if name not in resources]
    if unknown:
        return f"unknown resource {unknown[0]!r}, allowed: {', '.join(resources)}"
    return ""


# ---- the files of this folder


@cache
def content() -> Content:
    """The built-in content, read once."""
    return read_content(_file("content.toml"), "content.toml")


@cache
def built_in_board(name: str, two_purples: bool) -> Plan:
    """A built-in board by its name."""
    return read_board(_file(f"boards/{name}.json"), f"{name}.json", RESOURCE_IDS, two_purples)


def board_plan(board: object, two_purples: bool) -> Plan:
    """The plan of a built-in board's name or of a board handed over as plain data (AR-155)."""
    if isinstance(board, str):
        return built_in_board(board, two_purples)
    return plan_of(board, RESOURCE_IDS, two_purples)


def packed_board(board: object, two_purples: bool) -> Board:
    """The board as the rules read it; built-in ones are packed once."""
    if isinstance(board, str):
        return _packed_built_in(board, two_purples)
    return board_plan(board, two_purples).pack(RESOURCE_IDS)


@cache
def _packed_built_in(name: str, two_purples: bool) -> Board:
    return built_in_board(name, two_purples).pack(RESOURCE_IDS)


def _file(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
