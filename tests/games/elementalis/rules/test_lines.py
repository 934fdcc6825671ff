"""What stands on the cards (EL-61 to EL-66)."""

from __future__ import annotations

import pytest

from hexmoot.games.elementalis.rules.actions import SPELL_WORDS
from tests.games.elementalis.kit import at

LEVEL_1 = ["mirror", "char", "petrify", "breeze"]
LEVEL_2 = ["leak", "burn", "tremor", "gust"]
LEVEL_3 = ["counter", "incinerate", "link", "tornado"]


def lines(mage: str, chaos: str = "") -> list[list[str]]:
    """The spells on each of a mage's four lines."""
    other = "M/F" if not mage.startswith("M") else "X/E"
    state = at(mage, other, chaos=chaos).state
    return [
        [word for spell, word in enumerate(SPELL_WORDS) if (int(state.lines[line]) >> spell) & 1]
        for line in range(4)
    ]


@pytest.mark.parametrize(
    ("major", "spells"),
    [
        ("F", ["char", "burn", "incinerate"]),
        ("W", ["mirror", "leak", "counter"]),
        ("E", ["petrify", "tremor", "link"]),
        ("A", ["breeze", "gust", "tornado"]),
        ("M", ["insight", "strength", "fortitude"]),
    ],
)
def test_el61_elemental_and_moon_majors_have_the_three_spells_of_their_school(
    major: str, spells: list[str]
) -> None:
    """EL-61: levels 1, 2 and 3."""
    assert lines(f"{major}/F")[:3] == [[spell] for spell in spells]


@pytest.mark.parametrize(("minor", "spell"), list(zip("WFEA", LEVEL_1, strict=True)))
def test_el62_elemental_minors_have_the_first_spell_of_their_element(
    minor: str, spell: str
) -> None:
    """EL-62: one line."""
    assert lines(f"X/{minor}")[3] == [spell]


def test_el63_lines_of_the_ether_major_hold_all_elemental_spells_of_a_level() -> None:
    """EL-63: level by level, and each is paid in its own colour."""
    assert lines("X/F")[:3] == [LEVEL_1, LEVEL_2, LEVEL_3]
    bench = at("X/F", "M/F", pools=["EE"]).power("F F A A / X").play("declare yes")
    assert bench.spells == ["petrify", "tremor"]
    bench.play("cast tremor", "die d1", "symbol x")
    assert bench.pools[0] == ""


def test_el64_the_ether_minor_holds_all_elemental_spells_of_level_1() -> None:
    """EL-64: one of four, paid in its own colour."""
    assert lines("F/X")[3] == LEVEL_1
    bench = at("F/X", "M/F", pools=["EW"]).power("F F A A / X").play("declare yes")
    assert bench.spells == ["mirror", "petrify"]
    bench.play("cast petrify", "die d1")
    assert bench.pools[0] == "W"


@pytest.mark.parametrize(("major", "spell"), list(zip("WFEA", LEVEL_1, strict=True)))
def test_el65_the_sun_minor_holds_the_first_spell_of_the_major(major: str, spell: str) -> None:
    """EL-65: the element of the holder's own Major."""
    assert lines(f"{major}/S")[3] == [spell]


def test_el66_the_moon_minor_holds_insight_and_no_more() -> None:
    """EL-66: a Luminary knows its Major's spells and Insight, never Strength or Fortitude."""
    assert lines("A/M") == [["breeze"], ["gust"], ["tornado"], ["insight"]]
    bench = at("A/M", "F/F", pools=["WWWWEEEE"]).power("F F A A / S").play("declare yes")
    assert bench.spells == ["insight"]
