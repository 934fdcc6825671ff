"""`games`, `rules`, `replay`, `check`, `bench` and how errors are worded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexmoot.cli.check import check_game
from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.version import VERSION
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


def test_version(hexmoot: Command) -> None:
    assert hexmoot("--version").out.strip() == VERSION


def test_games_are_listed_for_people_and_programs(hexmoot: Command) -> None:
    """Every registered game stands in both lists."""
    table = hexmoot("games")
    rows = json.loads(hexmoot("games", "--json").out)
    assert [row["name"] for row in rows] == registry.game_names()
    assert all(row["name"] in table.out for row in rows)
    toy = next(row for row in rows if row["name"] == "ravens")
    assert (toy["seats"], toy["actions"], toy["presets"]) == (
        [2, 3],
        12,
        {"standard": {}, "coin": {"sides": 2}},
    )


def test_rules_can_be_searched(hexmoot: Command) -> None:
    """By word or id; a word nobody mentions exits with 1."""
    assert "AR-30" in hexmoot("rules", "alchemists_race", "--find", "AR-30").out
    assert "Market" in hexmoot("rules", "alchemists_race").out
    nothing = hexmoot("rules", "alchemists_race", "--find", "dragon")
    assert (nothing.code, nothing.out.strip()) == (
        1,
        "no rule of alchemists_race mentions 'dragon'",
    )


def test_an_unknown_game_is_one_line_and_exit_code_2(hexmoot: Command) -> None:
    """Never a traceback."""
    run = hexmoot("rules", "chess")
    assert run.code == 2
    assert run.err.strip().startswith("hexmoot: unknown game 'chess'; known games:")
    assert len(run.err.strip().splitlines()) == 1


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


def test_check_runs_every_promise(hexmoot: Command) -> None:
    """19 promises for each of the toy game's four seat counts and presets."""
    run = hexmoot("check", "ravens")
    assert (run.code, run.out.strip().splitlines()[-1]) == (0, "76 of 76 checks hold")
    findings = json.loads(hexmoot("check", "ravens", "--json").out)
    assert len(findings) == 76
    assert all(finding["ok"] for finding in findings)


def test_check_turns_every_exception_into_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those a game raises by mistake: they are findings, not the end of the check."""

    def slip(*_: object, **__: object) -> None:
        raise ZeroDivisionError("two\nlines")

    slip.__name__ = "a_slip"
    monkeypatch.setattr("hexmoot.cli.check.PROMISES", (slip,))
    findings = check_game(registry.game("ravens"), is_quiet=True)
    assert {finding["why"] for finding in findings} == {"ZeroDivisionError: two lines"}
    assert {finding["promise"] for finding in findings} == {"a slip"}


def test_check_refuses_a_file_of_no_game(hexmoot: Command, tmp_path: Path) -> None:
    """The `format` line says whose file it is."""
    path = tmp_path / "cards.toml"
    path.write_text('format = "chess.content/1"\n')
    run = hexmoot("check", path)
    assert run.code == 2
    assert "cards.toml: format: must begin with a game's name" in run.err


def test_bench_measures_cpu_time(hexmoot: Command) -> None:
    """One line a preset, numbers above zero."""
    rows = [
        json.loads(line)
        for line in hexmoot("bench", "ravens", "--games", 2, "--json").out.splitlines()
    ]
    assert [(row["preset"], row["seats"]) for row in rows] == [("standard", 3), ("coin", 3)]
    assert all(row["decisions_per_second"] > 0 for row in rows)
    assert "decisions/s" in hexmoot("bench", "ravens", "--games", 2).out
