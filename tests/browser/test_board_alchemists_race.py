"""The board of Alchemist's Race: every decision by a click on the thing itself, whole games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from hexmoot.engine.picks import pick_menu
from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME, PHONE, Person
from tests.browser.positions import Position, answered, sit_at
from tests.browser.stage import (
    STAGE,
    TOO_SMALL,
    answer_as_a_set,
    choices,
    moment,
    problems,
    recorded,
    too_little,
    wait_for_move,
)
from tests.browser.test_whole_games import play_to_the_end

pytestmark = pytest.mark.whole

# Where each kind of decision is first met after so many answers.
PLACES = {
    "pre_roll": ("3-seats-target-wild_house_rules", 227),
    "post_roll": ("3-seats-target-standard", 176),
    "path": ("3-seats-target-wild", 12),
    "encounter": ("3-seats-target-standard", 179),
    "lose_resources": ("4-seats-target-house_rules", 256),
    "lose_potions": ("3-seats-target-wild", 267),
    "end_move": ("3-seats-target-wild", 275),
    "market_turn": ("3-seats-target-wild", 244),
}


def position(kind: str) -> Position:
    """A recorded question of this kind."""
    return recorded("alchemists_race", kind, *PLACES[kind])


@pytest.fixture
def wren(arrive: Arrive) -> Person:
    """Somebody with a name."""
    person = arrive("Wren")
    person.enter()
    return person


@pytest.mark.parametrize("kind", PLACES)
def test_every_decision_is_answered_on_the_thing_itself(
    kind: str, wren: Person, database: str
) -> None:
    """Everything an answer points at is lit; a click on it gives that answer."""
    found = position(kind)
    link = sit_at(wren, database, found)
    wren.my_move()
    if pick_menu(found.state) is not None:
        answer_as_a_set(wren, database, found, link)
        return
    pointed = Counter(choice["target"] for choice in choices(found) if choice["target"])
    assert set(pointed) <= set(wren.lit())
    wanted = next(choice for choice in choices(found) if choice["target"])
    before = moment(wren)
    wren.thing(wanted["target"]).click()
    if pointed[wanted["target"]] > 1 or wanted["warning"]:
        wren.page.get_by_role("menuitem", name=wanted["label"]).first.click()
    wait_for_move(wren, before)
    assert answered(database, link, len(found.actors) + 1) == wanted["text"]


@pytest.mark.parametrize(
    ("chairs", "options"),
    [
        ([ME, BOT], {"target_coins": 4, "max_rounds": 10}),
        ([ME, BOT, BOT], {"target_coins": 4, "max_rounds": 10, "board": "pocket_ring"}),
    ],
    ids=["four-regions", "pocket-ring"],
)
def test_a_whole_game_by_clicking_what_is_lit(
    chairs: list[dict[str, str]], options: dict[str, Any], wren: Person
) -> None:
    wren.open_table("alchemists_race", chairs, options=options)
    play_to_the_end([wren])
    expect(wren.page.get_by_role("heading", name="Final score")).to_be_visible()


def test_a_place_further_off_is_walked_to_with_one_click(wren: Person, database: str) -> None:
    """A ringed space sends every step of the way there."""
    found = position("path")
    link = sit_at(wren, database, found)
    wren.my_move()
    near = {choice["target"] for choice in choices(found)}
    far = next(target for target in wren.lit() if target not in near)
    before = moment(wren)
    wren.thing(far).click()
    rows = wren.page.get_by_role("menuitem")
    if rows.count():
        rows.first.click()
    wait_for_move(wren, before)
    assert answered(database, link, len(found.actors) + 1) in [
        choice["text"] for choice in choices(found)
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(scheme: str, arrive: Arrive, database: str) -> None:
    person = arrive("Wren", scheme=scheme)
    person.enter()
    for kind in ("path", "market_turn", "lose_resources"):
        sit_at(person, database, position(kind))
        person.my_move()
        assert (kind, problems(person.page)) == (kind, [])


def test_things_are_large_enough_on_a_phone(wren: Person, database: str) -> None:
    """At 360 pixels: nothing runs off sideways, all can be read, a finger hits what is lit."""
    wren.page.set_viewport_size(dict(PHONE))
    for kind in PLACES:
        sit_at(wren, database, position(kind))
        wren.my_move()
        width = wren.page.evaluate("document.documentElement.scrollWidth")
        small = wren.page.evaluate(TOO_SMALL)
        little = too_little(wren.page, f"{STAGE}:visible")
        assert (kind, width, small, little) == (kind, PHONE["width"], [], [])
