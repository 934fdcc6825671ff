"""How long a lesson takes is counted from its words, its clicks and what is watched."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.lesson import read_lesson
from hexmoot.engine.reading import clicks_of, minutes_of, words_of
from hexmoot.engine.walkthrough import walk

RACE = registry.game("alchemists_race")
RUNES = registry.game("rune_stones")
# Two words of title, three of the goal, then six and four; a click, and one sight of a rival.
SMALL = """
format = "hexmoot.lesson/1"
title = "Walk on"
summary = "Not read on the way."
goal = "Walk and win."
minutes = 1
seats = 2
seed = 59
preset = "quick"

[[step]]
say = "The die shows a {1 = table.die}."
ask = "Walk down."
do = ["step 3"]
then = ["step 2"]
[step.wrong]
"*" = "Nobody has to read this."

[[step]]
say = "That was it."
"""


def test_words_clicks_and_sights_make_the_minutes() -> None:
    lesson = read_lesson(SMALL, "small.toml")
    scenes = walk(RACE, lesson)
    assert words_of(lesson, scenes) == 2 + 3 + 5 + 2 + 3
    assert [clicks_of(scene) for scene in scenes] == [1, 0, 0]
    assert minutes_of(lesson, scenes) == pytest.approx(15 / 200 + (3 + 2 * 1.1) / 60)


def test_a_set_is_picked_piece_by_piece_and_confirmed() -> None:
    lesson = RUNES.lessons()[0]
    scenes = walk(RUNES, lesson)
    pair = next(scene for scene in scenes if scene.picks is not None and scene.expects)
    assert clicks_of(pair) == 2 + 1
