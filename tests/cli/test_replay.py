"""A recorded game again, in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexmoot.engine import registry
from hexmoot.engine.match import Match
from tests.cli.conftest import Command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished toy game in a file."""
    match = Match.start(registry.game("ravens"), seats=2, seed=5)
    while not match.state.over:
        match.play(match.state.legal()[0])
    path = tmp_path / "ravens.json"
    match.record.save(path)
    return path


def test_replay_shows_log_and_end(hexmoot: Command, record: Path) -> None:
    """Every answer, then the result."""
    run = hexmoot("replay", record)
    assert run.code == 0
    assert run.out.count("Seat 1: play") == 3
    assert "Everybody has played three cards." in run.out
    assert "answers replayed, every digest fits." in run.out


def test_replay_stops_where_told_and_speaks_json(hexmoot: Command, record: Path) -> None:
    """`--upto` and `--json` together; `--quiet` leaves the log out."""
    shown = json.loads(hexmoot("replay", record, "--upto", 3, "--json").out)
    assert (shown["answers"], shown["outcome"]) == (3, None)
    whole = json.loads(hexmoot("replay", record, "--json").out)
    assert whole["outcome"]["reason"] == "three_rounds"
    assert "Seat 1: play" not in hexmoot("replay", record, "--quiet").out


def test_replay_waits_when_stepping(hexmoot: Command, record: Path) -> None:
    """Enter goes on."""
    run = hexmoot("replay", record, "--step", "--upto", 2, typed="\n\n")
    assert run.out.count("Enter goes on") == 2


@pytest.mark.parametrize("text", ["", "{", '{"format": "hexmoot.record/9"}', "[1]"])
def test_a_bad_record_is_one_line_and_exit_code_2(
    hexmoot: Command, tmp_path: Path, text: str
) -> None:
    """Corrupt, foreign, newer or empty."""
    path = tmp_path / "bad.json"
    path.write_text(text)
    run = hexmoot("replay", path)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith(f"hexmoot: {path}: ")
