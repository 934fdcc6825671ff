"""Scoring through links (EL-138 to EL-143)."""

from __future__ import annotations

from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.targets import link_cutters
from tests.games.elementalis.kit import at


def test_el138_owners_of_links_score_the_same_dice_clockwise_in_their_own_way() -> None:
    """EL-138: seats 1 (Guardian) and 2 (Elementalist) choose their Ether after seat 0, in order."""
    bench = at("F/F", "M/F", "E/W").link(2, 0).link(1, 0).power("F F W W / X")
    assert bench.channel == "F"
    assert (bench.asked, bench.seat) == ("ether", 1)
    bench.play("ether w")
    assert (bench.asked, bench.seat) == ("ether", 2)
    bench.play("ether w")
    assert bench.pools == ["", "FFWWW", "WWW"]


def test_el139_linked_mana_goes_straight_to_the_pool() -> None:
    """EL-139: out of the Flux, not the Channel."""
    bench = at("F/F", "M/F").link(1, 0).power("F F W E / E")
    assert (bench.channel, bench.pools[1]) == ("F", "FFEE")
    assert bench.fluxes == [17, 20, 18, 20]


def test_el140_a_link_cast_in_a_window_works_for_its_roll() -> None:
    """EL-140: seat 1 links seat 0 and scores at once."""
    bench = at("F/F", "E/A", pools=["", "EEEE"], last_turn=False).power("F F E E / A")
    bench.play("declare yes", "cast link")
    assert bench.pools[1] == "EEA"


def test_el141_a_sun_on_the_chance_roll_stops_link_owners_too() -> None:
    """EL-141: what the Power Roll gave stays."""
    bench = at("F/F", "M/F").link(1, 0).power("F F E E / A")
    assert bench.pools[1] == "FFEE"
    bench.play("go roll", dice="F F E E / S").pass_window()
    assert bench.state.over
    assert bench.pools == ["", "FFEE"]


def test_el141_without_a_sun_the_chance_roll_is_scored_by_link_owners() -> None:
    """EL-141: the other case."""
    bench = at("F/F", "M/F").link(1, 0).power("F F E E / A")
    bench.play("go roll", dice="F F E E / A").pass_window()
    assert bench.pools[1] == "FFFFEEEE"


def test_el142_links_give_nothing_on_a_cosmic_roll() -> None:
    """EL-142: the active player's three Fire bring the owner none."""
    bench = at("F/F", "A/M").link(1, 0).fill_channel("F").cosmic("F")
    assert bench.pools == ["FFFF", ""]


def test_el143_opposition_depends_on_the_active_players_channel_alone() -> None:
    """EL-143: seat 1 scores through the link, yet seat 0's empty Channel brings Opposition."""
    bench = at("F/F", "E/A", pools=["F", ""]).link(1, 0).power("W W E E / W").pass_window()
    assert bench.pools[1] == "EE"
    assert (bench.asked, bench.seat) == ("oppose", 1)


def test_el96_only_spells_at_hand_cut_links() -> None:
    """EL-96, EL-116: each of Burn and Fortitude for itself, and neither where there is no link."""
    bench = at("F/A", "E/W").link(1, 0)
    for spells in (0, 2**k.BURN, 2**k.FORTITUDE, 2**k.BURN + 2**k.FORTITUDE):
        assert link_cutters(bench.state, 0, spells) == spells
        assert link_cutters(at("F/A", "E/W").state, 0, spells) == 0
