"""The table as boxes of text."""

from __future__ import annotations

from tests.games.alchemists_race.kit.boards import pocket_ring
from tests.games.alchemists_race.kit.table import Table, at

ASKED = "O18<O17 speed"


def rows(table: Table, title: str) -> dict[str, str]:
    """The lines of a panel by their labels."""
    for panel in table.state.view(None)["panels"]:
        if panel["title"] == title:
            return {row["label"]: row["text"] for row in panel["rows"]}
    raise AssertionError(f"no panel {title}")


def test_panels() -> None:
    """The table in words, for the terminal."""
    table = at("R1<S1 flower:2 wood speed coins:3 / M poison defended invisible", potion_supply=4)
    assert rows(table, "Red") == {
        "Coins": "3 / 20",
        "Place": "Honey (Inner ring north), came from Mushroom (Spoke north)",
        "Resources": "2 Flower, 1 Wood",
        "Potions": "1 Speed",
        "Protection": "none",
        "Worth at the Market": "0",
    }
    assert rows(table, "Blue")["Place"] == "the Market, free to leave any way"
    assert rows(table, "Blue")["Protection"] == "Defence and Invisibility"
    assert rows(table, "Potions")["Speed"] == "Flower + Grass, sells for 2 (3 left)"
    assert rows(table, "Round 1: Red's turn")["Die"] == "not rolled"


def test_the_supply_panel_is_there_only_when_limited() -> None:
    """AR-6."""
    limited = at(f"O3<O2 wood speed / {ASKED}", resource_supply=3)
    assert rows(limited, "Supply")["Wood"] == "2 left"
    titles = [panel["title"] for panel in at(f"O3<O2 speed / {ASKED}").state.view(None)["panels"]]
    assert titles == ["Four Regions", "Round 1: Red's turn", "Red", "Blue", "Potions"]


def test_the_board_as_a_picture() -> None:
    """Every label stands in it, and the pieces under their space."""
    table = at("R1<S1 speed / R1<R2 / M / O6<O5")
    picture = table.state.view(None)["panels"][0]["picture"]
    for label in table.labels[1:]:
        assert f"{label}:" in picture
    assert "Market" in picture
    assert "[RB]" in picture
    assert all(f"[{colour}]" in picture for colour in "GY")
    assert max(map(len, picture.splitlines())) <= 90


def test_designer_boards_are_drawn_too() -> None:
    """Plain spaces have a mark of their own."""
    board = pocket_ring()
    del board["spaces"][6]["resource"]
    board["spaces"][6]["kind"] = "plain"
    picture = at("Q1<S1 speed / M", board=board).state.view(None)["panels"][0]["picture"]
    assert "Q2:·" in picture
