"""What the tests of all boards share: recorded questions, the stage, moves, axe and sizes."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from hexmoot.engine.picks import pick_menu
from hexmoot.engine.record import Record
from tests.browser.person import Person
from tests.browser.positions import Position, answered, questions
from tests.server.process import ROOT

RECORDS = ROOT / "tests" / "records"
STAGE = ".stage [data-lit]"
LEAST_TARGET = 32
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


def recorded(game: str, kind: str, name: str, after: int) -> Position:
    """The first question of this kind after so many answers of a recorded game."""
    record = Record.load(RECORDS / game / f"{name}.json")
    return next(
        found for found in questions(record) if found.kind == kind and len(found.actors) >= after
    )


def choices(found: Position) -> list[dict[str, Any]]:
    """The answers of the asked seat, as its page gets them."""
    shown: list[dict[str, Any]] = found.state.view(found.asked)["choices"]
    return shown


def moment(person: Person) -> str:
    """Which answer the page shows."""
    return person.page.locator(".table").get_attribute("data-moment") or ""


def wait_for_move(person: Person, before: str) -> None:
    """Until the page shows another moment."""
    person.page.wait_for_function(
        "before => document.querySelector('.table')?.dataset.moment !== before", arg=before
    )


def answer_as_a_set(person: Person, database: str, found: Position, link: str) -> None:
    """The last complete choice, its pieces clicked in falling order."""
    menu = pick_menu(found.state)
    assert menu is not None
    wanted = max(menu.sets, key=lambda one: len(one.pieces))
    assert {label.target for label in menu.labels.values()} <= set(person.lit())
    before = moment(person)
    for piece in reversed(wanted.pieces):
        person.thing(menu.labels[piece].target).click()
    person.page.get_by_role("button", name="Confirm").click()
    wait_for_move(person, before)
    text = found.record.start().setup.game.actions.text
    for place, answer in enumerate(wanted.answers):
        assert answered(database, link, len(found.actors) + 1 + place) == text(answer)


def problems(page: Page) -> list[tuple[str, str, str]]:
    """What axe finds."""
    found = Axe().run(page).response["violations"]
    return [(one["id"], one["impact"], node["html"]) for one in found for node in one["nodes"]]


def too_little(page: Page, stage: str = STAGE) -> list[tuple[str, float]]:
    """Lit things too small for a finger."""
    sizes = page.locator(stage).evaluate_all(
        """all => all.map(one => {
          const box = one.getBoundingClientRect();
          return [one.dataset.target, Math.min(box.width, box.height)];
        })"""
    )
    return [(target, size) for target, size in sizes if size < LEAST_TARGET]
