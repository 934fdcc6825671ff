"""Flux Tap (EL-30 to EL-35)."""

from __future__ import annotations

import pytest

from tests.games.elementalis.kit import at


def test_el30_an_empty_pool_may_tap_the_flux_before_the_power_roll() -> None:
    """EL-30: one Mana moves from Flux to Pool, and only then the dice roll."""
    bench = at("F/A", "M/F").begin_turn()
    assert (bench.asked, bench.seat) == ("flux_tap", 0)
    assert not bench.state.in_play
    bench.play("tap f", dice="E E E E / E").pass_window()
    assert bench.pools[0] == "F"
    assert bench.fluxes == [19, 20, 20, 20]


def test_el30_the_tap_may_be_left_and_needs_an_empty_pool() -> None:
    """EL-30: none is offered; a Pool with one Mana gets no question."""
    bench = at("F/A", "M/F").begin_turn()
    bench.play("tap none", dice="E E E E / E")
    assert bench.pools[0] == ""
    full = at("F/A", "M/F", pools=["E"]).begin_turn("F F A A / F")
    assert full.asked == "go"
    assert full.pools[0] == "E"


@pytest.mark.parametrize(
    ("mage", "colour"), [("W/E", "w"), ("A/X", "a"), ("E/M", "e"), ("F/S", "f")]
)
def test_el31_the_tap_is_of_the_majors_colour(mage: str, colour: str) -> None:
    """EL-31: nothing else is offered."""
    bench = at(mage, "M/F").begin_turn()
    assert bench.legal == ["tap none", f"tap {colour}"]


def test_el31_a_chaotica_taps_the_element_of_the_round() -> None:
    """EL-31: named Earth, so Earth."""
    assert at("S/F", "M/F", chaos="E").begin_turn().legal == ["tap none", "tap e"]


@pytest.mark.parametrize("mage", ["X/W", "M/E"])
def test_el32_creationists_and_guardians_tap_any_colour(mage: str) -> None:
    """EL-32: all four."""
    bench = at(mage, "A/F").begin_turn()
    assert bench.legal == ["tap none", "tap f", "tap w", "tap e", "tap a"]


def test_el33_after_the_power_roll_the_tap_is_gone() -> None:
    """EL-33: an untapped empty Pool is not asked again before the Chance Roll."""
    bench = at("F/A", "M/F").begin_turn()
    bench.play("tap none", dice="F F A A / S")
    assert bench.asked == "go"
    bench.play("go roll", dice="F F A A / F")
    assert bench.asked == "go"
    assert bench.pools[0] == ""


def test_el34_colourless_mana_in_the_pool_forbids_the_tap() -> None:
    """EL-34: one colourless Mana and no coloured one: no question."""
    bench = at("F/A", "M/F", pools=["w"]).begin_turn("F F A A / S")
    assert bench.asked == "go"


def test_el35_a_dry_colour_cannot_be_tapped() -> None:
    """EL-35: a Guardian sees only colours in the Flux; a Fire mage without Fire is not asked."""
    bench = at("M/E", "A/F").flux([0, 5, 0, 5]).begin_turn()
    assert bench.legal == ["tap none", "tap w", "tap a"]
    dry = at("F/A", "M/F").flux([0, 5, 5, 5]).begin_turn("A A A A / S")
    assert dry.asked == "go"
