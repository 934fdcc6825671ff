"""What the tests of all boards share: answers given on the stage, whole games, axe and sizes."""

from __future__ import annotations

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from hexmoot.engine.picks import PickMenu
from tests.browser.person import Person, at_rest
from tests.browser.places import position
from tests.browser.positions import Position, sit_at

STAGE = ".stage [data-lit]:visible"
LEAST_TARGET = 32
MOST_ANSWERS = 1500
# What came in meanwhile is on the screen.
DRAWN_ANEW = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Words on the stage that are written too small to be read.
TOO_SMALL = """() => {
  const walker = document.createTreeWalker(document.querySelector('.stage'), NodeFilter.SHOW_TEXT);
  const small = [];
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const words = walker.currentNode.data.trim();
    if (!words || holder.getBoundingClientRect().width < 2) continue;
    const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < 11.9) small.push([words, size]);
  }
  return small;
}"""


def choices(found: Position) -> list[dict[str, Any]]:
    """The answers of the asked seat, as its page gets them."""
    shown: list[dict[str, Any]] = found.state.view(found.asked)["choices"]
    return shown


def sitting(person: Person, database: str, game: str, kind: str) -> tuple[Position, str]:
    """Somebody is asked a question of this kind; the position and the table's link."""
    found = position(game, kind)
    link = sit_at(person, database, found)
    person.my_move()
    at_rest(person.page)
    return found, link


def looking_on(person: Person, database: str, game: str, kind: str) -> Position:
    """Somebody else is asked a question of this kind."""
    found = position(game, kind)
    sit_at(person, database, found, seat=(found.asked + 1) % found.record.seats)
    person.asked(re.compile("."))
    at_rest(person.page)
    return found


def answer_one(person: Person, offered: list[dict[str, Any]]) -> str:
    """Click a thing, if possible one that a single answer points at; the answer's text."""
    pointed = [choice["target"] for choice in offered if choice["target"]]
    assert set(pointed) <= set(person.lit())
    shown = [choice for choice in offered if choice["target"]]
    only = [choice for choice in shown if pointed.count(choice["target"]) == 1]
    wanted = next((choice for choice in only if not choice["grave"]), shown[0])
    person.thing(wanted["target"]).click()
    if pointed.count(wanted["target"]) > 1 or wanted["grave"]:
        person.page.get_by_role("menuitem", name=wanted["label"]).first.click()
    return str(wanted["text"])


def answer_as_a_set(person: Person, found: Position, menu: PickMenu) -> list[str]:
    """The largest choice, its pieces clicked in falling order; the answers' texts."""
    wanted = max(menu.sets, key=lambda one: len(one.pieces))
    assert {label.target for label in menu.labels.values()} <= set(person.lit())
    for piece in reversed(wanted.pieces):
        person.thing(menu.labels[piece].target).click()
    person.page.get_by_role("button", name="Confirm").click()
    text = found.state.setup.game.actions.text
    return [text(answer) for answer in wanted.answers]


def play_to_the_end(people: list[Person]) -> None:
    """Whoever is asked answers by what is lit, now this, now that, until all see the end."""
    for whim in range(MOST_ANSWERS):
        people[0].until(lambda: any(one.is_over() or one.can_answer() for one in people))
        for person in people:
            if person.is_over():
                return
            if person.can_answer():
                person.act(whim * 7 + 3)
    raise AssertionError("the game does not end")


def problems(page: Page) -> list[tuple[str, str, str]]:
    """What axe finds."""
    at_rest(page)
    found = Axe().run(page).response["violations"]
    return [(one["id"], one["impact"], node["html"]) for one in found for node in one["nodes"]]


def too_little(page: Page) -> list[tuple[str, float]]:
    """Lit things too small for a finger."""
    sizes = page.locator(STAGE).evaluate_all(
        """all => all.map(one => {
          const box = one.getBoundingClientRect();
          return [one.dataset.target, Math.min(box.width, box.height)];
        })"""
    )
    return [(target, size) for target, size in sizes if size < LEAST_TARGET]
