"""Answers that only an option brings: each can be clicked and read, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from playwright.sync_api import expect

from hexmoot.engine.record import Record
from tests.browser.conftest import Arrive
from tests.browser.person import ANSWERS, DESK
from tests.browser.places import RECORDS
from tests.browser.positions import Position, answered, questions, sit_at
from tests.browser.stage import choices, too_little

pytestmark = pytest.mark.whole

PHONE = {"width": 390, "height": 844}
# By name: the recorded game, the kind of question, and an answer that no other table offers.
OFFERED = {
    "ether left out": ("elementalis/3-seats-last_round-to_the_letter", "ether", "leave ether"),
    "mana left": ("elementalis/3-seats-last_round-to_the_letter", "take", "take none"),
    "a colour chosen": ("sorcerer_stones/3-seats-free_hand-cap-1", "choose_colour", "put y"),
    "stones left": ("sorcerer_stones/3-seats-free_hand-cap-1", "which_stones", "take none"),
    "gems as magic": (
        "rune_stones/2-seats-target_reached-literal",
        "summon_card",
        "colour white",
    ),
}


def position(name: str) -> Position:
    """The first question in the recorded game that offers the answer."""
    path, kind, answer = OFFERED[name]
    record = Record.load(RECORDS / f"{path}.json")
    return next(
        found
        for found in questions(record)
        if found.kind == kind and answer in [choice["text"] for choice in choices(found)]
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", OFFERED)
def test_what_an_option_offers_can_be_chosen(
    name: str, size: Mapping[str, int], arrive: Arrive, database: str
) -> None:
    """Every answer stands in the bar; the option's own one is clicked there and stored."""
    found = position(name)
    text = OFFERED[name][2]
    person = arrive(size=size, touch=size is PHONE)
    person.enter()
    link = sit_at(person, database, found)
    person.my_move()
    offered = choices(found)
    expect(person.page.locator(ANSWERS)).to_have_count(len(offered))
    assert too_little(person.page) == []
    place = [choice["text"] for choice in offered].index(text)
    before = person.moment()
    person.page.locator(ANSWERS).nth(place).click()
    confirm = person.page.get_by_role("button", name="Confirm")
    if confirm.count():
        confirm.click()
    person.wait_for_move(before)
    assert answered(database, link, len(found.actors) + 1) == text
