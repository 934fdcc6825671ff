"""The frame of a table: clocks that run out, replay and what-if tables, picks and rings."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME, Person
from tests.browser.stage import sitting

pytestmark = pytest.mark.whole

RACE = "alchemists_race"
SHORT = {"clock": {"kind": "bank", "seconds": 2, "increment": 0}}
# Questions for a set of things, each picked on the board.
SETS = [(RACE, "lose_resources"), ("mushroom_sorcerer", "res_pick"), ("elementalis", "pay")]
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.table [data-target]')]
  .filter(one => one.dataset.target && one.getBoundingClientRect().width > 0)
  .map(one => [one.dataset.target, one.getBoundingClientRect()])
  .map(([name, {left, top}]) => [name, [Math.round(left), Math.round(top)]]))"""
# How far ring and body of a lit piece are apart while it glides.
APART = """target => new Promise(done => {
  const thing = document.querySelector(`[data-target="${target}"]`);
  const inner = thing.querySelector('.body > g');
  const at = one => one.getBoundingClientRect();
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  let most = 0, moved = 0, first = null;
  const end = performance.now() + 1200;
  const look = () => {
    const ring = thing.querySelector('.ring');
    const [x, y] = middle(at(inner));
    first ??= [x, y];
    moved = Math.max(moved, Math.hypot(x - first[0], y - first[1]));
    if (ring) {
      const [rx, ry] = middle(at(ring));
      most = Math.max(most, Math.hypot(x - rx, y - ry));
    }
    if (performance.now() < end) requestAnimationFrame(look); else done([most, moved]);
  };
  look();
})"""


def places(person: Person) -> dict[str, Any]:
    """Where every thing lies."""
    found: dict[str, Any] = person.page.evaluate(PLACES)
    return found


def finished(person: Person) -> None:
    """A small game, played to its end."""
    person.open_table("ravens", [ME, BOT])
    for whim in range(200):
        person.page.locator("#options button[data-digit], main.end").first.wait_for()
        if person.is_over():
            return
        person.act(whim)


def test_a_clock_that_runs_out_says_so(arrive: Arrive) -> None:
    """In the log, in a notice and at the seat: 0:00, the name stays, and what coming back gives."""
    person = arrive("Wren")
    person.open_table("ravens", [ME, BOT], **SHORT)
    seat = person.page.get_by_role("article", name="Wren")
    expect(seat).to_contain_text("out of time")
    expect(seat).to_contain_text("Wren")
    expect(seat).to_contain_text("0:00")
    expect(person.page.locator(".act .notice")).to_contain_text("Your time is up")
    expect(person.page.locator(".act .notice")).to_contain_text("you have 0:20")
    log = person.page.get_by_role("list", name="Log")
    expect(log.get_by_text("Wren has no time left; a bot plays on.").first).to_be_visible()


def test_the_slider_keeps_the_keyboard_and_a_what_if_table_leads_back(arrive: Arrive) -> None:
    """From the result to the board and on; the table that was tried knows its move."""
    person = arrive()
    finished(person)
    slider = person.page.get_by_role("slider", name="Move")
    slider.focus()
    for _ in range(3):
        person.page.keyboard.press("ArrowLeft")
    expect(person.page.locator(".stage")).to_be_visible()
    expect(slider).to_be_focused()
    at = slider.input_value()
    person.page.get_by_role("button", name="Try something else").click()
    back = person.page.locator(".top a", has_text="what if")
    back.wait_for()
    back.click()
    expect(person.page.get_by_role("slider", name="Move")).to_have_value(at)


@pytest.mark.parametrize(("game", "kind"), SETS)
def test_what_is_picked_pushes_nothing(game: str, kind: str, player: Person, database: str) -> None:
    sitting(player, database, game, kind)
    before = places(player)
    player.page.locator("#options button[aria-pressed]:not([disabled])").first.click()
    after = places(player)
    assert {name: after[name] for name in before if name in after} == before


def test_a_ring_goes_with_its_piece(arrive: Arrive) -> None:
    """While a lit piece glides its ring is never left behind."""
    person = arrive(motion="no-preference")
    person.open_table(RACE, [ME, BOT])
    for whim in range(12):
        person.my_move()
        seat = person.page.locator(".seat .badge.accent").count()
        assert seat == 1
        person.page.evaluate(f"target => {{ window.apart = ({APART})(target) }}", "seat:0")
        person.act(whim)
        most, moved = person.page.evaluate("() => window.apart")
        if moved > 20:
            assert most < 12
