"""Lessons as they are sent: plain structs that the page's types are made from."""

from __future__ import annotations

import msgspec

from hexmoot.server.wire import lessons
from hexmoot.server.wire.typescript import structs


def test_the_page_knows_every_struct_of_a_lesson() -> None:
    sent = {lessons.LessonInfo, lessons.LessonStep, lessons.LessonScene, lessons.LessonPlay}
    assert sent | {lessons.LessonTry} <= set(structs())


def test_a_step_survives_the_wire() -> None:
    step = lessons.LessonStep(say="Look.", ask="", light=["space:1"], wrong={"*": "No."})
    assert msgspec.json.decode(msgspec.json.encode(step), type=lessons.LessonStep) == step
