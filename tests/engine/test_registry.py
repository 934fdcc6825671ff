"""The games that are installed."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import UnknownGame


def test_an_unknown_game_lists_the_known_ones() -> None:
    """By name."""
    with pytest.raises(UnknownGame, match="unknown game 'chess'; known games: .*ravens"):
        registry.game("chess")


def test_added_packages_are_told_to_others() -> None:
    """So that another process can know the same games."""
    assert registry.packages()[:1] == ["hexmoot.games"]
    assert "tests.toys" in registry.packages()
    assert registry.game_names() == sorted(registry.game_names())
