"""The die is yours: a forced roll waits for a click, if its person wants that."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME, ROLLING, Person

pytestmark = pytest.mark.whole

RACE = "alchemists_race"
ROLLS = "() => [...document.querySelectorAll('.log li')].filter(x => / rolls? /.test(x.innerText))"


def rolled(person: Person) -> int:
    """How many rolls the log tells of."""
    return int(person.page.evaluate(f"({ROLLS})().length"))


def begin(person: Person, seats: list[dict[str, str]]) -> None:
    """A race, until the person's die lies before them."""
    person.open_table(RACE, seats, options={"first_player": 0})
    person.page.locator(ROLLING).wait_for()


def test_a_forced_roll_waits_for_its_person(arrive: Arrive) -> None:
    """The log does not give it away, nothing else can be done, and one click throws it."""
    person = arrive()
    begin(person, [ME, BOT])
    before = rolled(person)
    assert len(person.answers()) == 1
    expect(person.page.locator("#options button").first).to_contain_text("Roll")
    person.page.wait_for_timeout(800)
    expect(person.page.locator(ROLLING)).to_have_count(1)
    person.roll()
    person.my_move()
    assert rolled(person) == before + 1


def test_whoever_does_not_want_it_never_waits(arrive: Arrive) -> None:
    person = arrive()
    person.enter()
    person.page.evaluate("localStorage.setItem('hexmoot.settings', '{\"ownDice\": false}')")
    person.page.reload()
    person.open_table(RACE, [ME, BOT])
    for whim in range(6):
        person.my_move()
        expect(person.page.locator(ROLLING)).to_have_count(0)
        person.act(whim)


def test_people_at_one_screen_each_throw_their_own(arrive: Arrive) -> None:
    """The table turns to whoever rolls."""
    person = arrive()
    begin(person, [ME, {"kind": "me", "name": "Rafe"}])
    throwers = set()
    for whim in range(60):
        person.my_move()
        if person.page.locator(ROLLING).count():
            throwers.add(person.page.locator(".seat.turn").get_attribute("aria-label"))
        if len(throwers) == 2:
            break
        person.act(whim)
    assert len(throwers) == 2
