"""From a board file or plain data to a board that can be played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexmoot.engine.content import ContentFile
from hexmoot.engine.errors import BadContent
from hexmoot.games.alchemists_race.content.boards.check import problems_of
from hexmoot.games.alchemists_race.content.boards.draft import Draft, Problem
from hexmoot.games.alchemists_race.rules.actions import RESOURCE_WORDS
from hexmoot.games.alchemists_race.rules.kinds import SPACE_WORDS
from hexmoot.games.alchemists_race.rules.tables import Board, Space

NO_RESOURCE = -1


class BadBoard(BadContent):
    """A board that cannot be played on; `found` lists every problem with its code (AR-149)."""

    def __init__(self, source: str, found: Sequence[Problem]) -> None:
        super().__init__(source, [str(problem) for problem in found])
        self.found = tuple(found)

    @property
    def codes(self) -> list[str]:
        """The error codes in the order they were found."""
        return [problem.code for problem in self.found]


def read_board(text: str, source: str, two_purples: bool) -> Board:
    """The board in a file's text; BadContent names line, field and reason of all that is wrong."""
    return board_in(ContentFile.json(text, source), two_purples)


def board_of(data: object, two_purples: bool) -> Board:
    """The board in plain data."""
    return board_in(ContentFile("board", data), two_purples)


def board_in(file: ContentFile, two_purples: bool) -> Board:
    """The board in a content file, or BadBoard."""
    draft = Draft(file, RESOURCE_WORDS, two_purples)
    found = problems_of(draft)
    if found:
        raise BadBoard(file.name, found)
    neighbours: list[list[int]] = [[] for _ in draft.spaces]
    for one, other in draft.data["edges"]:
        neighbours[one].append(other)
        neighbours[other].append(one)
    spaces = [_space(row, sorted(neighbours[row["id"]])) for row in draft.spaces]
    canvas = (draft.data["canvas"]["width"], draft.data["canvas"]["height"])
    return Board(draft.data["id"], draft.data["name"], spaces, canvas)


def _space(row: Mapping[str, Any], neighbours: list[int]) -> Space:
    resource = row.get("resource")
    return Space(
        label=row["label"],
        kind=SPACE_WORDS.index(row["kind"]),
        resource=NO_RESOURCE if resource is None else RESOURCE_WORDS.index(resource),
        amount=row.get("amount", 0),
        x=row["x"],
        y=row["y"],
        region=row.get("region", ""),
        neighbours=tuple(neighbours),
    )
