"""What the game is made of: resources, potions and boards, read once from the files beside it.

A wrong file is refused with the line, the field and the reason of everything that is wrong in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hexmoot.engine.content import ContentFile, Field
from hexmoot.games.alchemists_race.content.boards.plan import board_in, board_of, read_board
from hexmoot.games.alchemists_race.rules.actions import MOST_SEATS, POTION_WORDS, RESOURCE_WORDS
from hexmoot.games.alchemists_race.rules.tables import Board, Prices

FORMAT: Final = "alchemists_race.content/1"
ATTACKS: Final = ("poison", "meteor")
LEAST_VALUE: Final = 1
MOST_VALUE: Final = 10
MOST_TAKEN: Final = 10


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
    two_purples_cost: tuple[str, str]
    takes: int = 0


@dataclass(frozen=True, slots=True)
class Content:
    """A content file that passed all checks."""

    resources: tuple[Resource, ...]
    potions: tuple[Potion, ...]
    boards: tuple[str, ...]
    seat_colours: tuple[str, ...]

    def prices(self, two_purples: bool, overrides: Mapping[str, Mapping[str, Any]]) -> Prices:
        """AR-3 to AR-5, AR-121, AR-122: all prices, after a designer's overrides."""
        costs: list[tuple[int, int]] = []
        values: list[int] = []
        for potion in self.potions:
            changed = overrides.get(potion.id, {})
            usual = potion.two_purples_cost if two_purples else potion.cost
            first, second = changed.get("cost", usual)
            costs.append((RESOURCE_WORDS.index(first), RESOURCE_WORDS.index(second)))
            values.append(changed.get("value", potion.value))
        taken = {potion.id: potion.takes for potion in self.potions}
        worth = [resource.worth for resource in self.resources]
        return Prices(costs, values, (taken["poison"], taken["meteor"]), worth)


# ---- reading and checking content.toml


def read(file: ContentFile) -> Content:
    """A designer's content; BadContent lists all that is wrong with it."""
    needed = ("format", "boards", "seat_colours", "resources", "potions")
    if not file.fields((), file.data, needed):
        file.refuse_problems()
    file.word(("format",), file.data["format"], (FORMAT,))
    resources = _rows(file, "resources", RESOURCE_WORDS)
    potions = _rows(file, "potions", POTION_WORDS)
    found = Content(
        resources=tuple(_resource(file, ("resources", k), row) for k, row in resources),
        potions=tuple(_potion(file, ("potions", k), row) for k, row in potions),
        boards=_names(file, "boards", None),
        seat_colours=_names(file, "seat_colours", MOST_SEATS),
    )
    file.refuse_problems()
    return found


def _rows(file: ContentFile, name: str, ids: Sequence[str]) -> list[tuple[int, Mapping[str, Any]]]:
    """The rows of a table whose ids and order are fixed, since boards and effects refer to them."""
    optional = ("only_with",) if name == "resources" else ("two_purples_cost", "takes")
    needed = ("short", "worth") if name == "resources" else ("cost", "value")
    rows = file.items((name,), file.data[name], len(ids))
    sound = []
    for index, row in enumerate(rows):
        if file.fields((name, index), row, ("id", "name", *needed), optional):
            file.word((name, index, "id"), row["id"], (ids[index],))
            sound.append((index, row))
    return sound


def _names(file: ContentFile, name: str, count: int | None) -> tuple[str, ...]:
    rows = file.items((name,), file.data[name], count)
    if not rows or len(set(map(str, rows))) != len(rows):
        file.complain((name,), "must be different names, at least one")
    return tuple(file.string((name, index), row, 40) for index, row in enumerate(rows))


def _resource(file: ContentFile, field: Field, row: Mapping[str, Any]) -> Resource:
    return Resource(
        id=str(row["id"]),
        name=file.string((*field, "name"), row["name"], 40),
        short=file.string((*field, "short"), row["short"], 1),
        worth=file.number((*field, "worth"), row["worth"], 0, MOST_VALUE),
        only_with=file.word((*field, "only_with"), row.get("only_with", ""), ("", "two_purples")),
    )


def _potion(file: ContentFile, field: Field, row: Mapping[str, Any]) -> Potion:
    cost = _cost(file, (*field, "cost"), row["cost"])
    second = row.get("two_purples_cost", row["cost"])
    least, most = (1, MOST_TAKEN) if row["id"] in ATTACKS else (0, 0)
    return Potion(
        id=str(row["id"]),
        name=file.string((*field, "name"), row["name"], 40),
        cost=cost,
        value=file.number((*field, "value"), row["value"], LEAST_VALUE, MOST_VALUE),
        two_purples_cost=_cost(file, (*field, "two_purples_cost"), second),
        takes=file.number((*field, "takes"), row.get("takes", 0), least, most),
    )


def _cost(file: ContentFile, field: Field, value: object) -> tuple[str, str]:
    fault = cost_fault(value, RESOURCE_WORDS)
    if fault or not isinstance(value, list):
        file.complain(field, fault)
        return RESOURCE_WORDS[0], RESOURCE_WORDS[1]
    return value[0], value[1]


def cost_fault(cost: object, resources: Sequence[str]) -> str:
    """Why this is not a recipe of exactly two of these resources (AR-156), or nothing."""
    if not isinstance(cost, (list, tuple)) or len(cost) != 2:
        return "must be exactly two resources"
    unknown = [name for name in cost if name not in resources]
    if unknown:
        return f"unknown resource {unknown[0]!r}, allowed: {', '.join(resources)}"
    return ""


def describe(file: ContentFile) -> str:
    """Check a designer's file, a board or the whole content; one line about what it holds."""
    kind = file.data.get("format") if isinstance(file.data, dict) else None
    if kind == FORMAT:
        found = read(file)
        return f"{len(found.resources)} resources, {len(found.potions)} potions"
    two_purples = isinstance(file.data, dict) and bool(file.data.get("two_purples"))
    plan = board_in(file, two_purples=False)
    if two_purples:
        board_in(file, two_purples=True)
    roads = sum(len(space.neighbours) for space in plan.spaces) // 2
    return f"board {plan.title}: {plan.size} spaces, {roads} roads"


# ---- the files of this folder


@cache
def standard() -> Content:
    """The built-in content, read once."""
    return read(ContentFile.toml(_file("content.toml"), "content.toml"))


def board(choice: object, two_purples: bool) -> Board:
    """A built-in board by name, or a board handed over as plain data (AR-155)."""
    if isinstance(choice, str):
        return _built_in(choice, two_purples)
    return board_of(choice, two_purples)


@cache
def _built_in(name: str, two_purples: bool) -> Board:
    return read_board(_file(f"content/boards/{name}.json"), f"{name}.json", two_purples)


def _file(name: str) -> str:
    return files("hexmoot.games.alchemists_race").joinpath(name).read_text(encoding="utf-8")
