"""Lessons as they are sent: what a card of the lobby needs, and a whole lesson to be followed."""

from __future__ import annotations

from typing import Any

from msgspec import field

from hexmoot.server.wire.parts import LogLine, Part, View


class LessonInfo(Part):
    """A lesson as the lobby offers it; `steps` counts what there is to do or to look at."""

    name: str
    title: str
    summary: str
    minutes: int
    chapter: int
    steps: int


class LessonStep(Part):
    """One idea: what is said, what is to be done, what is ringed.

    Keys of `wrong` are beginnings of answers that are not expected, or `*` for all others.
    """

    say: str
    ask: str
    light: list[str]
    wrong: dict[str, str]


class LessonScene(Part):
    """A position of a lesson and what brought it about.

    `change` makes this position (an object of `view` and `picks`) of the one before, as in `moved`.
    `expects` are the answers the step waits for; empty where it goes on by itself or by "next".
    """

    step: int
    ply: int
    change: Any
    log: list[LogLine]
    expects: list[int]


class LessonPlay(Part):
    """A whole lesson: nothing more is needed to follow it, not even a connection.

    `board` is the address of the board that the game's own package brings, or empty.
    """

    game: str
    name: str
    title: str
    goal: str
    minutes: int
    board: str
    seat: int
    options: dict[str, Any]
    steps: list[LessonStep]
    scenes: list[LessonScene] = field(default_factory=list)


class FigureInfo(Part):
    """A picture of the rules: its place among them, its heading, and the lesson's step, from 0.

    Without a `lesson` the position is fetched by the picture's number. One that `can_go_on` can be
    tried at a practice table.
    """

    place: int
    chapter: str
    lesson: str
    step: int
    say: str
    light: list[str]
    can_go_on: bool


class LessonTry(Part):
    """What would have come of another answer than the expected one."""

    view: View
    log: list[LogLine]
