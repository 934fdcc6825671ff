"""Whoever learns can read it all: every step of every lesson and all rules, on every screen."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from hexmoot.engine import registry
from hexmoot.engine.lesson import Lesson
from tests.browser.conftest import Arrive
from tests.browser.following import ALL, WAITS, open_lesson
from tests.browser.screens import Screen, on_all_screens
from tests.browser.stage import DRAWN_ANEW
from tests.browser.test_access import is_sound

WITH_PICTURES = [(game.name,) for game in registry.games() if game.figures()]


def looked_at(lesson: Lesson) -> list[int]:
    """The steps of a lesson; in the quick form one on the way, of later chapters the end."""
    every = list(range(len(lesson.step)))
    if "HEXMOOT_WHOLE" in os.environ:
        return every
    return [len(every) // 2] if lesson.chapter == 1 else every[-1:]


@pytest.mark.parametrize(("game", "lesson", "screen"), on_all_screens(ALL))
def test_every_step_of_a_lesson_is_sound(
    arrive: Arrive, game: str, lesson: Lesson, screen: Screen
) -> None:
    """Nothing for axe to find, nothing too wide or too small, wherever the lesson waits."""
    person = screen.seat(arrive)
    for step in looked_at(lesson):
        page = open_lesson(person, game, lesson, step)
        expect(page.locator(".lesson .count")).to_have_text(f"{step + 1} of {len(lesson.step)}")
        page.wait_for_function(WAITS, arg=-1)
        is_sound(person)


@pytest.mark.parametrize(("game", "screen"), on_all_screens(WITH_PICTURES))
def test_the_rules_and_all_their_pictures_are_sound(
    arrive: Arrive, game: str, screen: Screen
) -> None:
    """With every picture drawn: they come when they are scrolled to."""
    person = screen.seat(arrive)
    person.visit(f"#/rules/{game}")
    pictures = person.page.locator("figure")
    expect(pictures).to_have_count(len(registry.game(game).figures()))
    for place in range(pictures.count()):
        pictures.nth(place).scroll_into_view_if_needed()
        pictures.nth(place).locator(".picture > .room").wait_for()
    person.page.evaluate(DRAWN_ANEW)
    is_sound(person)
