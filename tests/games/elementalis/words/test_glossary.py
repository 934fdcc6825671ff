"""Tooltips for everything on the table."""

from __future__ import annotations

from tests.games.elementalis.kit import GAME


def test_every_spell_mage_card_and_die_has_a_tooltip() -> None:
    """Fifteen spells, nine mages, fourteen cards, five dice, seven symbols."""
    families = {"spell:": 15, "mage:": 9, "major:": 7, "minor:": 7, "die:": 5, "symbol:": 7}
    for prefix, count in families.items():
        assert sum(name.startswith(prefix) for name in GAME.glossary) == count
