"""Promises about lessons: whoever follows one is told what is so, and is led to its end."""

from __future__ import annotations

from collections.abc import Iterator

from hexmoot.engine.claims import FalseClaim, filled, loose_numbers
from hexmoot.engine.conformance.play import expect
from hexmoot.engine.errors import BadContent
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Lesson, Step, explanation
from hexmoot.engine.walkthrough import Scene, is_lit, said, walk


def lessons_hold(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """Lessons of this seat count and preset can be played through, and what they say is so."""
    for lesson in game.lessons():
        if (lesson.seats, lesson.preset or game.options.default_preset) == (seats, preset):
            found = list(faults_of(game, lesson))
            expect(not found, f"lesson {lesson.name!r}: {'; '.join(found)}")


def faults_of(game: Game, lesson: Lesson) -> Iterator[str]:
    """Everything about a lesson that does not hold, in words."""
    try:
        scenes = walk(game, lesson)
        yield from _untrue(lesson, scenes[0])
    except BadContent as error:
        yield str(error)
        return
    if lesson.step[-1].do:
        yield "its last step waits for an answer"
    for scene in _beginnings(scenes):
        for fault in _of_step(game, lesson, scene):
            yield f"step {scene.step + 1}: {fault}"


def _untrue(lesson: Lesson, first: Scene) -> Iterator[str]:
    """What is said before the first step is about the first position."""
    for text in (lesson.title, lesson.summary, lesson.goal):
        try:
            filled(text, first.view)
        except FalseClaim as error:
            yield f"{text!r} {error}"
        yield from (f"{text!r} says {number}, from where?" for number in loose_numbers(text))


def _beginnings(scenes: list[Scene]) -> Iterator[Scene]:
    """The first scene of each step: that which it speaks of."""
    seen = -1
    for scene in scenes:
        if scene.step > seen:
            seen = scene.step
            yield scene


def _of_step(game: Game, lesson: Lesson, scene: Scene) -> Iterator[str]:
    step = lesson.step[scene.step]
    try:
        said(lesson, scene)
    except BadContent as error:
        yield str(error)
    for text in (step.say, step.ask, *step.wrong.values()):
        yield from (f"says {number}, but not from where" for number in loose_numbers(text))
    for target in step.light:
        if not is_lit(game, scene.view, target):
            yield f"rings {target!r}, which nothing shows"
    yield from _unanswered(step, scene)


def _unanswered(step: Step, scene: Scene) -> Iterator[str]:
    """Wrong answers are allowed, and every one of them is explained."""
    if not step.do:
        return
    if not step.ask:
        yield "does not say what is to be done"
    pieces = {} if scene.picks is None else scene.picks.labels
    others = [
        choice["text"]
        for choice in scene.view["choices"]
        if choice["action"] not in scene.expects and choice["action"] not in pieces
    ]
    if (others or pieces) and not all(explanation(step, text) for text in [*others, ""]):
        yield "does not explain every wrong answer"
    for begin in step.wrong:
        if begin != "*" and not any(text.startswith(begin) for text in others) and not pieces:
            yield f"explains {begin!r}, which cannot be answered here"
