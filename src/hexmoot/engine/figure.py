"""A picture of a chapter of the rules: a real position, what is ringed, and a caption."""

from __future__ import annotations

import re
import tomllib
from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from hexmoot.engine.errors import BadContent
from hexmoot.engine.lesson import LESSON_FORMAT, Deal, Lesson, Step, Words

FIGURES_FORMAT = "hexmoot.figures/1"
FILE = "figures.toml"
CHAPTER = re.compile(r"^##+ (.+)$", re.M)


class Figure(Struct, kw_only=True, forbid_unknown_fields=True):
    """Stands under the heading `chapter`; shows the position of a lesson's step, counted from 1,
    or one of its own `deal`.
    """

    chapter: str
    lesson: str = ""
    step: Annotated[int, Meta(ge=1)] = 1
    deal: Deal | None = None
    say: Words
    light: list[str] = []

    def own_lesson(self) -> Lesson:
        """The position of the figure's own deal, as a lesson of one step."""
        if self.deal is None:
            raise BadContent(FILE, [f"{self.chapter}: neither a lesson nor a deal"])
        return Lesson(
            format=LESSON_FORMAT,
            title=self.chapter,
            summary=self.say,
            goal=self.say,
            minutes=1,
            step=[Step(say=self.say, light=self.light)],
            **{name: getattr(self.deal, name) for name in self.deal.__struct_fields__},
        )


class Figures(Struct, kw_only=True, forbid_unknown_fields=True):
    """All pictures of a game."""

    format: str
    figure: list[Figure] = []


def figures_in(game_folder: Traversable) -> list[Figure]:
    """The pictures beside a game; none where it has none, BadContent where they cannot be read."""
    file = game_folder.joinpath(FILE)
    if not file.is_file():
        return []
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Figures)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent(FILE, [str(error)]) from error
    if found.format != FIGURES_FORMAT:
        raise BadContent(FILE, [f"format: {found.format!r}, this program reads {FIGURES_FORMAT}"])
    return found.figure


def chapters_of(rules: str) -> list[str]:
    """The headings of a rule book under which a picture may stand."""
    return CHAPTER.findall(rules)
