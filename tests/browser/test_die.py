"""The die is yours: a forced roll waits for a click, if its person wants that."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hexmoot.engine.record import Record
from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME, ROLLING, Person
from tests.browser.positions import questions, sit_at
from tests.server.kit.process import ROOT

pytestmark = pytest.mark.whole

RACE = "alchemists_race"
ROLLS = "() => [...document.querySelectorAll('.log li')].filter(x => / rolls? /.test(x.innerText))"


# In this game a roll at this place is the last thing of its turn: a bot is asked next.
ELEMENTS = ROOT / "tests" / "records" / "elementalis" / "3-seats-last_round-full.json"
LAST_OF_A_TURN = 57
HAS_GONE_ON = """before => {
  const moment = document.querySelector('.table').dataset.moment;
  return parseInt(moment) > parseInt(before) + 1 && moment.endsWith('-roll');
}"""


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


def oppose(person: Person, database: str, beside: dict[int, str]) -> str:
    """Answer what leads to the last roll of a turn, until that die lies there; the moment then."""
    person.enter()
    record = Record.from_bytes(ELEMENTS.read_bytes())
    position = next(one for one in questions(record) if len(one.record.actions) == LAST_OF_A_TURN)
    sit_at(person, database, position, beside=beside)
    person.my_move()
    before = person.moment()
    person.thing("die:d4").click()
    person.page.locator(ROLLING).wait_for()
    return before


def test_a_die_keeps_waiting_while_bots_go_on(arrive: Arrive, database: str) -> None:
    """What they do is neither told nor shown before it is thrown."""
    person = arrive()
    before = oppose(person, database, {})
    page = person.page
    told = page.locator(".log li").count()
    page.wait_for_function(HAS_GONE_ON, arg=before)
    assert page.locator(".log li").count() == told
    person.roll()
    expect(page.locator(".log li")).not_to_have_count(told)


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


def test_the_table_turns_when_the_last_die_of_a_turn_is_thrown(
    arrive: Arrive, database: str
) -> None:
    """Whoever sits at the same screen and is asked next waits for it."""
    person = arrive()
    oppose(person, database, {1: "Rafe"})
    thrower = person.page.locator(".seat.turn")
    expect(thrower).to_have_attribute("aria-label", re.compile(person.name))
    person.roll()
    expect(thrower).to_have_attribute("aria-label", re.compile("Rafe"))
    person.my_move()
