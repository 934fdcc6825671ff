"""The board of Sorcerer & Stones: every decision by a click on the thing itself, whole games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME, PHONE, Person
from tests.browser.positions import Position, answered, sit_at
from tests.browser.stage import (
    STAGE,
    TOO_SMALL,
    choices,
    moment,
    problems,
    recorded,
    too_little,
    wait_for_move,
)
from tests.server.process import ROOT

pytestmark = pytest.mark.whole

MOST_ANSWERS = 400
# Text of the stage that is drawn smaller than 12 pixels, whatever it is scaled by.
# Where each kind of decision is first met after so many answers.
PLACES = {
    "place_taoist": ("3-seats-standard-qi-1", 0),
    "first_card": ("3-seats-standard-runes-1", 40),
    "spin": ("3-seats-standard-runes-1", 40),
    "fly": ("3-seats-standard-runes-1", 40),
    "quake_zone": ("3-seats-standard-runes-1", 20),
    "quake_target": ("3-seats-standard-runes-1", 40),
    "shift_stone": ("3-seats-standard-qi-1", 20),
    "shift_partner": ("3-seats-standard-qi-1", 20),
    "second_card": ("2-seats-standard-qi-1", 20),
    "which_stones": ("2-seats-standard-qi-1", 10),
    "spirit_step": ("3-seats-standard-runes-1", 5),
    "pay_step": ("2-seats-workshop-qi-1", 0),
    "claim_rune": ("2-seats-standard-runes-1", 0),
    "free_step": ("2-seats-standard-qi-1", 0),
    "craft": ("2-seats-standard-artifacts-1", 0),
    "pay_symbol": ("3-seats-standard-artifacts-1", 0),
    "return_order": ("2-seats-standard-artifacts-1", 0),
    "craft_bonus": ("2-seats-standard-artifacts-1", 0),
    "give_back": ("2-seats-standard-cap-1", 0),
    "place_stone": ("2-seats-coop-coop_cards-1", 0),
}


def position(kind: str) -> Position:
    """A recorded question of this kind."""
    return recorded("sorcerer_stones", kind, *PLACES[kind])


@pytest.fixture
def lin(arrive: Arrive) -> Person:
    """Somebody with a name."""
    person = arrive("Lin")
    person.enter()
    return person


@pytest.mark.parametrize("kind", PLACES)
def test_every_decision_is_answered_on_the_thing_itself(
    kind: str, lin: Person, database: str
) -> None:
    """Everything an answer points at is lit; a click on it gives that answer."""
    found = position(kind)
    link = sit_at(lin, database, found)
    lin.my_move()
    pointed = [choice["target"] for choice in choices(found) if choice["target"]]
    assert set(pointed) <= set(lin.lit())
    only = [choice for choice in choices(found) if pointed.count(choice["target"]) == 1]
    wanted = next((choice for choice in only if not choice["warning"]), choices(found)[0])
    before = moment(lin)
    lin.thing(wanted["target"]).click()
    menu = lin.page.get_by_role("menu")
    if pointed.count(wanted["target"]) > 1 or wanted["warning"]:
        menu.get_by_role("menuitem").first.click()
    wait_for_move(lin, before)
    assert answered(database, link, len(found.actors) + 1) == wanted["text"]


def test_a_whole_standard_game_on_the_board_alone(lin: Person) -> None:
    options = {"max_rounds": 5, "objectives": ["OB1", "OB5", "OB6"]}
    lin.open_table("sorcerer_stones", [ME, BOT, BOT], options=options)
    play_on_the_stage(lin)
    expect(lin.page.get_by_role("heading", name="Final score")).to_be_visible()


@pytest.mark.parametrize(
    ("chairs", "wish"),
    [
        ([ME], {"preset": "coop", "options": {"coop_deck": 4}}),
        ([ME, BOT], {"preset": "intro", "options": {"max_rounds": 5}}),
    ],
    ids=["coop", "intro"],
)
def test_the_other_ways_to_play_come_to_their_end(
    chairs: list[dict[str, str]], wish: dict[str, Any], lin: Person
) -> None:
    lin.open_table("sorcerer_stones", chairs, **wish)
    play_on_the_stage(lin)
    expect(lin.page.get_by_role("heading", name="Final score")).to_be_visible()


def play_on_the_stage(person: Person) -> None:
    """Click lit things of the board, now these, now those, until the game is over."""
    for whim in range(MOST_ANSWERS):
        person.page.locator(f"{STAGE}, main.end").first.wait_for()
        if person.is_over():
            return
        before = moment(person)
        things = person.page.locator(STAGE)
        things.nth((7 * whim + 3) % things.count()).click(force=True)
        rows = person.page.get_by_role("menuitem")
        if rows.count():
            rows.first.click()
        wait_for_move(person, before)
    raise AssertionError("the game does not end")


# ---- previews


def test_an_arrow_says_what_the_turn_would_bring(lin: Person, database: str) -> None:
    """The number on each arrow and the bubble at the one under the pointer."""
    found = position("spin")
    sit_at(lin, database, found)
    lin.my_move()
    after = found.state.view(found.asked)["table"]["after"]
    for choice in choices(found):
        arrow = lin.thing(choice["target"])
        assert (arrow.text_content() or "").strip() == str(
            len(after[str(choice["action"])]["stones"])
        )
    most = max(choices(found), key=lambda choice: len(after[str(choice["action"])]["stones"]))
    lin.thing(most["target"]).hover()
    stones = lin.page.locator(".bubble use[href^='#wx-']")
    expect(stones).to_have_count(len(after[str(most["action"])]["stones"]))


def test_a_far_space_is_reached_by_one_click(lin: Person, database: str) -> None:
    """A walk of two steps: both are answered, one after the other."""
    found = position("spirit_step")
    link = sit_at(lin, database, found)
    lin.my_move()
    near = {choice["target"] for choice in choices(found)}
    far = [target for target in lin.lit() if target not in near]
    assert far
    lin.thing(far[0]).click()
    rows = lin.page.get_by_role("menuitem")
    if rows.count():
        rows.first.click()
    space = int(far[0].removeprefix("space:"))
    expect(lin.page.locator(".log")).to_contain_text(f"› r{space // 6}c{space % 6}")
    assert answered(database, link, len(found.actors) + 2) == f"step r{space // 6}c{space % 6}"


def test_a_zone_under_the_pointer_stays_there(lin: Person, database: str) -> None:
    """A swap is shown by moving both zones; the pointer still means the one it was put on."""
    found = position("quake_target")
    sit_at(lin, database, found)
    lin.my_move()
    partner = next(choice for choice in choices(found) if choice["text"].startswith("swap"))
    lin.thing(partner["target"]).hover()
    for _ in range(5):
        lin.page.wait_for_timeout(60)
        expect(lin.page.locator(".bubble")).to_have_count(1)


# ---- for everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(scheme: str, arrive: Arrive, database: str) -> None:
    person = arrive("Lin", scheme=scheme)
    person.enter()
    for kind in ("spin", "quake_target", "spirit_step", "craft", "place_stone"):
        sit_at(person, database, position(kind))
        person.my_move()
        assert (kind, problems(person.page)) == (kind, [])


def test_axe_finds_nothing_while_others_play(lin: Person, database: str) -> None:
    found = position("first_card")
    sit_at(lin, database, found, seat=(found.asked + 1) % found.record.seats)
    expect(lin.page.get_by_role("group", name="Elemental Plane")).to_be_visible()
    assert problems(lin.page) == []


def test_things_are_large_enough_on_a_phone(lin: Person, database: str) -> None:
    """At 360 pixels: nothing runs off sideways, all can be read, a finger hits every lit thing."""
    lin.page.set_viewport_size(dict(PHONE))
    for kind in PLACES:
        sit_at(lin, database, position(kind))
        lin.my_move()
        width = lin.page.evaluate("document.documentElement.scrollWidth")
        small = lin.page.evaluate(TOO_SMALL)
        assert (kind, width, small, too_little(lin.page)) == (kind, PHONE["width"], [], [])


def test_the_picture_of_the_readme_is_there() -> None:
    assert (Path(ROOT) / "docs" / "img" / "sorcerer_stones.png").stat().st_size > 10_000
