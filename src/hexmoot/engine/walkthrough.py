"""A lesson played through on the engine: every scene of it as the learner sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hexmoot.engine.claims import FalseClaim, filled
from hexmoot.engine.errors import BadContent, HexmootError
from hexmoot.engine.events import Event
from hexmoot.engine.figure import Figure
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Lesson, Step
from hexmoot.engine.match import Match
from hexmoot.engine.native.state import State
from hexmoot.engine.picks import PickMenu, pick_menu
from hexmoot.engine.targets import is_there

# What the page itself draws around every board.
AROUND = "answers"
SEAT_CARD = "seat-card"
# Before the name of a place that only the board knows: the page's own tests look for it.
DRAWN = "~"


@dataclass(frozen=True, slots=True)
class Scene:
    """A position of a lesson: the step it belongs to, and the answers that step waits for.

    `expects` is empty where the lesson goes on by itself, or by a word of the learner's.
    """

    step: int
    ply: int
    view: dict[str, Any]
    picks: PickMenu | None
    events: tuple[Event, ...]
    expects: tuple[int, ...]


def begun(game: Game, lesson: Lesson) -> Match:
    """The dealt game of a lesson."""
    match = Match.start(game, lesson.seats, lesson.seed, lesson.preset, **lesson.options)
    if lesson.seat >= match.state.seats:
        raise BadContent(lesson.name, [f"seat: there are {match.state.seats}"])
    return match


def walk(game: Game, lesson: Lesson) -> list[Scene]:
    """All scenes in order; BadContent says at which step the lesson does not fit the game."""
    return list(_Walk(game, lesson).scenes())


def spoken(step: Step, view: dict[str, Any]) -> Step:
    """A step with its claims filled in from the position it speaks of."""
    wrong = {begin: filled(text, view) for begin, text in step.wrong.items()}
    return Step(
        say=filled(step.say, view),
        ask=filled(step.ask, view),
        light=step.light,
        do=step.do,
        wrong=wrong,
        then=step.then,
    )


def is_lit(game: Game, shown: dict[str, Any], target: str) -> bool:
    """Is there something to ring: on the table, or of what the page draws around it?"""
    family, _, place = target.partition(":")
    if family == SEAT_CARD:
        return place.isdecimal() and int(place) < shown["seats"]
    if target == AROUND or target.startswith(DRAWN):
        return True
    return is_there(game.places, shown, target)


def tried(game: Game, lesson: Lesson, ply: int, action: int) -> State:
    """The state after another answer than the expected one, for whoever wants to see it."""
    match = begun(game, lesson)
    match.play_all([game.actions.parse(text) for text in all_answers(lesson)[:ply]])
    match.play(action, lesson.seat)
    return match.state


def all_answers(lesson: Lesson) -> list[str]:
    """Every answer of a lesson from the deal to its end."""
    found = list(lesson.opening)
    for step in lesson.step:
        found += [*step.do, *step.then]
    return found


class _Walk:
    """One match that follows a lesson."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.match = begun(game, lesson)
        self.step = 0

    def scenes(self) -> Iterator[Scene]:
        """The first position, then one after each answer."""
        for text in self.lesson.opening:
            self._play(text)
        yield self._scene(self.lesson.step[0].do, ())
        for place, step in enumerate(self.lesson.step):
            self.step = place
            yield from self._of_step(step)

    def _of_step(self, step: Step) -> Iterator[Scene]:
        """What comes of a step; the last position of it is the first of the next."""
        answers = [*step.do, *step.then]
        at, is_last = self.step, self.step + 1 == len(self.lesson.step)
        for place, text in enumerate(answers, 1):
            self._play(text, self.lesson.seat if place <= len(step.do) else None)
            if place == len(answers) and not is_last:
                break
            yield self._scene(step.do[place:], self.match.events(self.lesson.seat))
        if not is_last:
            events = self.match.events(self.lesson.seat) if answers else ()
            self.step = at + 1
            yield self._scene(self.lesson.step[at + 1].do, events)

    def _play(self, text: str, seat: int | None = None) -> None:
        try:
            self.match.play(self.game.actions.parse(text), seat)
        except HexmootError as error:
            raise self._fault(f"{text!r} cannot be answered: {error}") from error

    def _scene(self, expected: list[str], events: Any) -> Scene:
        state = self.match.state
        view = self.game.view(state, self.lesson.seat)
        is_asked = not state.over and state.seat == self.lesson.seat
        return Scene(
            step=self.step,
            ply=self.match.entries,
            view=view,
            picks=pick_menu(state) if is_asked else None,
            events=tuple(events),
            expects=tuple(self.game.actions.parse(text) for text in expected),
        )

    def _fault(self, reason: str) -> BadContent:
        return BadContent(self.lesson.name, [f"step {self.step + 1}: {reason}"])


def said(lesson: Lesson, scene: Scene) -> Step:
    """What the step of a scene says there; BadContent where it is not so."""
    try:
        return spoken(lesson.step[scene.step], scene.view)
    except FalseClaim as error:
        raise BadContent(lesson.name, [f"step {scene.step + 1}: {error}"]) from error


def scene_of(game: Game, figure: Figure) -> Scene:
    """The position a picture shows; BadContent where there is none."""
    lesson = lesson_of(game, figure)
    return next(one for one in walk(game, lesson) if one.step == figure.step - 1)


def lesson_of(game: Game, figure: Figure) -> Lesson:
    """The lesson a picture is taken from, or one of its own; BadContent where there is none."""
    own = [figure.own_lesson()] if figure.deal else []
    for lesson in own or game.lessons():
        if lesson.name == figure.lesson and figure.step <= len(lesson.step):
            return lesson
    raise BadContent(figure.lesson, [f"there is no step {figure.step} to show"])


def answers_before(game: Game, figure: Figure) -> list[str]:
    """What was answered from the deal to the position a picture shows."""
    return all_answers(lesson_of(game, figure))[: scene_of(game, figure).ply]
