"""What answers cost and leave."""

from __future__ import annotations

from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, Table


def test_growing_says_its_price_and_what_it_leaves() -> None:
    """MS-45, MS-46: drops, and a servant for debris."""
    table = Table(2).has(BAHON, drops=3, flame=1).tower(BAHON, "c1", "F").debris("d4").fresh()
    assert table.label("grow c1").note == "2 drops, leaves 1"
    assert table.label("grow d4").note == "1 drop and 1 servant, leaves 2"


def test_a_scroll_says_its_mana_and_a_deck_what_its_top_does() -> None:
    """MS-112: the price now."""
    table = Table(2).has(BAHON, mana=2).scrolls(BAHON, "purify").tower(BAHON, "c1", "FF", flame=2)
    assert table.fresh().label("spell purify").note == "1 mana, leaves 1"
    table.top("hunch")
    assert table.fresh().label("deck summoning").note.startswith("You gain two general elements")


def test_lands_have_names_people_can_say() -> None:
    """One for each, in the view and in every sentence."""
    table = Table(2).has(BAHON, drops=3).tower(CHARLES, "d1", "S").fresh()
    labels = [land["label"] for land in table.state.view(BAHON)["table"]["lands"]]
    assert len(set(labels)) == 20
    assert all(label.isalpha() for label in labels)
    assert table.label("grow c3").text == "Grow on Cress: 1 drop"
