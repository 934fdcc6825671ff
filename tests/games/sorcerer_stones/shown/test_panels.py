"""The table as boxes of text."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.words.names import ZONE_NAMES
from tests.games.sorcerer_stones.kit import Table, at, blue_board


def test_panels_draw_zones_and_plane() -> None:
    """In letters, for those who play without the page."""
    panels = {panel["title"]: panel for panel in blue_board().state.view(0)["panels"]}
    picture = panels["Alchemy zones"]["picture"]
    assert [name for name in ZONE_NAMES if f"┌{name}─" not in picture] == []
    assert "└b─────┘" in picture
    assert len(panels["Elemental Plane"]["picture"].splitlines()) == 6


def words_of(table: Table, viewer: int | None, title: str) -> dict[str, str]:
    """The rows of a box as a viewer reads them."""
    panels = {panel["title"]: panel for panel in table.state.view(viewer)["panels"]}
    return {row["label"]: row["text"] for row in panels[title]["rows"]}


def test_zones_are_called_by_their_names() -> None:
    """As in the picture and in the answers."""
    table = blue_board()
    shown = table.state.view(0)["table"]
    zone = shown["zones"][int(shown["seats"][shown["active"]]["zone"].split(":")[1])]
    rows = words_of(table, 0, "Round 1, Blue")
    assert f"Next into {zone['name']}" in rows
    assert words_of(table, 0, "Blue")["Zone"] == zone["name"]


def test_you_lack_what_your_own_reservoir_lacks() -> None:
    """SS-122: whoever is asked; for spectators the active seat is named."""
    table = at().objectives().offer(1, 2, 3, 4).holds("N").holds("NYY", seat=1)
    assert words_of(table, 0, "Artifacts")["Nu Wa Rock"] == "3 · N Y Y · you lack Y Y"
    assert words_of(table, 1, "Artifacts")["Nu Wa Rock"] == "3 · N Y Y"
    assert words_of(table, 1, "Artifacts")["Kunlun Mirror"] == "3 · Y B B · you lack B B"
    assert words_of(table, None, "Artifacts")["Nu Wa Rock"] == "3 · N Y Y · Red lacks Y Y"


def test_a_group_crafts_together() -> None:
    """SS-165: artifacts belong to all, not to the seat that happens to be the first."""
    table = at(2, mode="coop").crafted(1, 2).offer(3, 4, 5, 6)
    shown = table.state.view(0)["table"]
    assert [card["name"] for card in shown["crafted"]] == ["Nu Wa Rock", "Kunlun Mirror"]
    assert [seat["crafted"] for seat in shown["seats"]] == [[], []]
    assert words_of(table, 0, "Round 1, Red")["Crafted together"] == "Nu Wa Rock, Kunlun Mirror"
    assert all("Artifacts" not in words_of(table, 0, name) for name in ("Red", "Blue"))


def test_each_seat_shows_its_own_artifacts() -> None:
    """SS-124."""
    table = at(2, mode="intro").crafted(1, seat=1).offer(3, 4, 5, 6)
    assert words_of(table, 0, "Red")["Artifacts"] == "none"
    assert words_of(table, 0, "Blue")["Artifacts"] == "Nu Wa Rock"
    assert "crafted" not in table.state.view(0)["table"]
