"""What a lesson promises, and that every broken promise is named."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from hexmoot.engine import registry
from hexmoot.engine.conformance.lessons import faults_of
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Lesson

RACE = registry.game("alchemists_race")
ALL = [
    pytest.param(game, lesson, id=f"{game.name}-{lesson.name}")
    for game in registry.games()
    for lesson in game.lessons()
]


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_lesson_holds(game: Game, lesson: Lesson) -> None:
    assert list(faults_of(game, lesson)) == []


def ring(lesson: Lesson) -> None:
    lesson.step[0].light = ["space:99"]


def ring_only_what_is_spoken_of(lesson: Lesson) -> None:
    lesson.step[0].light = ["space:0", "seat-card:0"]


def leave_out_the_explanation(lesson: Lesson) -> None:
    lesson.step[0].wrong = {"step 1": "No."}


def explain_what_cannot_be(lesson: Lesson) -> None:
    lesson.step[0].wrong["fly"] = "No."


def say_nothing_to_do(lesson: Lesson) -> None:
    lesson.step[0].ask = ""


def claim(lesson: Lesson) -> None:
    lesson.step[0].say = "You hold 7 coins."


def lie(lesson: Lesson) -> None:
    lesson.goal = "Reach {9 = table.target_coins}."


def answer_what_is_not_legal(lesson: Lesson) -> None:
    lesson.step[2].do = ["stop"]


def end_with_a_question(lesson: Lesson) -> None:
    lesson.step = lesson.step[:-1]


def promise_too_little_time(lesson: Lesson) -> None:
    lesson.minutes = 1


def talk_too_long(lesson: Lesson) -> None:
    lesson.minutes = 60
    lesson.goal = "Walk. " * 2000


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (ring, "rings 'space:99'"),
        (ring_only_what_is_spoken_of, "rings nothing that answers 'step 3'"),
        (leave_out_the_explanation, "does not explain"),
        (explain_what_cannot_be, "explains 'fly'"),
        (say_nothing_to_do, "what is to be done"),
        (claim, "says 7"),
        (lie, "says '9'"),
        (answer_what_is_not_legal, "cannot be answered"),
        (end_with_a_question, "waits for an answer"),
        (promise_too_little_time, "promises 1 minutes"),
        (talk_too_long, "is a first lesson and takes 12."),
    ],
)
def test_a_fault_is_named(spoil: Callable[[Lesson], None], reason: str) -> None:
    lesson = msgspec.convert(msgspec.to_builtins(RACE.lessons()[0]), Lesson)
    spoil(lesson)
    assert reason in "; ".join(faults_of(RACE, lesson))


def test_a_later_chapter_may_take_its_time() -> None:
    lesson = msgspec.convert(msgspec.to_builtins(RACE.lessons()[0]), Lesson)
    talk_too_long(lesson)
    lesson.chapter = 2
    assert list(faults_of(RACE, lesson)) == []
