"""Every lesson of every game is played through on the engine; a changed rule shows here."""

from __future__ import annotations

import msgspec
import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadContent, IllegalAction
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Lesson
from hexmoot.engine.walkthrough import all_answers, is_lit, said, tried, walk

RACE = registry.game("alchemists_race")
ALL = [
    pytest.param(game, lesson, id=f"{game.name}-{lesson.name}")
    for game in registry.games()
    for lesson in game.lessons()
]
LEAST_TURNS, MOST_STEPS = 6, 24


def race() -> Lesson:
    """A copy of a lesson that may be spoilt."""
    first = RACE.lessons()[0]
    return msgspec.convert(msgspec.to_builtins(first), Lesson)


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_there_is_something_to_do_in_nearly_every_step(game: Game, lesson: Lesson) -> None:
    """One idea a turn, doing before reading: few steps are there only to be read."""
    doing = [step for step in lesson.step if step.do]
    assert LEAST_TURNS <= len(doing) <= MOST_STEPS
    assert len(lesson.step) - len(doing) <= 2
    scenes = walk(game, lesson)
    assert [scene.step for scene in scenes] == sorted(scene.step for scene in scenes)
    assert scenes[-1].step == len(lesson.step) - 1
    assert scenes[-1].ply == len(all_answers(lesson))


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_wrong_answer_can_be_tried_and_comes_back(game: Game, lesson: Lesson) -> None:
    """Wherever the lesson waits, every other legal answer leads to a state that can be shown."""
    for scene in walk(game, lesson):
        for choice in scene.view["choices"][:4] if scene.expects else []:
            state = tried(game, lesson, scene.ply, choice["action"])
            assert game.view(state, lesson.seat)["ply"] >= scene.view["ply"]


def test_the_positions_belong_to_their_steps() -> None:
    scenes = walk(RACE, race())
    assert [RACE.actions.text(action) for action in scenes[0].expects] == ["step 3"]
    assert scenes[0].view["decision"]["seat"] == 0
    assert scenes[1].expects == ()
    stop = next(scene for scene in scenes if len(scene.expects) == 2)
    assert [RACE.actions.text(action) for action in stop.expects] == ["step 3", "stop"]


def test_an_answer_that_cannot_be_given_names_its_step() -> None:
    lesson = race()
    lesson.step[1].do = ["step 9"]
    with pytest.raises(BadContent, match="step 2: 'step 9' cannot be answered"):
        walk(RACE, lesson)


def test_a_claim_that_is_not_so_names_its_step() -> None:
    lesson = race()
    lesson.step[0].say = "You hold {4 = table.seats.0.coins} coins."
    with pytest.raises(BadContent, match="step 1: says '4'"):
        said(lesson, walk(RACE, lesson)[0])


def test_the_learner_has_to_sit_at_the_table() -> None:
    lesson = race()
    lesson.seat = 2
    with pytest.raises(BadContent, match="there are 2"):
        walk(RACE, lesson)


def test_only_legal_answers_can_be_tried() -> None:
    with pytest.raises(IllegalAction):
        tried(RACE, race(), 0, RACE.actions.parse("stop"))


def test_rings_are_round_things_that_are_there() -> None:
    shown = walk(RACE, race())[0].view
    lit = ["space:3", "potion:swap", "seat-card:1", "answers", "~hand", "die"]
    assert all(is_lit(RACE, shown, target) for target in lit)
    assert not any(is_lit(RACE, shown, target) for target in ["space:99", "seat-card:2", "moon"])
