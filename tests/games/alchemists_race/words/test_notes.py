"""What answers cost and leave."""

from __future__ import annotations

from hexmoot.games.alchemists_race.rules.actions import LOSE_POTION, LOSE_RESOURCE, POTION_WORDS
from hexmoot.games.alchemists_race.words.notes import note
from tests.games.alchemists_race.kit.table import Table, at


def notes(table: Table) -> dict[str, str]:
    """The line under each answer."""
    shown = table.state.view(table.state.seat)["choices"]
    return {choice["text"]: choice["note"] for choice in shown}


def test_a_craft_says_its_value_and_what_is_left() -> None:
    """AR-5, AR-62: two of one kind are counted twice."""
    table = at("M flower:2 grass coins:3 / O1")
    assert notes(table)["craft speed"] == "sells for 2, leaves 1 Flower, 0 Grass"


def test_potions_say_that_they_are_used_up() -> None:
    """AR-12: each with what is left of its kind."""
    table = at("O3<O2 speed:2 swap / O8")
    assert notes(table)["play speed"] == "used up, leaves 1 Speed"
    assert notes(table)["swap 1"] == "used up, leaves 0 Swap"


def test_a_roll_says_how_far_it_may_lead() -> None:
    """AR-30, AR-84: and an extra one how many are left."""
    table = at("O3<O2 speed / O8", dice="1")
    assert notes(table)["roll"] == "1 to 6 spaces"
    table.play("speed")
    assert notes(table)["roll"] == "uses an extra roll, leaves 0"


def test_what_is_given_up_says_what_stays() -> None:
    """AR-53: on a space that takes resources."""
    table = at("O3<O2 flower:2 meteor speed / O8")
    assert note(table.state, LOSE_RESOURCE) == "leaves 1 Flower"
    meteor = POTION_WORDS.index("meteor")
    assert note(table.state, LOSE_POTION + meteor) == "worth 4, leaves 0 Meteor"
