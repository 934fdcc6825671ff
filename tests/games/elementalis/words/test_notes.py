"""What answers cost and leave."""

from __future__ import annotations

from tests.games.elementalis.kit import Bench, at


def notes(bench: Bench) -> dict[str, str]:
    """The line under each answer."""
    shown = bench.state.view(bench.state.seat)["choices"]
    return {choice["text"]: choice["note"] for choice in shown}


def test_a_spell_says_its_price_and_what_it_leaves() -> None:
    """EL-68, EL-75: of the Mana that pays for it."""
    bench = at("F/F", "X/E", pools=["", "FFAA"]).power("FF F A A / A").play("declare yes")
    assert notes(bench)["cast char"] == "1 Fire, leaves 1"
    assert notes(bench)["cast pass"] == "you may still answer spells"


def test_mana_says_how_much_of_it_there_is() -> None:
    """What one has already of a colour that is taken."""
    tap = at("F/F", "X/E", pools=["", ""]).begin_turn()
    assert notes(tap) == {"tap none": "", "tap f": "you have 0"}
