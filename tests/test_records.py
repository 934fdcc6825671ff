"""Every recorded game in tests/records replays to its recorded digests."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine.record import Record

RECORDS = sorted((Path(__file__).parent / "records").rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    """Every answer leads to the recorded digest, and the game ends as its file name says."""
    record = Record.load(path)
    assert len(record.digests) == len(record.actions) > 0
    state = record.final()
    assert state.over
    outcome = state.outcome
    assert outcome is not None
    assert f"-{outcome.reason.name}-" in f"-{path.stem}-"
