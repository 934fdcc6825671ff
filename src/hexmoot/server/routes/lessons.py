"""Lessons: whole and without a name, so that whoever is new can follow one anywhere."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.params import PathParameter

from hexmoot.engine import registry
from hexmoot.engine.claims import filled
from hexmoot.engine.errors import HexmootError, UnknownGame
from hexmoot.engine.events import Event
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Lesson
from hexmoot.engine.walkthrough import Scene, said, tried, walk
from hexmoot.server.entrance.asking import refusals
from hexmoot.server.errors import Refusal
from hexmoot.server.table.shown import board_address, pick_menu_parts
from hexmoot.server.wire.lessons import (
    LessonInfo,
    LessonPlay,
    LessonScene,
    LessonStep,
    LessonTry,
)
from hexmoot.server.wire.native.patch import difference
from hexmoot.server.wire.parts import LogLine, View

GameName = Annotated[str, PathParameter(max_length=60, description="A game's name.")]
Ply = Annotated[int, PathParameter(ge=0, lt=2**31, description="A number of answers.")]
AnyAction = Annotated[int, PathParameter(ge=0, lt=2**31, description="The number of an answer.")]
LessonName = Annotated[str, PathParameter(max_length=60, description="A lesson's name.")]


@cache
def lesson_infos(game: Game) -> list[LessonInfo]:
    """A game's lessons as the lobby offers them; none where their files cannot be read."""
    try:
        lessons = game.lessons()
        return [_info(lesson) for lesson in lessons]
    except HexmootError:
        return []


def _info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        name=lesson.name,
        title=lesson.title,
        summary=lesson.summary,
        minutes=lesson.minutes,
        chapter=lesson.chapter,
        steps=len(lesson.step),
    )


def find_lesson(game_name: str, lesson_name: str) -> tuple[Game, Lesson]:
    """A game and its lesson, or a refusal."""
    try:
        game = registry.game(game_name)
        return game, next(one for one in game.lessons() if one.name == lesson_name)
    except (UnknownGame, StopIteration) as error:
        raise Refusal("not_found", f"there is no lesson {lesson_name!r} of {game_name}") from error


@cache
def lesson_play(game_name: str, lesson_name: str) -> LessonPlay:
    """A lesson played through once and kept: it is the same for everybody."""
    return played(*find_lesson(game_name, lesson_name))


def played(game: Game, lesson: Lesson) -> LessonPlay:
    """A lesson with all its positions; a refusal where it does not fit the game."""
    try:
        scenes = walk(game, lesson)
        steps = _steps(lesson, scenes)
    except HexmootError as error:
        raise Refusal("failed", f"this lesson does not fit the game: {error}") from error
    return LessonPlay(
        game=game.name,
        name=lesson.name,
        title=lesson.title,
        goal=filled(lesson.goal, scenes[0].view),
        minutes=lesson.minutes,
        board=board_address(game),
        seat=lesson.seat,
        options=dict(game.prepare(lesson.seats, lesson.preset, lesson.options).options),
        steps=steps,
        scenes=_changes(game, scenes),
    )


def _steps(lesson: Lesson, scenes: list[Scene]) -> list[LessonStep]:
    firsts = {scene.step: scene for scene in reversed(scenes)}
    spoken = [said(lesson, firsts[place]) for place in range(len(lesson.step))]
    return [
        LessonStep(say=step.say, ask=step.ask, light=step.light, wrong=step.wrong)
        for step in spoken
    ]


def _changes(game: Game, scenes: list[Scene]) -> list[LessonScene]:
    """Each scene as what changed since the one before."""
    found = []
    before: dict[str, Any] = {}
    for scene in scenes:
        picks = msgspec.to_builtins(pick_menu_parts(game, scene.picks))
        after = {"view": scene.view, "picks": picks}
        found.append(
            LessonScene(
                step=scene.step,
                ply=scene.ply,
                change=difference(before, after),
                log=_lines(scene.ply, scene.events),
                expects=list(scene.expects),
            )
        )
        before = after
    return found


def _lines(ply: int, events: tuple[Event, ...]) -> list[LogLine]:
    return [
        LogLine(ply=ply, kind=event.kind, numbers=list(event.numbers), text=event.text)
        for event in events
    ]


class LessonController(Controller):
    """First games hand in hand."""

    path = "/api/games/{name:str}/lessons"
    tags = ["games"]

    @get("/{lesson:str}", summary="A lesson", responses=refusals(404), sync_to_thread=True)
    def lesson(self, name: GameName, lesson: LessonName) -> LessonPlay:
        """Every step in words and every position on the way."""
        return lesson_play(name, lesson)

    @get(
        "/{lesson:str}/{ply:int}/{action:int}",
        summary="Another answer than the expected one",
        responses=refusals(404, 409),
        sync_to_thread=True,
    )
    def other(self, name: GameName, lesson: LessonName, ply: Ply, action: AnyAction) -> LessonTry:
        """What would come of it; nothing is kept."""
        game, found = find_lesson(name, lesson)
        try:
            state = tried(game, found, ply, action)
        except HexmootError as error:
            raise Refusal("illegal", str(error)) from error
        view = msgspec.convert(game.view(state, found.seat), View)
        return LessonTry(view=view, log=_lines(ply + 1, tuple(state.events(found.seat))))
