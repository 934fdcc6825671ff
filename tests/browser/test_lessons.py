"""Lessons in a real browser: followed to their end, left and taken up again, strayed from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from hexmoot.engine import registry
from hexmoot.engine.lesson import Lesson
from hexmoot.engine.walkthrough import Scene, walk
from tests.browser.conftest import Arrive
from tests.browser.person import ANSWERS, DESK, Person

PHONE = {"width": 390, "height": 844}
ALL = [(game.name, lesson) for game in registry.games() for lesson in game.lessons()]
FIRST = [one for one in ALL if one[1].chapter == 1]
LATER = [one for one in ALL if one[1].chapter > 1]
WAITS = """at => {
  const table = document.querySelector('.lessons');
  const hasWay = document.querySelector('#options button, .lesson .go') !== null;
  return table !== null && Number(table.dataset.moment) === at && hasWay;
}"""


def name_of(part: object) -> str:
    """A case in words."""
    return part.name if isinstance(part, Lesson) else str(part)


def stops(scenes: list[Scene]) -> list[int]:
    """The scenes a lesson waits at: where something is expected, and where a step begins."""
    return [
        at
        for at, scene in enumerate(scenes)
        if scene.expects or at == 0 or scenes[at - 1].step != scene.step
    ]


def open_lesson(person: Person, game: str, lesson: Lesson) -> Page:
    """Go to a lesson by its address."""
    person.visit(f"#/lesson/{game}/{lesson.name}")
    person.page.locator(".lesson").wait_for()
    return person.page


def sure(page: Page) -> None:
    """Say yes where an answer is asked about once more."""
    yes = page.get_by_role("group", name="Are you sure?").get_by_role("button", name="Yes")
    if yes.count():
        yes.click()


def give(page: Page, scene: Scene, action: int) -> None:
    """Give one answer by the bar, unfolding what is folded there."""
    chip = page.locator(f'#options [data-action="{action}"]')
    page.locator(ANSWERS).first.wait_for()
    if chip.count():
        chip.first.click()
        sure(page)
        return
    label = next(one["label"] for one in scene.view["choices"] if one["action"] == action)
    folds = page.locator("#options [aria-haspopup=menu]")
    for place in range(folds.count()):
        folds.nth(place).click()
        rows = page.get_by_role("menuitem")
        found = row_of(rows, label)
        if found is not None:
            found.click()
            return
        page.keyboard.press("Escape")
    raise AssertionError(f"{label!r} is nowhere in the bar")


def row_of(rows: Locator, label: str) -> Locator | None:
    """The row of a menu that says this, or says it in fewer words."""
    for place in range(rows.count()):
        text = rows.nth(place).inner_text().splitlines()[0]
        if text in label or label in text:
            return rows.nth(place)
    return None


def follow(page: Page, scenes: list[Scene], look: bool = True) -> None:
    """Do what each step asks for, until the lesson is over."""
    for at in stops(scenes)[:-1]:
        scene = scenes[at]
        page.wait_for_function(WAITS, arg=at)
        if look:
            expect_rings(page)
        if not scene.expects:
            page.get_by_role("button", name="Next").click()
        elif scene.picks is not None:
            pick(page, scene)
        else:
            give(page, scene, scene.expects[0])
    page.wait_for_function(WAITS, arg=len(scenes) - 1)


def pick(page: Page, scene: Scene) -> None:
    """Choose a whole set."""
    assert scene.picks is not None
    whole = next(
        one for one in scene.picks.sets if one.answers == scene.expects[: len(one.answers)]
    )
    for piece in whole.pieces:
        chip = page.locator(f'[data-action="{piece}"]')
        if not chip.count():
            page.get_by_role("button", name=re.compile("^Choose")).click()
        chip.first.click()
    page.get_by_role("button", name=re.compile("^Confirm")).click()


def expect_rings(page: Page) -> None:
    """Everything the step speaks of is there and ringed."""
    wanted = page.locator(".lessons").get_attribute("data-light") or ""
    for target in filter(None, wanted.split(" ")):
        expect(page.locator(f'[data-ring="{target}"]'), target).to_have_count(1)


@pytest.mark.parametrize(("game", "lesson"), FIRST, ids=name_of)
def test_a_newcomer_finishes_the_first_lesson(arrive: Arrive, game: str, lesson: Lesson) -> None:
    """From the card of the lobby, without a name, to the last word."""
    found = registry.game(game)
    person = arrive(size=DESK)
    person.visit()
    person.page.get_by_role("link", name=f"Learn: {found.title}").click()
    follow(person.page, walk(found, lesson))
    expect(person.page.get_by_role("link", name="Play a game")).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), LATER, ids=name_of)
def test_later_chapters_are_finished_on_a_phone(arrive: Arrive, game: str, lesson: Lesson) -> None:
    found = registry.game(game)
    person = arrive(size=PHONE, touch=True)
    follow(open_lesson(person, game, lesson), walk(found, lesson))
    expect(person.page.get_by_role("link", name="Play a game")).to_be_visible()


def test_a_wrong_answer_is_shown_explained_and_taken_back(arrive: Arrive) -> None:
    game = registry.game("alchemists_race")
    lesson = game.lessons()[0]
    scenes = walk(game, lesson)
    page = open_lesson(arrive(), game.name, lesson)
    page.wait_for_function(WAITS, arg=0)
    give(page, scenes[0], game.actions.parse("step 1"))
    panel = page.locator(".lesson")
    expect(panel).to_contain_text("picks up 1 Honey")
    expect(panel).to_contain_text(lesson.step[0].wrong["*"])
    expect(page.get_by_role("button", name="Take it back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel).to_contain_text(lesson.step[0].ask)
    give(page, scenes[0], scenes[0].expects[0])
    expect(panel).to_contain_text("2 of")


def test_a_lesson_is_taken_up_where_it_was_left(arrive: Arrive) -> None:
    game = registry.game("alchemists_race")
    lesson = game.lessons()[0]
    person = arrive()
    page = open_lesson(person, game.name, lesson)
    page.wait_for_function(WAITS, arg=0)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".lesson")).to_contain_text("2 of")
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name=f"Learn: {game.title}").click()
    expect(page.locator(".lesson")).to_contain_text("2 of")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".lesson")).to_contain_text("The goal.")


def test_a_lesson_is_followed_by_keys_alone(arrive: Arrive) -> None:
    game = registry.game("alchemists_race")
    lesson = game.lessons()[0]
    page = open_lesson(arrive(), game.name, lesson)
    page.wait_for_function(WAITS, arg=0)
    page.keyboard.press("3")
    expect(page.locator(".lesson")).to_contain_text("2 of")
    page.keyboard.press("h")
    expect(page.locator(".lesson")).to_contain_text("3 of")
