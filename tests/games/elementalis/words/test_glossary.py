"""Tooltips for everything on the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.elementalis.kit import GAME


def test_every_spell_mage_card_and_die_has_a_tooltip() -> None:
    """Fifteen spells, nine mages, fourteen cards, five dice, seven symbols."""
    families = {"spell:": 15, "mage:": 9, "major:": 7, "minor:": 7, "die:": 5, "symbol:": 7}
    for prefix, count in families.items():
        assert sum(name.startswith(prefix) for name in GAME.glossary) == count


def tips(**options: Any) -> dict[str, str]:
    """The sentences at a table with these options."""
    setup = GAME.prepare(3, None, options)
    return {key: tip.text for key, tip in GAME.glossary_for(setup).items()}


@pytest.mark.parametrize(
    ("options", "component", "words"),
    [
        ({"mana_per_colour": None}, "flux", "never runs out"),
        ({"negative_rolls": "drain"}, "channel", "takes some of it back"),
        ({"opposition_on": "scoreless_roll"}, "opposition", "After a roll without Mana"),
        ({"opposition_gain": "may"}, "opposition", "may also leave it"),
        ({"chaotica_repeat": True}, "mage:chaotica", "the same again"),
        ({"ether_raising": "may"}, "mage:elementalist", "may go to either"),
        ({"ether_raising": "may"}, "mage:purist", "as much Ether as you like"),
        ({"elitist_shield": "harm"}, "mage:elitist", "only where they help"),
        ({"moon_groups": "four"}, "mage:guardian", "groups of two to four"),
        ({"moon_scoring": "one_less"}, "mage:guardian", "one Mana less"),
        ({"declarations": "implicit"}, "order:silent", "You do not cast or answer"),
    ],
)
def test_a_tip_says_what_the_option_changes(
    options: dict[str, Any], component: str, words: str
) -> None:
    """EL-179, EL-181, EL-183 to EL-186, EL-194, EL-196 to EL-199."""
    assert words in tips(**options)[component]
    assert words not in tips()[component]


def test_both_options_of_the_moon_are_told_together() -> None:
    """EL-183, EL-196."""
    found = tips(moon_groups="four", moon_scoring="one_less")["mage:guardian"]
    assert found.startswith("Scores groups of two to four, one Mana less for each.")


def test_dice_are_told_with_the_faces_they_have() -> None:
    """EL-3, EL-182: no table speaks of the other kind of dice."""
    signature, plain = tips(), tips(dice="plain")
    for die in ("d1", "d2", "d3", "d4"):
        assert signature[f"die:{die}"] != plain[f"die:{die}"]
        assert "plain" not in signature[f"die:{die}"] + plain[f"die:{die}"]


def test_cards_of_sets_left_out_have_no_tip() -> None:
    """EL-12."""
    gone = set(tips()) - set(tips(expansions=[]))
    assert gone
    assert all(key.startswith(("major:", "minor:")) for key in gone)
