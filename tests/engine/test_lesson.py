"""Lessons are read as they stand, and refused with the field that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine.errors import BadContent
from hexmoot.engine.lesson import Step, explanation, lessons_in, read_lesson

HEAD = """
format = "hexmoot.lesson/1"
title = "One"
summary = "Short."
goal = "Win."
minutes = 3
seats = 2
seed = 1
"""
STEP = '\n[[step]]\nsay = "Look."\n'


def test_a_lesson_is_read_with_its_name() -> None:
    lesson = read_lesson(HEAD + STEP, "first.toml")
    assert (lesson.name, lesson.chapter, lesson.seat, len(lesson.step)) == ("first", 1, 0, 1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (HEAD, "step"),
        (HEAD.replace("lesson/1", "lesson/9") + STEP, "lesson/9"),
        (HEAD + STEP + "ring = 3", "ring"),
        (HEAD.replace("seed = 1", 'seed = "x"') + STEP, "seed"),
        ("format = ", "Invalid value"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadContent, match=reason):
        read_lesson(text, "first.toml")


def test_lessons_stand_in_the_order_of_their_chapters(tmp_path: Path) -> None:
    assert lessons_in(tmp_path) == []
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "b.toml").write_text(HEAD + STEP, encoding="utf-8")
    (folder / "a.toml").write_text("chapter = 2" + HEAD + STEP, encoding="utf-8")
    (folder / "notes.txt").write_text("no lesson", encoding="utf-8")
    assert [lesson.name for lesson in lessons_in(tmp_path)] == ["b", "a"]


def test_the_longest_beginning_explains() -> None:
    step = Step(say="x", wrong={"step": "far", "step 1": "near", "*": "no"})
    assert explanation(step, "step 12") == "near"
    assert explanation(step, "step 2") == "far"
    assert explanation(step, "stop") == "no"
    assert explanation(Step(say="x"), "stop") == ""
