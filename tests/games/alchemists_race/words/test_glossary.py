"""Tooltips of all components, and the rules they name."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.games.alchemists_race.words.glossary import THINGS
from tests.games.alchemists_race.kit.table import GAME, at


def test_every_component_has_a_name_and_a_tooltip() -> None:
    """Potions, resources, spaces and the other things on the table, each with its rule."""
    rules = GAME.rules_text()
    for word in ("potion:meteor", "resource:purple_rock", "tile:lose_material:2", "thing:die"):
        assert word in GAME.glossary
    assert len(GAME.glossary) == 8 + 8 + (8 + 2 + 8) + len(THINGS)
    for tip in GAME.glossary.values():
        assert tip.name
        assert tip.text.endswith(".")
        assert f"**{tip.rule}**" in rules


def test_tooltips() -> None:
    """Numbers and recipes come from the content."""
    glossary = GAME.glossary
    assert glossary["potion:poison"].text == (
        "An opponent you meet gives up 2 resources; they choose which."
    )
    assert glossary["resource:wood"].text == (
        "Rare: about 2 coins in a potion. Goes into Defence and Meteor."
    )
    assert glossary["resource:purple_rock"].text == (
        "Rare: about 2 coins in a potion. Goes into Swap."
    )
    assert glossary["tile:lose_potion:1"].name == "−1 Pot"
    assert glossary["tile:plain"].text == "Nothing happens here."


def tips(**options: Any) -> dict[str, str]:
    """The words of all tips at a table with these options."""
    setup = GAME.prepare(2, None, options)
    return {key: tip.text for key, tip in GAME.glossary_for(setup).items()}


def test_the_usual_tips_are_those_of_the_book() -> None:
    """AR-3: but for the second purple, which is not in play."""
    missing = {"resource:purple_rock", "tile:purple_rock"}
    book = {key: tip.text for key, tip in GAME.glossary.items() if key not in missing}
    assert tips() == book


def test_two_purples_are_told_apart() -> None:
    """AR-3: the crystal is for Teleport alone, the rock for Swap."""
    words = tips(two_purples=True)
    assert words["resource:purple_crystal"].endswith("Goes into Teleport.")
    assert words["resource:purple_rock"].endswith("Goes into Swap.")
    assert words["tile:purple_rock"] == "End your move here to take one Purple Rock."


def test_tips_follow_other_recipes() -> None:
    """AR-156: resources name the potions they really go into."""
    words = tips(potion_overrides={"speed": {"cost": ["wood", "wood"]}})
    assert words["resource:wood"].endswith("Goes into Speed, Defence and Meteor.")
    assert words["resource:flower"].endswith("Goes into Invisibility.")
    none = {"speed": {"cost": ["wood", "wood"]}, "invisibility": {"cost": ["wood", "honey"]}}
    assert tips(potion_overrides=none)["resource:flower"].endswith("Goes into no potion.")


@pytest.mark.parametrize(
    ("option", "value", "component", "part"),
    [
        ("selling", "market_turn", "tile:market", "craft and sell next turn"),
        ("speed_timing", "any", "potion:speed", "or after a move"),
        ("swap_is_attack", True, "potion:swap", "off the Market and not defended"),
        ("swap_is_attack", True, "potion:defence", "Poison, Meteor or Swap"),
        ("swap_is_attack", True, "thing:defended", "Poison, Meteor and Swap"),
        ("teleport_resolves_space", False, "potion:teleport", "which does nothing"),
        ("speed_turns_back", False, "thing:extra_rolls", "None goes back the way you came"),
    ],
)
def test_tips_follow_the_house_rules(option: str, value: object, component: str, part: str) -> None:
    """AR-77, AR-86, AR-96, AR-103, AR-110, AR-160: a table's tip says what is played there."""
    changed = tips(**{option: value})
    assert part in changed[component]
    assert part not in tips()[component]
    assert f"**{GAME.glossary_for(GAME.prepare(2, None, {option: value}))[component].rule}**" in (
        GAME.rules_text()
    )


def test_the_market_of_the_board_tells_how_to_sell() -> None:
    """AR-75, AR-77: the tooltip on the board is the one of the table's options."""
    for selling in ("free", "market_turn"):
        table = at("O3<O2 speed / M", selling=selling)
        space = table.state.view(0)["table"]["board"]["spaces"][0]
        assert space["tooltip"] == tips(selling=selling)["tile:market"]
