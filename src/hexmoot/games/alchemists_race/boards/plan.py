"""Board files: read with their lines, checked by AR-138 to AR-149, turned into packed boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hexmoot.engine.errors import BadContent
from hexmoot.games.alchemists_race.boards.check import problems_of
from hexmoot.games.alchemists_race.boards.draft import KINDS, Draft, Problem
from hexmoot.games.alchemists_race.boards.located import Located, UnreadableError, read_json
from hexmoot.games.alchemists_race.tables import NO_RESOURCE, Board


class BadBoard(BadContent):
    """A board that cannot be played on; `found` lists every problem with its code (AR-149)."""

    def __init__(self, source: str, found: Sequence[Problem]) -> None:
        super().__init__(source, [str(problem) for problem in found])
        self.found = tuple(found)

    @property
    def codes(self) -> list[str]:
        """The error codes in the order they were found."""
        return [problem.code for problem in self.found]


@dataclass(frozen=True, slots=True)
class Space:
    """One space as a person sees it."""

    id: int
    label: str
    kind: str
    resource: str
    amount: int
    x: int
    y: int
    region: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A checked board: what is drawn, and what the packed board is made from."""

    id: str
    name: str
    width: int
    height: int
    spaces: tuple[Space, ...]
    edges: tuple[tuple[int, int], ...]

    def roads(self) -> list[list[int]]:
        """The neighbours of each space, ascending."""
        ends: list[list[int]] = [[] for _ in self.spaces]
        for one, other in self.edges:
            ends[one].append(other)
            ends[other].append(one)
        return [sorted(found) for found in ends]

    def pack(self, resources: Sequence[str]) -> Board:
        """The board as the rules read it."""
        numbers = {name: number for number, name in enumerate(resources)}
        return Board(
            [KINDS.index(space.kind) for space in self.spaces],
            [numbers.get(space.resource, NO_RESOURCE) for space in self.spaces],
            [space.amount for space in self.spaces],
            self.roads(),
        )


def read_board(text: str, source: str, resources: Sequence[str], two_purples: bool) -> Plan:
    """The plan in a board file; BadBoard names line, field and reason of all that is wrong."""
    try:
        located = read_json(text)
    except UnreadableError as error:
        unreadable = Problem("board_format", "file", f"not JSON: {error.reason}", error.line)
        raise BadBoard(source, [unreadable]) from None
    return _plan(located, source, resources, two_purples)


def plan_of(data: object, resources: Sequence[str], two_purples: bool) -> Plan:
    """The plan in a board handed over as plain data."""
    return _plan(Located(data), "board", resources, two_purples)


def _plan(located: Located, source: str, resources: Sequence[str], two_purples: bool) -> Plan:
    draft = Draft(located, tuple(resources), two_purples)
    found = problems_of(draft)
    if found:
        raise BadBoard(source, found)
    data = located.data
    edges = tuple((min(edge), max(edge)) for edge in data["edges"])
    return Plan(
        id=data["id"],
        name=data["name"],
        width=data["canvas"]["width"],
        height=data["canvas"]["height"],
        spaces=tuple(_space(space) for space in draft.spaces),
        edges=tuple(sorted(edges)),
    )


def _space(data: Mapping[str, Any]) -> Space:
    return Space(
        id=data["id"],
        label=data["label"],
        kind=data["kind"],
        resource=data.get("resource", ""),
        amount=data.get("amount", 0),
        x=data["x"],
        y=data["y"],
        region=data.get("region", ""),
    )
