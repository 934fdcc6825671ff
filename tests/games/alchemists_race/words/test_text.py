"""The rules people read, and how words are put together."""

from __future__ import annotations

import doctest

from hexmoot.games.alchemists_race.words import text
from tests.games.alchemists_race.kit.table import GAME


def test_examples_in_docstrings() -> None:
    """They run as they stand."""
    failed, tried = doctest.testmod(text)
    assert (failed, tried > 0) == (0, True)


def test_the_rules_text_is_complete() -> None:
    """All 161 rules and 31 rulings are in the text people read."""
    rules = GAME.rules_text()
    assert all(f"\n- **AR-{number}** " in rules for number in range(1, 162))
    assert all(f"\n- **Ruling-{number}** " in rules for number in range(1, 32))
    assert all(f"`{name}`" in rules for name in GAME.options.options)
