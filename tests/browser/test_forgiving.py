"""Lessons forgive: wherever somebody answers otherwise or goes away, the step waits for them."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from hexmoot.engine import registry
from hexmoot.engine.lesson import Lesson, Step, explanation
from hexmoot.engine.walkthrough import Scene, said, walk
from tests.browser.conftest import Arrive
from tests.browser.following import ALL, give, is_expected, name_of, open_lesson, pick
from tests.browser.person import ANSWERS, Person

IS_WHOLE = "HEXMOOT_WHOLE" in os.environ
# Of each lesson in the quick form; all of them with `--whole`.
SOME_STEPS = 3
REACHED = "at => Number(document.querySelector('.lessons')?.dataset.moment) === at"


def waiting(scenes: list[Scene]) -> list[int]:
    """Where steps begin that wait for one answer of several."""
    firsts = {scene.step: place for place, scene in reversed(list(enumerate(scenes)))}
    return [place for place in sorted(firsts.values()) if others(scenes[place])]


def some(places: list[int]) -> list[int]:
    """Spread over a lesson, or all where everything is looked at."""
    return places if IS_WHOLE else places[:: max(1, len(places) // SOME_STEPS)]


def half_way(scenes: list[Scene]) -> int:
    """The first step that asks for several answers one by one."""
    long = (at for at in waiting(scenes) if len(scenes[at].expects) > 1 and not scenes[at].picks)
    return next(long)


def others(scene: Scene) -> list[tuple[int, ...]]:
    """What can be answered beside what is expected: whole sets where sets are asked for."""
    if not scene.expects:
        return []
    if scene.picks is not None:
        sets = (one for one in scene.picks.sets if not is_expected(scene, one))
        return [tuple(one.answers) for one in sets]
    actions = (choice["action"] for choice in scene.view["choices"])
    return [(action,) for action in actions if action != scene.expects[0]]


def stray(page: Page, scene: Scene, answers: tuple[int, ...]) -> int:
    """Give another answer than the expected one; the first that differs."""
    if scene.picks is None:
        give(page, scene, answers[0])
    else:
        pick(page, next(one for one in scene.picks.sets if tuple(one.answers) == answers))
    pairs = zip(answers, scene.expects, strict=False)
    return next((one for one, expected in pairs if one != expected), answers[-1])


def is_asked(page: Page, place: int, step: Step) -> None:
    """The page stands at the beginning of a step and waits."""
    page.wait_for_function(REACHED, arg=place)
    expect(page.locator(".lesson .ask")).to_contain_text(step.ask)
    page.locator(ANSWERS).first.wait_for()


def comes_back(person: Person, lesson: Lesson) -> None:
    """Leave for the lobby, and take the lesson up again from the list of them."""
    page = person.page
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name=f"Lesson: {lesson.title}").click()


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=name_of)
def test_every_lesson_forgives_and_waits(arrive: Arrive, game: str, lesson: Lesson) -> None:
    """A wrong answer is explained and taken back; whoever leaves finds the step as it was."""
    found = registry.game(game)
    scenes = walk(found, lesson)
    person = arrive()
    for place in some(waiting(scenes)):
        scene, step = scenes[place], said(lesson, scenes[place])
        page = open_lesson(person, game, lesson, scene.step)
        is_asked(page, place, step)
        wrong = stray(page, scene, others(scene)[-1])
        told = explanation(step, found.actions.text(wrong))
        expect(page.locator(".lesson .said")).to_contain_text(told)
        expect(page.get_by_role("button", name="Take it back")).to_be_focused()
        page.keyboard.press("Enter")
        is_asked(page, place, step)
        comes_back(person, lesson)
        is_asked(page, place, step)


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=name_of)
def test_whoever_leaves_half_way_through_a_step_begins_it_anew(
    arrive: Arrive, game: str, lesson: Lesson
) -> None:
    """After the first of several answers; also straight after a wrong one."""
    scenes = walk(registry.game(game), lesson)
    place = half_way(scenes)
    step = said(lesson, scenes[place])
    person = arrive()
    page = open_lesson(person, game, lesson, scenes[place].step)
    is_asked(page, place, step)
    give(page, scenes[place], scenes[place].expects[0])
    page.wait_for_function(REACHED, arg=place + 1)
    comes_back(person, lesson)
    is_asked(page, place, step)
    stray(page, scenes[place], others(scenes[place])[0])
    page.get_by_role("button", name="Take it back").wait_for()
    comes_back(person, lesson)
    is_asked(page, place, step)
