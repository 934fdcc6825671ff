"""The frame of a table: clocks that run out, replay and what-if, picks, tips, what is read out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, FREE_POINT, ME, Person
from tests.browser.stage import sitting

pytestmark = pytest.mark.whole

RUNES = "rune_stones"
# A game that goes on for long after that.
SHORT = {
    "options": {"target_coins": 100, "first_player": 0},
    "clock": {"kind": "bank", "seconds": 2, "increment": 0},
}
# Questions for a set of things: how many there are to pick from.
SETS = {
    (RUNES, "summon_card"): 4,
    (RUNES, "util_card"): 4,
    (RUNES, "pay_gem"): 5,
}
PIECES = "#options button[aria-pressed]"
# Everything with a place: things of the board and answers of the bar.
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('.table [data-target], #options button')]
  .map(one => [one.dataset.target || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([name, {width}]) => name && width > 0)
  .map(([name, {left, top}]) => [name, [Math.round(left), Math.round(top)]]))"""
MAIN_ACTIONS = {
    "main:summon": "Summon",
    "main:utilize": "Utilize",
    "main:forge": "Forge",
}
MAIN_ANSWERS = ("Summon creatures", "Utilize abilities")
# What is read out by itself, and whether an answer stands in there.
READ_OUT = """() => {
  const all = [...document.querySelectorAll('.table [aria-live]')];
  const withAnswers = all.filter(one => one.querySelector('button')).length;
  return [all.map(one => one.innerText.trim()), withAnswers];
}"""


def places(person: Person) -> dict[str, Any]:
    """Where every thing lies."""
    found: dict[str, Any] = person.page.evaluate(PLACES)
    return found


def point_at(person: Person, target: str) -> None:
    """Hold the pointer over a thing, where nothing else lies over it."""
    thing = person.thing(target)
    free = thing.evaluate(FREE_POINT)
    assert free is not None
    thing.hover(force=True, position=free)


def test_a_clock_that_runs_out_says_so(arrive: Arrive) -> None:
    """In the log, in a notice and at the seat: 0:00, the name stays, and what coming back gives."""
    person = arrive("Wren")
    person.open_table("alchemists_race", [ME, BOT], **SHORT)
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
    person.play_to_the_end("ravens")
    slider = person.page.get_by_role("slider", name="Move")
    last = int(slider.get_attribute("max") or 0)
    slider.focus()
    for back in range(1, 4):
        person.page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value(str(last - back))
        expect(slider).to_be_focused()
    expect(person.page.locator(".stage")).to_be_visible()
    person.page.get_by_role("button", name="Try something else").click()
    person.page.get_by_role("link", name=f"what if, from move {last - 3}").click()
    expect(slider).to_have_value(str(last - 3))
    expect(person.page.locator(".stage")).to_be_visible()


def test_a_set_stands_whole_in_the_bar_and_what_is_picked_pushes_nothing(
    player: Person, database: str
) -> None:
    for (game, kind), count in SETS.items():
        sitting(player, database, game, kind)
        expect(player.page.locator(PIECES)).to_have_count(count)
        before = places(player)
        player.page.locator(f"{PIECES}:not([disabled])").first.click()
        expect(player.page.locator(f"{PIECES}[aria-pressed=true]")).to_have_count(1)
        after = places(player)
        pushed = {
            name: after[name] for name in before.keys() & after if after[name] != before[name]
        }
        assert (kind, pushed) == (kind, {})


def test_main_actions_and_lit_zones_explain_themselves(player: Person, database: str) -> None:
    tip = player.page.get_by_role("tooltip")
    sitting(player, database, RUNES, "turn_action")
    for target, name in MAIN_ACTIONS.items():
        point_at(player, target)
        expect(tip).to_contain_text(name)
        # What is closed may lie below a tooltip.
        player.page.mouse.move(1, 1)
        expect(tip).to_be_hidden()
    sitting(player, database, "sorcerer_stones", "quake_zone")
    zone = next(target for target in player.lit() if target.startswith("zone:"))
    point_at(player, zone)
    expect(tip).to_be_visible()


def test_the_question_is_read_out_and_its_answers_are_not(player: Person, database: str) -> None:
    """The main actions stand in the bar all the same, beside folded exchanges."""
    sitting(player, database, RUNES, "turn_action")
    for answer in MAIN_ANSWERS:
        expect(player.page.locator("#options").get_by_text(answer).first).to_be_visible()
    read, with_answers = player.page.evaluate(READ_OUT)
    assert with_answers == 0
    assert [words for words in read if player.question in words] != []
    assert [words for words in read for answer in MAIN_ANSWERS if answer in words] == []
