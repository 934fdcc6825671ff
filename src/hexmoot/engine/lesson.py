"""A lesson: a first game hand in hand, written as data beside the game and read as it stands."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from hexmoot.engine.errors import BadContent

LESSON_FORMAT = "hexmoot.lesson/1"
# The folder of lessons beside a game's rooms, one file a lesson.
FOLDER = "lessons"
# Explains every wrong answer that no other explanation of a step begins like.
ANY = "*"

Words = Annotated[str, Meta(min_length=1, max_length=600)]
Answers = list[str]


class Step(Struct, kw_only=True, forbid_unknown_fields=True):
    """One idea: what is said, what is ringed, what is expected next, what follows by itself.

    `do` are answers as records write them; empty where there is only something to look at. Keys of
    `wrong` are beginnings of other answers, or `*`. `then` is played by itself, whoever is asked.
    """

    say: Words
    ask: Annotated[str, Meta(max_length=160)] = ""
    light: list[str] = []
    do: Answers = []
    wrong: dict[str, Words] = {}
    then: Answers = []


class Deal(Struct, kw_only=True, forbid_unknown_fields=True):
    """A dealt game, the seat that looks on, and the answers given so far."""

    seats: int
    seed: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)] = 0
    preset: str | None = None
    options: dict[str, Any] = {}
    opening: Answers = []


class Lesson(Deal, kw_only=True, forbid_unknown_fields=True):
    """A fixed deal, answers that lead through it, and what is said on the way.

    `opening` is answered before the learner, who sits in `seat`, sees anything.
    """

    format: str
    chapter: Annotated[int, Meta(ge=1)] = 1
    title: Words
    summary: Words
    goal: Words
    minutes: Annotated[int, Meta(ge=1, le=60)]
    step: Annotated[list[Step], Meta(min_length=1)]
    name: str = ""


def read_lesson(text: str, source: str) -> Lesson:
    """A lesson from its file; BadContent names the field that is wrong."""
    try:
        data = tomllib.loads(text)
        found = msgspec.convert(data, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent(source, [str(error)]) from error
    if found.format != LESSON_FORMAT:
        raise BadContent(source, [f"format: {found.format!r}, this program reads {LESSON_FORMAT}"])
    found.name = source.removesuffix(".toml")
    return found


def lessons_in(game_folder: Traversable) -> list[Lesson]:
    """The lessons beside a game in the order of their chapters; none where it has none."""
    folder = game_folder.joinpath(FOLDER)
    if not folder.is_dir():
        return []
    found = [
        read_lesson(one.read_text(encoding="utf-8"), one.name)
        for one in folder.iterdir()
        if one.name.endswith(".toml")
    ]
    return sorted(found, key=lambda lesson: (lesson.chapter, lesson.name))


def explanation(step: Step, answer: str) -> str:
    """What a step says to an answer it does not expect: by the longest beginning that fits."""
    fitting = [begin for begin in step.wrong if begin != ANY and answer.startswith(begin)]
    return step.wrong.get(max(fitting, key=len, default=ANY), "")
