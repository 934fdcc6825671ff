"""Datasets made from records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexmoot.engine.errors import BadRecord
from hexmoot.engine.match import Match
from hexmoot.research.dataset import rows, write_parquet
from tests.research.kit.matches import match

__all__ = ["match"]


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


def test_a_missing_target_folder_is_an_error(match: Match, tmp_path: Path) -> None:
    """Before anything is read."""
    match.record.save(tmp_path / "one.json")
    with pytest.raises(OSError, match="none"):
        write_parquet([tmp_path / "one.json"], tmp_path / "none" / "x.parquet")
