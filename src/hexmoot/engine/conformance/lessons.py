"""Promises about lessons: whoever follows one is told what is so, and is led to its end."""

from __future__ import annotations

from collections.abc import Iterator

from hexmoot.engine.claims import FalseClaim, filled, loose_numbers
from hexmoot.engine.conformance.play import expect
from hexmoot.engine.errors import BadContent
from hexmoot.engine.figure import Figure, chapters_of
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import ANY, Lesson, Step, explanation
from hexmoot.engine.reading import MOST_MINUTES, minutes_of
from hexmoot.engine.walkthrough import AROUND, Scene, is_lit, said, scene_of, walk


def lessons_hold(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """Lessons of this seat count and preset can be played through, and what they say is so."""
    for lesson in game.lessons():
        if (lesson.seats, lesson.preset or game.options.default_preset) == (seats, preset):
            found = list(faults_of(game, lesson))
            expect(not found, f"lesson {lesson.name!r}: {'; '.join(found)}")


def figures_hold(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """Pictures of the rules stand under a heading, show a position there is, and say what is so."""
    if (seats, preset) == (game.min_seats, game.options.default_preset):
        found = list(faults_of_figures(game))
        expect(not found, f"figures: {'; '.join(found)}")


def faults_of_figures(game: Game) -> Iterator[str]:
    """Everything about the pictures of the rules that does not hold, in words."""
    chapters = chapters_of(game.rules_text()) if game.figures() else []
    for figure in game.figures():
        if figure.chapter not in chapters:
            yield f"{figure.chapter!r} is no heading of the rules"
        elif chapters.count(figure.chapter) > 1:
            yield f"{figure.chapter!r} is a heading twice, and the picture would be shown twice"
        yield from (f"{figure.chapter}: {fault}" for fault in _of_figure(game, figure))


def _of_figure(game: Game, figure: Figure) -> Iterator[str]:
    try:
        scene = scene_of(game, figure)
        filled(figure.say, scene.view)
    except (BadContent, FalseClaim) as error:
        yield str(error)
        return
    yield from (f"says {number}, but not from where" for number in loose_numbers(figure.say))
    for target in figure.light:
        # A picture shows the table, not the bar below it.
        if target == AROUND or not is_lit(game, scene.view, target):
            yield f"rings {target!r}, which nothing shows"


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
    yield from _too_long(lesson, scenes)
    for place, step in enumerate(lesson.step):
        own = [scene for scene in scenes if scene.step == place]
        faults = [*_of_step(game, lesson, own[0]), *_unexplained(step, own)]
        yield from (f"step {place + 1}: {fault}" for fault in faults)


def _untrue(lesson: Lesson, first: Scene) -> Iterator[str]:
    """What is said before the first step is about the first position."""
    for text in (lesson.title, lesson.summary, lesson.goal):
        try:
            filled(text, first.view)
        except FalseClaim as error:
            yield f"{text!r} {error}"
        yield from (f"{text!r} says {number}, from where?" for number in loose_numbers(text))


def _too_long(lesson: Lesson, scenes: list[Scene]) -> Iterator[str]:
    """Nobody is promised less time than it takes, and a first lesson keeps nobody for long."""
    try:
        needed = minutes_of(lesson, scenes)
    except BadContent:
        return  # said of its step already
    if needed > lesson.minutes:
        yield f"promises {lesson.minutes} minutes and takes {needed:.1f}"
    if lesson.chapter == 1 and needed > MOST_MINUTES:
        yield f"is a first lesson and takes {needed:.1f} minutes"


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
    if step.do and not step.ask:
        yield "does not say what is to be done"
    if step.do and not {AROUND, *_aims(scene)} & set(step.light):
        yield f"rings nothing that answers {step.do[0]!r}"


def _aims(scene: Scene) -> Iterator[str]:
    """The things on the table with which the first expected answer can be given."""
    menu = scene.picks
    if menu is None:
        chosen = (one for one in scene.view["choices"] if one["action"] == scene.expects[0])
        yield from (choice["target"] for choice in chosen)
        return
    sets = (one for one in menu.sets if tuple(one.answers) == scene.expects[: len(one.answers)])
    yield from (menu.labels[piece].target for whole in sets for piece in whole.pieces)


def _unexplained(step: Step, scenes: list[Scene]) -> Iterator[str]:
    """Wrong answers are allowed, and every one of them is explained, and nothing else."""
    others = [text for scene in scenes if scene.expects for text in _others(scene)]
    if not all(explanation(step, text) for text in others):
        yield "does not explain every wrong answer"
    for begin in step.wrong:
        if begin != ANY and not any(text.startswith(begin) for text in others):
            yield f"explains {begin!r}, which cannot be answered here"


def _others(scene: Scene) -> Iterator[str]:
    """What can be answered in a scene beside what is expected."""
    expected = scene.expects if scene.picks is not None else scene.expects[:1]
    for choice in scene.view["choices"]:
        if choice["action"] not in expected:
            yield choice["text"]
