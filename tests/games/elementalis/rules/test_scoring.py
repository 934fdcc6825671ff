"""Scoring Power and Chance Rolls (EL-118 to EL-137)."""

from __future__ import annotations

import pytest

from hexmoot.games.elementalis.rules.ether import may_be_ether
from hexmoot.games.elementalis.rules.mages import become_mage
from tests.games.elementalis.kit import at, scored


def test_el118_scored_mana_goes_from_flux_to_channel_after_the_window() -> None:
    """EL-118: nothing moves before the window is closed."""
    bench = at("F/A", "M/F", pools=["E"]).power("F F A A / S")
    assert (bench.channel, bench.fluxes) == ("FFAA", [18, 20, 19, 18])
    open_window = at("F/A", "M/F", pools=["F"]).power("F F A A / S")
    assert (open_window.asked, open_window.channel) == ("declare", "")


def test_el119_a_negative_result_takes_nothing() -> None:
    """EL-119: three Fire against no Earth leave a Channel of Earth and a Pool as they are."""
    bench = at("E/E", "M/W", pools=["W"]).power("W W EE W / S")
    bench.play("go roll", dice="F F F W / W")
    assert (bench.channel, bench.pools[0]) == ("EE", "W")


@pytest.mark.parametrize(
    ("dice", "answers", "channel"),
    [
        ("F F W A / A", (), "FAA"),
        ("F W W A / A", (), "AA"),
        ("F F X A / W", ("ether f",), "FFA"),
        ("F F X A / W", ("ether a",), "FAA"),
        ("W W X X / E", ("ether f", "ether f"), ""),
    ],
)
def test_el120_elementalist_major_is_count_plus_ether_minus_opposer(
    dice: str, answers: tuple[str, ...], channel: str
) -> None:
    """EL-120: for an F/A the Fire is max(0, F + k - W)."""
    assert scored("F/A", dice, *answers) == channel


def test_el121_elementalist_minor_gets_the_other_ethers() -> None:
    """EL-121: Air is max(0, A + (X - k) - E), with k = 1 of three Ethers."""
    assert scored("F/A", "X X X A / E", "ether f", "ether a") == "F" + "AA"


def test_el122_ether_is_split_freely_and_needs_no_symbol() -> None:
    """EL-122: both elements absent, two Ethers: FF, FA or AA; the first for the Minor takes all."""
    assert scored("F/A", "X X X E / E", "ether f", "ether f", "ether f") == "FFF"
    assert scored("F/A", "X X X W / W", "ether a") == "AAA"
    bench = at("F/A", "M/F").power("X X W W / E")
    assert (bench.asked, bench.legal) == ("ether", ["ether f", "ether a"])


def test_el122_ether_is_added_before_the_reduction() -> None:
    """EL-122: one Ether against two Water is -1, not 1."""
    assert scored("F/A", "W W X W / E", "ether f") == ""


def test_el123_a_sun_saves_an_elementalist_from_reduction() -> None:
    """EL-123: Fire under Water, Air under Earth, both in full."""
    assert scored("F/A", "F W A E / S") == "FA"
    assert scored("F/A", "F W A E / W") == ""


@pytest.mark.parametrize("minor", ["F", "X", "S"])
def test_el124_purist_elitist_and_cultist_add_all_ether_and_subtract_the_opposer(
    minor: str,
) -> None:
    """EL-124: 2 Fire + 1 Ether - 1 Water."""
    answers = ("sun keep",) if minor == "S" else ()
    assert scored(f"F/{minor}", "FF W X E / E", *answers) == "FF"
    assert scored(f"F/{minor}", "F W W E / E", *answers) == ""


@pytest.mark.parametrize("minor", ["F", "X", "S"])
def test_el125_a_sun_saves_them_from_reduction(minor: str) -> None:
    """EL-125: one Fire under three Water."""
    answers = ("sun keep",) if minor == "S" else ()
    assert scored(f"F/{minor}", "F W W W / S", *answers) == "F"


def test_el126_a_harmonist_scores_both_elements_as_they_show() -> None:
    """EL-126: opposers side by side, Ether and Sun without effect."""
    assert scored("F/W", "FF WW X A / S") == "FFWW"
    assert scored("F/W", "F W W X / X") == "FWW"


