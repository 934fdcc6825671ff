"""Lessons in a real browser: followed to their end, left and taken up again, strayed from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from hexmoot.engine import registry
from hexmoot.engine.lesson import Lesson
from hexmoot.engine.walkthrough import walk
from tests.browser.conftest import Arrive
from tests.browser.following import ALL, WAITS, follow, give, name_of, open_lesson
from tests.browser.person import ANSWERS, DESK, at_rest
from tests.browser.stage import DRAWN_ANEW, problems

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 780}
# Another answer than the expected one, asked of the server: its ply and its number.
TRIES = re.compile(r"/api/games/\w+/lessons/\w+/\d+/\d+$")
FIRST = [one for one in ALL if one[1].chapter == 1]
LATER = [one for one in ALL if one[1].chapter > 1]


# One of each in the quick form: `test_forgiving.py` looks into all of them, and the engine's own
# tests play them all through.
SHORTEST = {("alchemists_race", "first"), ("mushroom_sorcerer", "moon")}


def sampled(lessons: list[tuple[str, Lesson]]) -> list[Any]:
    """All but the shortest are left to the complete form."""
    return [
        pytest.param(
            game, lesson, marks=() if (game, lesson.name) in SHORTEST else pytest.mark.whole
        )
        for game, lesson in lessons
    ]


@pytest.mark.parametrize(("game", "lesson"), sampled(FIRST), ids=name_of)
def test_a_newcomer_finishes_the_first_lesson(arrive: Arrive, game: str, lesson: Lesson) -> None:
    """From the card of the lobby, without a name, to the last word."""
    found = registry.game(game)
    person = arrive(size=DESK)
    person.visit()
    person.page.get_by_role("link", name=f"Learn: {found.title}").click()
    follow(person.page, found, lesson)
    expect(person.page.get_by_role("link", name="Play a game")).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), sampled(LATER), ids=name_of)
def test_later_chapters_are_finished_on_a_phone(arrive: Arrive, game: str, lesson: Lesson) -> None:
    found = registry.game(game)
    person = arrive(size=PHONE, touch=True)
    follow(open_lesson(person, game, lesson), found, lesson)
    expect(person.page.get_by_role("link", name="Play a game")).to_be_visible()


TITLE_IS_CUT = """() => {
  const title = document.querySelector('.top h1');
  return title.scrollWidth > title.clientWidth;
}"""
ARE_DRAWN = """([figure, names]) => names.every(name => {
  const all = figure.querySelectorAll(`[data-target="${name}"], [data-place="${name}"]`);
  return [...all].some(one => one.getBoundingClientRect().width > 0);
})"""
# Its middle, where it is longer than the picture.
IS_IN_PICTURE = """([figure, name]) => {
  const picture = figure.querySelector('.picture').getBoundingClientRect();
  const all = figure.querySelectorAll(`[data-target="${name}"], [data-place="${name}"]`);
  const boxes = [...all].map(one => one.getBoundingClientRect());
  const {left, right, top, bottom} = boxes.find(box => box.width > 0);
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  const isShort = innerWidth > 760 || picture.height < innerHeight;
  const isInside = across > picture.left && across < picture.right;
  return isShort && isInside && down > picture.top && down < picture.bottom;
}"""
# No box of the picture cuts words, all or in part; where lines are counted dots say so.
IS_UNCUT = """figure => {
  const walker = document.createTreeWalker(figure.querySelector('.picture'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode.data.trim();
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const {width, height, bottom} = range.getBoundingClientRect();
    const isDrawn = words !== '' && width > 2 && height > 2;
    let box = walker.currentNode.parentElement;
    while (isDrawn && box !== figure) {
      const {overflowY, webkitLineClamp} = getComputedStyle(box);
      const cuts = overflowY !== 'visible' && webkitLineClamp === 'none' && !box.matches('.sr');
      if (cuts && bottom > box.getBoundingClientRect().bottom + 3) return false;
      box = box.parentElement;
    }
  }
  return true;
}"""
IS_IN_SIGHT = """target => {
  const box = document.querySelector(`[data-target="${target}"]`).getBoundingClientRect();
  const panel = document.querySelector('.lesson').getBoundingClientRect();
  const bar = document.querySelector('.prompt').getBoundingClientRect();
  return box.top >= panel.bottom && box.bottom <= bar.top;
}"""


@pytest.mark.parametrize(("game", "lesson"), FIRST, ids=name_of)
def test_the_name_of_the_game_is_read_whole_on_a_phone(
    arrive: Arrive, game: str, lesson: Lesson
) -> None:
    person = arrive(size=SMALL_PHONE, touch=True)
    page = open_lesson(person, game, lesson)
    page.wait_for_function(WAITS, arg=-1)
    at_rest(page)
    assert not page.evaluate(TITLE_IS_CUT)


def test_what_is_to_be_done_is_in_sight_before_what_is_only_spoken_of(arrive: Arrive) -> None:
    """The shelf says what a Swap is made of, but it is the board that is answered on."""
    (lesson,) = registry.game("alchemists_race").lessons()
    page = open_lesson(arrive(size=PHONE, touch=True), "alchemists_race", lesson, 5)
    page.wait_for_function(WAITS, arg=-1)
    page.locator('[data-ring="space:4"]').wait_for()
    page.wait_for_function(IS_IN_SIGHT, arg="space:4")


def test_the_answer_that_is_waited_for_stands_in_the_bar(arrive: Arrive) -> None:
    """On a phone it would be the fifth of seven, far to the right of what is seen."""
    game = registry.game("mushroom_sorcerer")
    lesson = next(one for one in game.lessons() if one.name == "war")
    attack = game.actions.parse("attack d2")
    page = open_lesson(arrive(size=PHONE, touch=True), game.name, lesson, 5)
    chip = page.locator(f'#options [data-action="{attack}"]')
    expect(chip).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "name"), [("sorcerer_stones", "together"), ("rune_stones", "first")]
)
def test_the_last_words_of_a_lesson_wait_for_nobody(arrive: Arrive, game: str, name: str) -> None:
    """Neither for an answer of the learner's nor for the rival, though the game would go on."""
    lesson = next(one for one in registry.game(game).lessons() if one.name == name)
    person = arrive()
    page = open_lesson(person, game, lesson, len(lesson.step) - 1)
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()
    expect(page.locator("#ask")).to_have_text("The lesson ends here.")
    assert not person.can_answer()
    assert person.lit() == []


def test_a_late_answer_to_what_was_taken_back_is_not_shown(arrive: Arrive) -> None:
    """The first try is answered only after it was taken back and another one was made."""
    game = registry.game("alchemists_race")
    lesson = game.lessons()[0]
    scene = walk(game, lesson)[0]
    page = open_lesson(arrive(), game.name, lesson)
    page.wait_for_function(WAITS, arg=-1)
    held: list[Route] = []
    page.route(TRIES, lambda route: held.append(route), times=1)
    give(page, scene, game.actions.parse("step 1"))
    page.get_by_role("button", name="Take it back").click()
    give(page, scene, game.actions.parse("step 2"))
    panel = page.locator(".lesson")
    expect(panel).to_contain_text("picks up 1 Grass")
    with page.expect_response(TRIES) as late:
        held[0].continue_()
    late.value.finished()
    page.evaluate(DRAWN_ANEW)
    expect(panel).to_contain_text("picks up 1 Grass")
    expect(panel).not_to_contain_text("Honey")


def test_a_wrong_answer_is_shown_explained_and_taken_back(arrive: Arrive) -> None:
    game = registry.game("alchemists_race")
    lesson = game.lessons()[0]
    scenes = walk(game, lesson)
    page = open_lesson(arrive(), game.name, lesson)
    page.wait_for_function(WAITS, arg=-1)
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
    page.wait_for_function(WAITS, arg=-1)
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
    page.wait_for_function(WAITS, arg=-1)
    expected = walk(game, lesson)[0].expects[0]
    chip = page.locator(f'#options [data-action="{expected}"]')
    page.keyboard.press(chip.get_attribute("data-digit") or "")
    expect(page.locator(".lesson")).to_contain_text("2 of")
    page.keyboard.press("h")
    expect(page.locator(".lesson")).to_contain_text("3 of")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_lesson(
    arrive: Arrive, scheme: str, size: Mapping[str, int]
) -> None:
    game = registry.game("sorcerer_stones")
    lesson = game.lessons()[0]
    scenes = walk(game, lesson)
    person = arrive(size=size, scheme=scheme)
    page = open_lesson(person, game.name, lesson)
    page.wait_for_function(WAITS, arg=-1)
    assert problems(person.page) == []
    give(page, scenes[0], game.actions.parse("place t1"))
    page.get_by_role("button", name="Take it back").wait_for()
    assert problems(person.page) == []


def test_a_picture_of_the_rules_opens_a_practice_table(arrive: Arrive) -> None:
    """Without a name so far: the position stands on a table where nothing counts."""
    person = arrive()
    person.visit("#/rules/alchemists_race")
    page = person.page
    picture = page.locator("figure", has_text="The short way home")
    picture.scroll_into_view_if_needed()
    expect(picture.locator('[data-target="space:16"]').first).to_be_visible()
    assert problems(person.page) == []
    picture.get_by_role("button", name="Try it").click()
    expect(page.locator(".badge", has_text="practice")).to_be_visible()
    expect(page.locator('[data-target="space:16"]').first).to_be_visible()
    page.locator(ANSWERS).first.wait_for()


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game.name, marks=() if game.name == "alchemists_race" else pytest.mark.whole)
        for game in registry.games()
        if game.figures()
    ],
)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pictures_show_what_they_are_about(
    arrive: Arrive, game: str, size: Mapping[str, int]
) -> None:
    """All that is ringed is drawn; on a phone no picture is longer than the screen.

    At a desk there is room for everything.
    """
    person = arrive(size=size)
    person.visit(f"#/rules/{game}")
    page = person.page
    book = person.context.request.get(f"{person.url}/api/games/{game}/book").json()
    for figure in (one for one in book["figures"] if one["light"]):
        picture = page.locator("figure").filter(has_text=figure["say"]).first
        picture.scroll_into_view_if_needed()
        drawn = picture.element_handle()
        page.wait_for_function(ARE_DRAWN, arg=[drawn, figure["light"]])
        page.wait_for_function(IS_IN_PICTURE, arg=[drawn, figure["light"][0]])
        if size is not PHONE:
            page.wait_for_function(IS_UNCUT, arg=drawn)


def test_cards_of_a_picture_say_what_they_are(arrive: Arrive) -> None:
    """As at the table: names and words that only the rule book has."""
    person = arrive()
    person.visit("#/rules/sorcerer_stones")
    picture = person.page.locator("figure", has_text="Quake lays a zone somewhere new")
    picture.scroll_into_view_if_needed()
    expect(picture.locator(".playing")).to_contain_text("Quake")


def test_a_picture_may_show_a_position_of_its_own(arrive: Arrive) -> None:
    person = arrive()
    person.visit("#/rules/alchemists_race")
    picture = person.page.locator("figure", has_text="Red walks onto the space of Blue")
    picture.scroll_into_view_if_needed()
    expect(picture.locator("[data-target]").first).to_be_visible()
    picture.get_by_role("button", name="Try it").click()
    expect(person.page.locator(".badge", has_text="practice")).to_be_visible()
    expect(person.page.locator("#options")).to_contain_text("Meteor on")
