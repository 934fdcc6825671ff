"""Everybody can play: axe finds nothing, keys do everything, phones show everything."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.boards import HARSH
from tests.browser.conftest import Arrive
from tests.browser.person import ANSWERS, BOT, DESK, FRIEND, ME, PATIENCE, PHONE, Person, at_rest

pytestmark = pytest.mark.whole

RACE = "alchemists_race"
SCREENS = [
    pytest.param(DESK, "light", id="desk-light"),
    pytest.param(DESK, "dark", id="desk-dark"),
    pytest.param(PHONE, "light", id="phone-light"),
    pytest.param(PHONE, "dark", id="phone-dark"),
]
# The page, and what lies open over it.
TOO_WIDE = """() => {
  const all = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
  return Math.max(...all.map(one => one.scrollWidth - one.clientWidth));
}"""
# Text that is drawn smaller than 12 pixels, whatever it is scaled by.
TOO_SMALL = """() => {
  const small = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const box = holder.getBoundingClientRect();
    if (!walker.currentNode.data.trim() || box.width < 2 || holder.closest('.sr')) continue;
    const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < 11.9) small.push(`${walker.currentNode.data.trim()}: ${size.toFixed(1)}`);
  }
  return small;
}"""


def complaints(person: Person) -> list[tuple[str, str, str]]:
    """What axe finds on the page as it is."""
    found: list[tuple[str, str, str]] = []
    report: dict[str, Any] = Axe().run(person.page).response
    for violation in report["violations"]:
        for node in violation["nodes"]:
            found.append((violation["id"], violation["impact"], node["html"][:200]))
    return found


def is_sound(person: Person) -> None:
    """Nothing for axe to find, nothing too wide, nothing too small to read."""
    at_rest(person.page)
    assert complaints(person) == []
    assert person.page.evaluate(TOO_WIDE) <= 0
    assert person.page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_the_lobby_and_its_dialogs(arrive: Arrive, size: dict[str, int], scheme: str) -> None:
    person = arrive(size=size, scheme=scheme)
    person.enter()
    is_sound(person)
    person.page.locator("summary").click()
    is_sound(person)
    person.page.get_by_role("button", name="Settings").click()
    is_sound(person)
    person.page.keyboard.press("Escape")
    person.page.locator("button.me").click()
    is_sound(person)


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_the_rules(arrive: Arrive, size: dict[str, int], scheme: str) -> None:
    person = arrive(size=size, scheme=scheme)
    person.visit("#/rules/alchemists_race/AR-40")
    expect(person.page.locator('[data-rule="AR-40"]')).to_be_in_viewport()
    is_sound(person)


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_the_table_in_all_its_moods(arrive: Arrive, size: dict[str, int], scheme: str) -> None:
    person = arrive(size=size, scheme=scheme)
    person.open_table(RACE, [ME, FRIEND, BOT])
    person.shows("Waiting for players")
    is_sound(person)
    person.page.get_by_role("button", name="Start").click()
    person.my_move()
    is_sound(person)
    person.page.keyboard.press("r")
    person.shows("What is in the box")
    is_sound(person)
    person.page.keyboard.press("Escape")
    for tab in ("Chat", "Table"):
        person.page.get_by_role("tab", name=tab).click()
        is_sound(person)


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_a_set_being_picked(arrive: Arrive, size: dict[str, int], scheme: str) -> None:
    person = arrive(size=size, scheme=scheme)
    person.open_table(RACE, [ME, BOT], options={"board": HARSH, "target_coins": 100})
    for whim in range(300):
        person.my_move()
        if person.question.startswith("Choose 2 resources"):
            break
        person.act(whim)
    is_sound(person)
    person.page.locator("#options [data-action]").first.click()
    is_sound(person)


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_somebody_elses_turn_and_watching(
    arrive: Arrive, size: dict[str, int], scheme: str
) -> None:
    host, watcher = arrive(), arrive("Bo", size=size, scheme=scheme)
    link = host.open_table("ravens", [ME, BOT])
    host.my_move()
    watcher.page.goto(link)
    watcher.shows("You are watching.")
    is_sound(watcher)


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_the_end_and_the_replay(arrive: Arrive, size: dict[str, int], scheme: str) -> None:
    person = arrive(size=size, scheme=scheme)
    person.open_table(RACE, [ME, BOT], preset="quick", options={"max_rounds": 10})
    for whim in range(400):
        person.page.locator(f"{ANSWERS}, main.end").first.wait_for()
        if person.is_over():
            break
        person.act(whim)
    person.shows("Try something else")
    person.page.get_by_role("region", name="Chance of winning").wait_for(timeout=PATIENCE)
    is_sound(person)
    person.page.get_by_role("button", name="Back").click()
    person.page.locator(".map").wait_for()
    is_sound(person)


def test_a_whole_game_with_the_keyboard_alone(arrive: Arrive) -> None:
    person = arrive()
    person.visit()
    focus = person.page.get_by_role("link", name="Ravens")
    focus.focus()
    person.page.keyboard.press("Enter")
    person.page.get_by_role("button", name="Play", exact=True).focus()
    person.page.keyboard.press("Enter")
    for _ in range(40):
        person.page.locator(f"{ANSWERS}, main.end").first.wait_for()
        if person.is_over():
            break
        before = person.page.locator(".table").get_attribute("data-moment")
        person.page.keyboard.press("1")
        person.page.wait_for_function(
            "old => document.querySelector('.table')?.dataset.moment !== old", arg=before
        )
    assert person.is_over()


def test_arrows_walk_over_the_board_and_enter_answers(arrive: Arrive) -> None:
    person = arrive()
    person.open_table(RACE, [ME, BOT], options={"first_player": 0})
    person.roll()
    person.asked("Which way?")
    person.page.keyboard.press("ArrowDown")
    focused = person.page.locator(".stage :focus")
    expect(focused).to_have_attribute("data-lit", "")
    seen = {focused.get_attribute("data-target")}
    for key in ("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"):
        person.page.keyboard.press(key)
        seen.add(focused.get_attribute("data-target"))
    assert len(seen) > 1
    expect(person.page.get_by_role("tooltip")).to_be_visible()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("list", name="Log")).to_contain_text("goes Market")


def test_the_first_tap_previews_and_the_second_answers(arrive: Arrive) -> None:
    person = arrive(size=PHONE, touch=True)
    person.open_table(RACE, [ME, BOT], options={"first_player": 0})
    person.roll()
    person.asked("Which way?")
    space = person.thing(person.lit()[0])
    space.tap()
    expect(space).to_have_class(re.compile("is-hover"))
    person.asked("Which way?")
    space.tap()
    expect(person.page.get_by_role("list", name="Log")).to_contain_text("goes Market")
