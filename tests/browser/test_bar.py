"""The bar keeps one height, and the board does not move while questions come and go."""

from __future__ import annotations

import re
from collections import defaultdict
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.held import hold_details
from tests.browser.person import ANSWERS, BOT, DESK, ME, Person, at_rest
from tests.browser.places import PLACES, position
from tests.browser.positions import sit_at
from tests.browser.screens import TALL_PHONE
from tests.browser.stage import DRAWN_ANEW, sitting

GAMES = list(PLACES)
SMALL = {"width": 1366, "height": 768}
SIZES = [pytest.param(DESK, id="1440x900"), pytest.param(SMALL, id="1366x768")]
WHOLE: tuple[int, list[str]] = (82, [])
# What must not move: the stage, and the large drawing of each game on it.
DRAWINGS = {
    "alchemists_race": ".map",
    "elementalis": ".board .middle",
    "mushroom_sorcerer": ".forest",
    "rune_stones": ".moor",
    "sorcerer_stones": ".zones",
}
QUESTIONS = 12
LETTERS = "**/*.woff2"
BOXES = """drawing => ['.stage', `.stage ${drawing}`].map(one => {
  const found = document.querySelector(one);
  if (!found) return null;
  const {left, top, width, height} = found.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""
# What of the answers stands outside the bar, and how high that is.
HIDDEN_ANSWERS = """() => {
  const bar = document.querySelector('.prompt').getBoundingClientRect();
  const all = [...document.querySelectorAll('#options > .opt, .aids .tool')];
  return all.filter(one => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.left < bar.left || box.right > bar.right || box.top < bar.top - 1
      || box.bottom > bar.bottom + 1);
  }).map(one => one.textContent.trim());
}"""
# Where the middle of each thing lies; what is pointed at is lifted by two units of its drawing.
MIDDLES = """() => Object.fromEntries([...document.querySelectorAll('.stage [data-target]')]
  .map(one => [one.dataset.target, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0)
  .map(([target, box]) => [target, [box.left + box.width / 2, box.top + box.height / 2]]))"""
LIFTED = 4
MOST_PICKED = 12


def boxes(page: Page, game: str) -> list[Any]:
    """Where the stage and the drawing lie."""
    found: list[Any] = page.evaluate(BOXES, DRAWINGS[game])
    return found


def bar_of(page: Page) -> tuple[int, list[str]]:
    """How high the bar is, and the answers that do not stand inside it."""
    found = page.locator(".prompt").bounding_box()
    assert found is not None
    return round(found["height"]), page.evaluate(HIDDEN_ANSWERS)


def pick_one(person: Person) -> None:
    """Pick a piece where a set is asked for."""
    pieces = person.page.locator("#options button[aria-pressed]:not([disabled])")
    if pieces.count():
        pieces.first.click()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_while_a_game_is_played(
    game: str, size: dict[str, int], arrive: Arrive
) -> None:
    person = arrive(size=size)
    person.open_table(game, [ME, BOT, BOT])
    first = None
    for whim in range(QUESTIONS):
        person.my_move()
        at_rest(person.page)
        found = boxes(person.page, game)
        first = first or (found if found[1] else None)
        assert found[0] == (first or found)[0]
        assert found[1] in (None, (first or found)[1])
        assert bar_of(person.page) == WHOLE
        pick_one(person)
        assert boxes(person.page, game) == found
        person.act(whim * 7 + 3)


def test_what_is_told_while_somebody_points_disturbs_nothing(player: Person, database: str) -> None:
    """Chips stay under the pointer, and a second question stays open."""
    held = hold_details(player.page)
    sitting(player, database, "mushroom_sorcerer", "turn_menu")
    chip = player.page.locator(ANSWERS).filter(has_text="End the turn")
    before = chip.bounding_box()
    chip.click()
    player.until(lambda: held, "no details came")
    held[0]()
    player.page.evaluate(DRAWN_ANEW)
    assert chip.bounding_box() == before
    moment = player.moment()
    sure = player.page.get_by_role("group", name="Are you sure?")
    sure.get_by_role("button", name="Yes").click()
    player.wait_for_move(moment)


def test_answers_stand_as_they_should_once_their_letters_have_come(
    player: Person, database: str
) -> None:
    """Words that were measured in the system's own letters are measured anew."""
    game, kind = "mushroom_sorcerer", "turn_menu"
    sitting(player, database, game, kind)
    answers = player.page.locator("#options")
    loosely = answers.get_attribute("class") or ""
    late: list[Route] = []
    player.context.route(LETTERS, lambda route: late.append(route))
    sit_at(player, database, position(game, kind))
    player.my_move()
    player.until(lambda: late, "no letters were asked for")
    player.context.route(LETTERS, lambda route: route.continue_())
    for route in late:
        route.continue_()
    expect(answers).to_have_class(loosely)


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> dict[str, Any]:
    """The things that came, went or lie elsewhere."""
    far = (one for one, place in before.items() if dist(place, after.get(one, (0, 0))) > LIFTED)
    return {one: (before.get(one), after.get(one)) for one in {*far, *(after.keys() - before)}}


def pick_them_all(person: Person) -> dict[str, Any]:
    """Pick pieces on the board until no more may be picked; what moved meanwhile."""
    expect(person.page.get_by_role("button", name=re.compile("^Confirm"))).to_be_visible()
    before = person.page.evaluate(MIDDLES)
    left = person.page.locator(".stage [data-mark=lit]:visible")
    expect(left).not_to_have_count(0)
    for _ in range(MOST_PICKED):
        if left.count() == 0:
            break
        left.first.click(force=True)
    expect(person.page.locator(".stage [data-mark=picked]")).not_to_have_count(0)
    return moved(before, person.page.evaluate(MIDDLES))


def test_nothing_moves_while_servants_are_picked(player: Person, database: str) -> None:
    """Towers no more servants may go to keep their discs."""
    sitting(player, database, "mushroom_sorcerer", "alloc")
    assert pick_them_all(player) == {}


@pytest.mark.whole
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_between_all_kinds_of_questions(
    game: str, size: dict[str, int], player: Person, database: str
) -> None:
    """In each recorded game the same drawing in the same place, whatever is asked."""
    player.page.set_viewport_size(dict(size))
    bars: dict[str, tuple[int, list[str]]] = {}
    stages: set[str] = set()
    drawings: dict[str, set[str]] = defaultdict(set)
    for kind, (record, _) in PLACES[game].items():
        sitting(player, database, game, kind)
        bars[kind] = bar_of(player.page)
        stage, drawing = boxes(player.page, game)
        stages.add(str(stage))
        if drawing:
            drawings[record].add(str(drawing))
    assert bars == dict.fromkeys(bars, WHOLE)
    assert len(stages) == 1
    assert {record: len(found) for record, found in drawings.items()} == dict.fromkeys(drawings, 1)


def test_on_a_phone_answers_are_read_from_the_first_on(arrive: Arrive, database: str) -> None:
    """However far those of the question before were pushed aside."""
    person = arrive(size=TALL_PHONE, touch=True)
    person.enter()
    sitting(person, database, "rune_stones", "turn_action")
    answers = person.page.locator("#options")
    answers.evaluate("bar => { bar.scrollLeft = bar.scrollWidth }")
    assert answers.evaluate("bar => bar.scrollLeft") > 0
    utilize = answers.get_by_role("button", name=re.compile("^Utilize"))
    utilize.evaluate("button => button.click()")
    person.asked("Play which two cards?")
    expect(person.page.locator(ANSWERS).first).to_be_in_viewport(ratio=1)
