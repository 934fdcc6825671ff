"""Recorded games as a dataset, from the command line."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet

from hexmoot.engine.match import Match
from tests.cli.conftest import Command
from tests.research.kit.matches import match

__all__ = ["match"]


def test_a_file_holds_all_records(match: Match, tmp_path: Path, hexmoot: Command) -> None:
    """Through the command; a failing export leaves nothing behind."""
    match.record.save(tmp_path / "one.json")
    target = tmp_path / "games.parquet"
    run = hexmoot("export", tmp_path / "one.json", "--to", target)
    assert "12 rows of 1 games" in run.out
    table = pyarrow.parquet.read_table(target)
    assert table.num_rows == 12
    assert table["action"].to_pylist()[0] == match.game.actions.parse(match.record.actions[1])
    match.record.truncate(4).save(tmp_path / "two.json")
    target.unlink()
    assert hexmoot("export", tmp_path, "--to", target).code == 2
    assert not target.exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.json", "two.json"]