def test_el127_a_creationists_ether_is_free_mana_less_a_sun() -> None:
    """EL-127: three Ethers and a Sun give two of any colour."""
    bench = at("X/F", "M/F").power("X X X W / S")
    assert bench.channel == "FF"
    assert (bench.asked, bench.legal) == ("gain", ["gain f", "gain w", "gain e", "gain a"])
    bench.play("gain w")
    assert bench.legal == ["gain w", "gain e", "gain a"]
    bench.play("gain a")
    assert bench.channel == "FFWA"


def test_el127_a_sun_alone_leaves_nothing_and_takes_nothing() -> None:
    """EL-127: max(0, 0 - 1) is 0."""
    assert scored("X/F", "F F A A / S") == "FF"


def test_el128_the_full_ether_also_lifts_the_minor() -> None:
    """EL-128: Fire 1 + 2 Ether - 1 Water = 2, besides two free Mana."""
    assert scored("X/F", "F X X W / A", "gain e", "gain e") == "FF" + "EE"


def test_el129_the_minors_mana_is_placed_before_free_colours_are_chosen() -> None:
    """EL-129: the last Fire of the Flux goes to the Minor, so Fire is not offered any more."""
    bench = at("X/F", "M/F").flux([2, 5, 5, 5]).power("F X W A / A")
    assert bench.channel == "F"
    rich = at("X/F", "M/F").flux([1, 5, 5, 5]).power("F X A A / A")
    assert (rich.channel, rich.legal) == ("F", ["gain w", "gain e", "gain a"])


def test_el130_a_sun_does_not_spare_a_creationist_the_reduction() -> None:
    """EL-130: Fire 1 - 4 Water stays below zero under a Sun."""
    assert scored("X/F", "F WW W W / S") == ""


def test_el131_a_guardian_is_paid_for_every_element_with_two_or_more() -> None:
    """EL-131: three Water and two Air pay in full, a lone symbol nothing, nothing is reduced."""
    assert scored("M/F", "W W W A / A") == "WWWAA"
    assert scored("M/F", "F W E A / S") == ""
    assert scored("M/F", "F F W W / E") == "FFWW"


def test_el132_a_guardians_ether_is_any_element() -> None:
    """EL-132: one Ether makes a pair of a single; several are named in order."""
    assert scored("M/F", "F X W E / S", "ether w") == "WW"
    bench = at("M/F", "X/E").power("F X X E / S").play("ether e")
    assert bench.legal == ["ether e", "ether a"]
    assert bench.play("ether e").channel == "EEE"


def test_el133_a_double_face_is_a_pair() -> None:
    """EL-133: WW alone pays two."""
    assert scored("M/F", "F WW E A / S") == "WW"


@pytest.mark.parametrize("mage", ["M/F", "E/M"])
def test_el134_the_sun_means_nothing_to_moon_mages(mage: str) -> None:
    """EL-134: the same pairs with and without it."""
    assert scored(mage, "F F W W / S") == "FFWW"
    assert scored(mage, "F F W W / A") == "FFWW"


def test_el135_a_guardians_minor_and_a_luminarys_major_do_not_matter() -> None:
    """EL-135: all score the same dice alike."""
    results = {scored(f"M/{minor}", "F F W W / A") for minor in "FWEA"}
    results |= {scored(f"{major}/M", "F F W W / A") for major in "FWEA"}
    assert results == {"FFWW"}


def test_el136_a_luminarys_ether_is_two_symbols_of_one_element() -> None:
    """EL-136: an Ether alone is a pair; on a single it makes three."""
    assert scored("F/M", "F X W E / S", "ether a") == "AA"
    assert scored("F/M", "F X W E / S", "ether w") == "WWW"


@pytest.mark.parametrize(("element", "channel"), [("F", "F"), ("A", "FAA"), ("W", "FFW")])
def test_el137_a_chaotica_scores_as_what_it_is_this_round(element: str, channel: str) -> None:
    """EL-137: S/F scores F F W A A as a Purist, an Elementalist or a Harmonist."""
    assert scored("S/F", "F F W A / A", chaos=element) == channel


def test_el28_a_chaotica_without_an_element_gives_no_ether() -> None:
    """EL-28, EL-122: before the round's element is known its Minor alone scores nothing."""
    state = at("S/E", "M/F").state
    state.chaos = -1
    become_mage(state, 0)
    assert [may_be_ether(state, 0, element) for element in range(4)] == [False] * 4
