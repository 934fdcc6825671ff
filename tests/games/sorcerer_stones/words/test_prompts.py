"""Questions in words."""

from __future__ import annotations

from tests.games.sorcerer_stones.kit import blue_board


def test_others_are_told_whom_they_wait_for() -> None:
    """They have no choices."""
    shown = blue_board().state.view(1)
    assert shown["decision"]["prompt"] == "Blue is playing."
    assert shown["choices"] == []
