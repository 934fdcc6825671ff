"""The table as boxes of text."""

from __future__ import annotations

from tests.games.sorcerer_stones.kit import blue_board


def test_panels_draw_zones_and_plane() -> None:
    panels = {panel["title"]: panel for panel in blue_board().state.view(0)["panels"]}
    assert "T2" in panels["Alchemy zones"]["picture"]
    assert len(panels["Elemental Plane"]["picture"].splitlines()) == 6
