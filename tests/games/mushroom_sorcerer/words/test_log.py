"""The log as people read it."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    STEP_DAYBREAK,
)
from tests.games.mushroom_sorcerer.kit import (
    BAHON,
    Table,
)


def test_the_log_of_a_daybreak_reads_well() -> None:
    """MS-197: one line for what each element brings."""
    table = Table(2).elements(BAHON, 0, 0, 8, 0).step(STEP_DAYBREAK)
    assert table.log[:3] == [
        "Daybreak for Bahon: water",
        "Bahon gains 1 influence",
        "Bahon gains 3 drops",
    ]
