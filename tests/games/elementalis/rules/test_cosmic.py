"""The Cosmic Roll's outcome (EL-151 to EL-159)."""

from __future__ import annotations

from tests.games.elementalis.kit import at


def test_el151_a_sun_loses_the_whole_channel() -> None:
    """EL-151: back to the Flux, turn over."""
    bench = at("F/A", "M/W").fill_channel("FFEA").cosmic("S")
    assert bench.state.over
    assert bench.pools[0] == ""
    assert bench.fluxes == [20, 20, 20, 20]


def test_el152_an_ether_brings_one_mana_of_choice_and_banks() -> None:
    """EL-152: any colour in the Flux."""
    bench = at("F/A", "M/W").fill_channel("FF").cosmic("X")
    assert (bench.asked, bench.legal) == ("gain", ["gain f", "gain w", "gain e", "gain a"])
    bench.play("gain w")
    assert bench.state.over
    assert bench.pools[0] == "FFW"


def test_el153_an_ether_brings_an_active_creationist_three() -> None:
    """EL-153: three choices, in order."""
    bench = at("X/F", "M/W").fill_channel("F").cosmic("X").play("gain w", "gain e", "gain a")
    assert bench.pools[0] == "FWEA"


def test_el154_an_ether_brings_an_idle_creationist_nothing() -> None:
    """EL-154: though Ether is its Major symbol."""
    bench = at("F/A", "X/F").fill_channel("FF").cosmic("X").play("gain a")
    assert bench.pools == ["FFA", ""]


def test_el155_the_own_major_symbol_brings_three_of_its_colour() -> None:
    """EL-155: then all is banked; the Flux may be short."""
    assert at("F/A", "M/W").fill_channel("A").cosmic("F").pools[0] == "FFFA"
    short = at("F/A", "M/W").fill_channel("A").flux([2, 20, 20, 19]).cosmic("F")
    assert short.pools[0] == "FFA"


def test_el156_anothers_major_symbol_costs_one_mana_of_the_channel() -> None:
    """EL-156: the active player picks which; the rest is banked."""
    bench = at("F/A", "W/W").fill_channel("FA").cosmic("W")
    assert (bench.asked, bench.seat, bench.legal) == ("give", 0, ["give f", "give a"])
    bench.play("give a")
    assert bench.pools == ["F", "A"]


def test_el157_two_sharers_get_one_each_clockwise_while_mana_lasts() -> None:
    """EL-157: seat 1 the Chaotica of Water, seat 2 the Water mage."""
    bench = at("F/A", "S/F", "W/W", chaos="W").fill_channel("FFA").cosmic("W")
    bench.play("give f", "give a")
    assert bench.pools == ["F", "F", "A"]
    short = at("F/A", "S/F", "W/W", chaos="W").fill_channel("F").cosmic("W")
    assert short.pools == ["", "F", ""]


def test_el158_the_own_symbol_beats_that_of_others() -> None:
    """EL-158: a Chaotica of Fire gets nothing from the Fire mage's Fire."""
    bench = at("F/A", "S/F", chaos="F").fill_channel("A").cosmic("F")
    assert bench.pools == ["FFFA", ""]


def test_el159_nobodys_element_just_banks() -> None:
    """EL-159: no Earth Major at the table."""
    bench = at("F/A", "W/W").fill_channel("FA").cosmic("E")
    assert bench.state.over
    assert bench.pools == ["FA", ""]
