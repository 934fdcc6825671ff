"""Tooltips of all components, and the rules they name."""

from __future__ import annotations

from hexmoot.games.alchemists_race.words.glossary import THINGS
from tests.games.alchemists_race.kit.table import GAME


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
