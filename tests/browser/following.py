"""A lesson followed in a browser by somebody who does what it asks for."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Lesson
from hexmoot.engine.picks import PickSet
from hexmoot.engine.walkthrough import Scene, walk
from tests.browser.person import ANSWERS, Person

ALL = [(game.name, lesson) for game in registry.games() for lesson in game.lessons()]
RINGED = "all => all.map(one => one.dataset.ring)"
# A ring lies over what it means: one that is filled would hide it.
FILLED = """all => all.filter(one => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)')
  .map(one => one.dataset.ring)"""
# Nothing lies over a ring where the middle of what it means can be clicked.
ON_TOP = """() => {
  const rings = [...document.querySelectorAll('[data-ring]')];
  const at = (x, y) => document.elementFromPoint(x, y);
  const places = ring => {
    const name = ring.dataset.ring.replace('~', '');
    return [...document.querySelectorAll(`[data-target="${name}"], [data-place="${name}"]`)];
  };
  const isInSight = thing => {
    const {left, top, width, height} = thing.getBoundingClientRect();
    return width > 0 && thing.contains(at(left + width / 2, top + height / 2));
  };
  const isOnTop = ring => {
    const {left, right, top, bottom} = ring.getBoundingClientRect();
    const [across, down] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [[across, top + 1], [across, bottom - 2], [left + 1, down], [right - 2, down]];
    return edges.some(([x, y]) => rings.includes(at(x, y)));
  };
  const seen = rings.filter(ring => places(ring).some(isInSight));
  for (const ring of rings) ring.style.pointerEvents = 'auto';
  const areOnTop = seen.every(isOnTop);
  for (const ring of rings) ring.style.pointerEvents = '';
  return areOnTop;
}"""
WAITS = """at => {
  const table = document.querySelector('.lessons');
  const hasWay = document.querySelector('#options button, .lesson .go') !== null;
  return table !== null && Number(table.dataset.moment) > at && hasWay;
}"""


def name_of(part: object) -> str:
    """A case in words."""
    return part.name if isinstance(part, Lesson) else str(part)


def open_lesson(person: Person, game: str, lesson: Lesson, step: int | None = None) -> Page:
    """Go to a lesson by its address, where it was left or at a step."""
    place = "" if step is None else f"/{step}"
    person.visit(f"#/lesson/{game}/{lesson.name}{place}")
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
    row = page.locator(f'[role=menuitem][data-action="{action}"]')
    folds = page.locator("#options [aria-haspopup=menu]")
    for place in range(folds.count()):
        folds.nth(place).click()
        if row.count():
            row.click()
            sure(page)
            return
        page.keyboard.press("Escape")
    raise AssertionError(f"answer {action} of {scene.ply} is nowhere in the bar")


def look_at_nothing(scene: Scene) -> None:
    """Whoever only wants to come to the end."""


def follow(
    page: Page, game: Game, lesson: Lesson, look: Callable[[Scene], None] = look_at_nothing
) -> None:
    """Do what each step asks for, until the lesson is over; all it speaks of is ringed."""
    scenes = walk(game, lesson)
    ringed: dict[int, set[str]] = {}
    at = -1
    while at < len(scenes) - 1:
        page.wait_for_function(WAITS, arg=at)
        at = int(page.locator(".lessons").get_attribute("data-moment") or 0)
        ringed.setdefault(scenes[at].step, set()).update(rings(page))
        look(scenes[at])
        answer(page, scenes[at])
    for place, step in enumerate(lesson.step):
        assert ringed[place] >= set(step.light), f"step {place + 1} rings {ringed[place]} only"


def rings(page: Page) -> list[str]:
    """What is ringed now; where something is meant there is at least one ring."""
    if page.locator(".lessons").get_attribute("data-light"):
        page.locator("[data-ring]").first.wait_for()
    ringed = page.locator("[data-ring]")
    assert ringed.evaluate_all(FILLED) == []
    # Rings follow what is brought into sight in a moment of their own.
    page.wait_for_function(ON_TOP)
    found: list[str] = ringed.evaluate_all(RINGED)
    return found


def answer(page: Page, scene: Scene) -> None:
    """Go on from a scene, if it is not the last."""
    if scene.picks is not None and scene.expects:
        pick(page, next(one for one in scene.picks.sets if is_expected(scene, one)))
    elif scene.expects:
        give(page, scene, scene.expects[0])
    elif page.get_by_role("button", name="Next").count():
        page.get_by_role("button", name="Next").click()


def is_expected(scene: Scene, whole: PickSet) -> bool:
    """Is this the set a scene waits for?"""
    return tuple(whole.answers) == scene.expects[: len(whole.answers)]


def pick(page: Page, whole: PickSet) -> None:
    """Choose a whole set."""
    page.locator(ANSWERS).first.wait_for()
    for piece in whole.pieces:
        chip = page.locator(f'[data-action="{piece}"]')
        if not chip.count():
            page.get_by_role("button", name=re.compile("^Choose")).click()
        chip.first.click()
    page.get_by_role("button", name=re.compile("^Confirm")).click()
