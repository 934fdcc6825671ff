"""What a spell costs (EL-67 to EL-77)."""

from __future__ import annotations

import pytest

from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.mages import price
from hexmoot.games.elementalis.rules.targets import payable_levels
from tests.games.elementalis.kit import at


def costs(mage: str, spell: int, answered: int = 0, leaks: int = 0) -> int:
    """The price of a spell for a mage, perhaps with Ether Leaks."""
    other = "M/F" if not mage.startswith("M") else "X/E"
    bench = at(mage, other)
    for _ in range(leaks):
        bench.leak(0)
    return int(price(bench.state, 0, spell, answered))


def test_el67_a_spell_costs_its_level_and_a_counter_spell_x() -> None:
    """EL-67: 1, 2, 3; Counter Spell costs what the answered spell cost."""
    assert [costs("F/A", spell) for spell in (k.CHAR, k.BURN, k.INCINERATE)] == [1, 2, 3]
    assert [costs("W/E", k.COUNTER_SPELL, paid) for paid in (1, 2, 4)] == [1, 2, 4]


def test_el68_elemental_spells_take_only_their_own_colour_surcharge_too() -> None:
    """EL-68: a Harmonist's Char takes two Fire; one Fire and much else does not do."""
    rich = at("F/W", "M/F", pools=["FFEEAA"]).power("F F W W / S").play("declare yes")
    rich.play("cast char", "die d1")
    assert rich.pools[0] == "EEAA"
    poor = at("F/W", "M/F", pools=["FEEAA"]).power("F F W W / S")
    assert poor.asked == "go"


def test_el69_moon_spells_take_any_mix_of_colours() -> None:
    """EL-69: Strength for a Water and an Air; colours are named in order F W E A."""
    bench = at("F/A", "M/F", pools=["", "FWWA"]).power("F F A A / S")
    bench.play("declare yes", "cast strength")
    assert (bench.asked, bench.legal) == ("pay", ["pay f", "pay w"])
    bench.play("pay w")
    assert bench.legal == ["pay w", "pay a"]
    bench.play("pay a", dice="F")
    assert bench.pools[1] == "FW"
    assert bench.fluxes[1] == 19


def test_el70_channel_mana_pays_for_nothing() -> None:
    """EL-70: six Fire in the Channel do not let seat 0 declare on the Chance Roll."""
    bench = at("F/A", "M/F").power("FF F F F / S").play("go roll", dice="F F F F / F")
    assert bench.channel == "F" * 10
    assert bench.asked == "go"


def test_el71_colourless_mana_pays_for_nothing() -> None:
    """EL-71: not for an elemental spell, not for a Moon spell."""
    bench = at("F/A", "M/F", pools=["fff", "wwww"]).power("F F A A / S")
    assert bench.asked == "go"
    mixed = at("F/A", "M/F", pools=["", "Wwww"]).power("F F A A / S").play("declare yes")
    assert mixed.spells == ["insight"]


def test_el72_a_harmonist_pays_one_more_for_every_spell() -> None:
    """EL-72: 2, 3, 4, and X + 1 for a Counter Spell."""
    assert [costs("F/W", spell) for spell in (k.CHAR, k.BURN, k.INCINERATE)] == [2, 3, 4]
    assert costs("W/F", k.COUNTER_SPELL, 2) == 3


def test_el73_a_purist_pays_one_less_for_levels_two_and_three() -> None:
    """EL-73: 1, 1, 2, and X - 1 for a Counter Spell; Elitist and Cultist pay in full."""
    assert [costs("F/F", spell) for spell in (k.CHAR, k.BURN, k.INCINERATE)] == [1, 1, 2]
    assert costs("W/W", k.COUNTER_SPELL, 3) == 2
    assert [costs(mage, k.BURN) for mage in ("F/X", "F/S", "F/M", "F/A")] == [2, 2, 2, 2]


@pytest.mark.parametrize("leaks", [0, 1, 2, 3])
def test_el74_each_leak_adds_one(leaks: int) -> None:
    """EL-74: for elemental, Moon and Counter Spells alike."""
    assert costs("F/A", k.BURN, 0, leaks) == 2 + leaks
    assert costs("M/F", k.INSIGHT, 0, leaks) == 1 + leaks
    assert costs("W/E", k.COUNTER_SPELL, 2, leaks) == 2 + leaks


def test_el75_the_price_is_never_below_one() -> None:
    """EL-75: a Purist counters X = 1 for 1; base, surcharge, discount and leaks add up."""
    assert costs("W/W", k.COUNTER_SPELL, 1) == 1
    assert costs("W/W", k.COUNTER_SPELL, 1, 1) == 1
    assert costs("W/W", k.COUNTER_SPELL, 1, 2) == 2
    assert costs("A/E", k.GUST, 0, 1) == 4


def test_el76_the_price_goes_to_the_flux_when_cast_and_passing_is_free() -> None:
    """EL-76: paid before the die is chosen."""
    bench = at("F/A", "M/F", pools=["FF"]).power("F F A A / S").play("declare yes")
    assert bench.pools[0] == "FF"
    bench.play("cast burn")
    assert bench.asked == "die"
    assert (bench.pools[0], bench.fluxes[0]) == ("", 20)


def test_el77_a_void_spell_stays_paid_and_its_line_used() -> None:
    """EL-77: the Char of seat 1 is countered; its two Fire and its line are gone."""
    bench = at("W/W", "F/E", pools=["WW", "FF"]).power("W W F F / W")
    bench.play("declare yes", "declare yes", "cast pass", "cast char", "die d1", "respond counter")
    assert bench.pools[1] == ""
    assert bench.state.used >> 4 == 2**0
    assert bench.state.scorched == 0


def test_el75_each_level_is_paid_at_its_own_price() -> None:
    """EL-75: whatever the others cost; a bit for each level."""
    assert [payable_levels(have, 1, 2, 3) for have in range(4)] == [0, 1, 3, 7]
    assert [payable_levels(2, *prices) for prices in ((2, 3, 3), (3, 2, 3), (3, 3, 2))] == [1, 2, 4]
