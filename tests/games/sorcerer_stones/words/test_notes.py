"""What answers cost and leave."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from tests.games.sorcerer_stones.kit import Table


def notes(table: Table) -> dict[str, str]:
    """The line under each answer."""
    shown = table.state.view(table.state.seat)["choices"]
    return {choice["text"]: choice["note"] for choice in shown}


def test_cards_say_what_they_do() -> None:
    """SS-36 to SS-58."""
    table = Table(2, {}).hand("spin fly shift-b").before(kinds.FIRST_CARD).go()
    assert notes(table)["play spin"] == "a quarter turn of any zone"
    assert notes(table)["play shift-b"] == "swaps a blue stone with any other"


def test_a_zone_that_quakes_says_what_it_may_swap_with() -> None:
    """SS-42, SS-48: in a cross every zone but the middle one may also lie elsewhere."""
    table = Table(2, {}).hand("quake fly spin spin").before(kinds.FIRST_CARD).go()
    assert notes(table.play("play quake")) == {
        "quake t0": "swap with any zone or move",
        "quake t1": "swap with Storm, Wind, Peak or move",
        "quake t2": "swap with Wind, Peak",
        "quake t3": "swap with Peak or move",
        "quake t4": "move",
    }


def test_steps_say_their_colour_and_how_many_are_left() -> None:
    """SS-80, SS-82: stones taken this turn allow them."""
    table = Table(2, {}).plane().spirit("r2c2").spirit("r5c5", 1).before(kinds.SPIRIT_STEP)
    table.took("YGB").go()
    found = [note for text, note in notes(table).items() if text.startswith("step")]
    assert found
    assert all(note.endswith("then 2 more") for note in found)


def test_crafting_nothing_says_what_one_keeps() -> None:
    """SS-131: the reservoir holds five."""
    table = Table(2, {}).offer(1, 2, 3, 4).holds("BGG").before(kinds.CRAFT).go()
    assert notes(table)["no-craft"] == "you keep 3 stones, 5 at most"
