"""Rows of finished games as files."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from hexmoot.arena import write_rows
from hexmoot.arena.rows import BadTarget
from tests.arena.kit.plans import GAME, made_up, plan


def test_rows_are_written_as_parquet_csv_and_json(tmp_path: Path) -> None:
    """One line a seat, the same in all three."""
    rows = [made_up(0, 0, [0, 1], [1.0, 0.0]), made_up(1, 0, [1, 0], [0.5, 0.5])]
    for suffix in ("csv", "json", "parquet"):
        write_rows(plan(), rows, tmp_path / f"rows.{suffix}")
    listed = json.loads((tmp_path / "rows.json").read_text())
    assert {(line["game"], line["run"]) for line in listed} == {(GAME, plan().fingerprint())}
    played_with = {(line["seats"], line["preset"], line["options"]) for line in listed}
    assert played_with == {(2, "quick", "{}")}
    assert [(line["index"], line["seat"], line["player"]) for line in listed] == [
        (0, 0, "player 0"),
        (0, 1, "player 1"),
        (1, 0, "player 1"),
        (1, 1, "player 0"),
    ]
    with (tmp_path / "rows.csv").open(newline="") as file:
        assert [line["utility"] for line in csv.DictReader(file)] == ["1.0", "0.0", "0.5", "0.5"]
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "rows.parquet").to_pylist() == listed


def test_rows_go_only_where_they_can(tmp_path: Path) -> None:
    """A wrong ending and a missing folder are one line each."""
    with pytest.raises(BadTarget, match="the ending must be one of .parquet, .csv, .json"):
        write_rows(plan(), [], tmp_path / "rows.txt")
    with pytest.raises(BadTarget, match="cannot be written"):
        write_rows(plan(), [], tmp_path / "missing" / "rows.json")
