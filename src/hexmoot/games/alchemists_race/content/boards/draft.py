"""A board file on the way to being accepted, and what may be wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hexmoot.engine.content import ContentFile, Field, field_text

SECOND_PURPLE: Final = "purple_rock"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: error code, field, sentence, and the line if there is one."""

    code: str
    field: str
    reason: str
    line: int = 0

    def __str__(self) -> str:
        line = f"line {self.line}, " if self.line else ""
        return f"{line}{self.field}: {self.reason} [{self.code}]"


Problems = Iterator[Problem]


class Draft:
    """A board file on the way to being accepted."""

    def __init__(self, file: ContentFile, resources: tuple[str, ...], two_purples: bool) -> None:
        self.file = file
        self.resources = resources
        self.two_purples = two_purples

    @property
    def data(self) -> dict[str, Any]:
        """The file as plain data (an object, once AR-138 is content)."""
        found: dict[str, Any] = self.file.data
        return found

    @property
    def spaces(self) -> list[dict[str, Any]]:
        """The spaces by id, with the `two_purples` replacements made if that option is on."""
        ordered: list[dict[str, Any]] = sorted(self.data["spaces"], key=lambda space: space["id"])
        if not self.two_purples:
            return ordered
        replacements = self.data.get("two_purples", {})
        return [_replaced(space, replacements.get(str(space["id"]))) for space in ordered]

    @property
    def kinds_in_play(self) -> list[str]:
        """The resources a board must offer (AR-3, AR-146)."""
        return [name for name in self.resources if self.two_purples or name != SECOND_PURPLE]

    def problem(self, code: str, field: Field, reason: str) -> Problem:
        """A problem with a field of the file."""
        return Problem(code, field_text(field), reason, self.file.line(field))

    def of_space(self, code: str, space: Mapping[str, Any], reason: str, *field: str) -> Problem:
        """A problem of one space."""
        index = next(k for k, found in enumerate(self.data["spaces"]) if found["id"] == space["id"])
        sentence = f"space {space['id']} ({space['label']}) {reason}"
        return self.problem(code, ("spaces", index, *field), sentence)


def _replaced(space: dict[str, Any], replacement: dict[str, Any] | None) -> dict[str, Any]:
    if replacement is None:
        return space
    kept = {key: space[key] for key in space if key not in ("kind", "resource", "amount")}
    return {**kept, **replacement}
