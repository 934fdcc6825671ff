"""The log as people read it."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.kinds import STEP_DAYBREAK
from tests.games.mushroom_sorcerer.kit import BAHON, Table


def test_the_log_of_a_daybreak_reads_well() -> None:
    """MS-197: one line for what each element brings."""
    table = Table(2).elements(BAHON, 0, 0, 8, 0).step(STEP_DAYBREAK)
    assert table.log[:3] == [
        "Daybreak for Bahon: water",
        "Bahon gains 1 influence",
        "Bahon gains 3 drops",
    ]


def test_the_log_says_where_a_servant_came_from() -> None:
    """MS-82, MS-135: from a tower, or from the reserve."""
    table = Table(2).tower(BAHON, "c1", "FF", flame=1).has(BAHON, stone=1).debris("d1")
    table.play("grow d1", "element water", "flame-servant c1")
    assert "Bahon pays a flame servant from C1" in table.log
    reserve = Table(2).tower(BAHON, "c1", "FF", flame=1).has(BAHON, stone=1).debris("d1")
    reserve.play("grow d1", "element water", "reserve-servant stone")
    assert "Bahon pays a stone servant from the reserve" in reserve.log
