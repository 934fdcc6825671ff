"""The table as boxes of text."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.kinds import STEP_CYCLE
from tests.games.mushroom_sorcerer.kit import BAHON, CASSANDRA, CHARLES, Table


def test_the_forest_is_drawn_in_text() -> None:
    """Owner, GUs from the ground up, servants; plateau, shrine, flask, debris."""
    table = Table(4).tower(BAHON, "c1", "WFM", flame=1, stone=2).lying("b1", "flask").debris("b1")
    panels = table.state.view(None)["panels"]
    picture = panels[0]["picture"].splitlines()
    assert picture[0].split() == ["Acorn", "Birch=", "k", "x", "Clover", "Dell", "Elder="]
    assert picture[1].split() == ["Ba", "WFM", "1f2s"]
    assert [panel["title"] for panel in panels if panel["seat"] is not None] == [
        "Bahon the Guardian",
        "Charles the Duelist",
        "Eddie the Trickster",
        "Cassandra the Scholar",
    ]


def test_the_alarm_of_dominance_and_a_war_have_panels() -> None:
    """MS-203, MS-88: what everybody must see at once."""
    table = Table(4).tower(CASSANDRA, "c1", "FF", flame=1).tower(CHARLES, "d1", "SS")
    table.potion(CASSANDRA, "flamouflage").influence(CASSANDRA, 30).order(3, 0, 1, 2)
    table.step(STEP_CYCLE, 2)
    table.play("attack c1")
    panels = table.state.view(None)["panels"]
    assert any(row["label"] == "Forest Dominance" for row in panels[1]["rows"])
    assert panels[2]["title"] == "War: Cassandra against Charles"


def test_a_war_without_hope_says_so() -> None:
    """MS-101: no average and no chance where no GU can fall."""
    table = Table(4).tower(CASSANDRA, "c1", "FF", flame=1).tower(CHARLES, "d1", "SS", stone=2)
    table.potion(CASSANDRA, "flamouflage").turn_of(CASSANDRA).play("attack c1")
    assert table.asked == "att_decl"
    rows = {row["label"]: row["text"] for row in table.state.view(None)["panels"][2]["rows"]}
    assert rows["Odds"] == "no GU can fall"
