"""Datasets made from records."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet
import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadRecord
from hexmoot.engine.match import Match
from hexmoot.research.dataset import rows, write_parquet
from tests.cli.conftest import Command, hexmoot

__all__ = ["hexmoot"]


@pytest.fixture
def match() -> Match:
    found = Match.start(registry.game("ravens"), seats=2, seed=5)
    found.order(0, found.game.actions.parse("order keep"))
    while not found.state.over:
        found.play(found.state.legal()[0])
    return found


def test_each_answer_is_a_row(match: Match) -> None:
    """With what its seat knew, what it could do, what it did and what came of it."""
    found = list(rows(match.record, "one"))
    assert [row["action"] for row in found] == [
        match.game.actions.parse(text) for text in match.record.actions[1:]
    ]
    assert {row["seat"]: row["return"] for row in found} == {
        seat: match.state.utility(seat) for seat in (0, 1)
    }
    assert all(row["mask"][row["action"]] == 1 for row in found)
    assert {(row["seats"], row["options"]) for row in found} == {
        (2, json.dumps(match.record.options, sort_keys=True))
    }
    ends = {row["seat"]: row["ply"] for row in found if row["last"]}
    assert ends == {seat: max(row["ply"] for row in found if row["seat"] == seat) for seat in ends}
    assert sorted(ends) == [0, 1]
    first = match.record.start()
    first.give_order(0, match.game.actions.parse("order keep"))
    assert found[0]["observation"].tolist() == match.game.observation(first, 0)


def test_an_unfinished_game_is_refused(match: Match) -> None:
    """Nothing is known of its end."""
    with pytest.raises(BadRecord, match="one: the game is not finished"):
        list(rows(match.record.truncate(4), "one"))


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


def test_a_missing_target_folder_is_an_error(match: Match, tmp_path: Path) -> None:
    """Before anything is read."""
    match.record.save(tmp_path / "one.json")
    with pytest.raises(OSError, match="none"):
        write_parquet([tmp_path / "one.json"], tmp_path / "none" / "x.parquet")
