"""Promises of games, and designers' files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexmoot.cli.check import check_game
from hexmoot.engine import registry
from hexmoot.engine.errors import BrokenGame
from tests.cli.conftest import Command


def test_check_runs_every_promise(hexmoot: Command) -> None:
    """20 promises for each of the toy game's four seat counts and presets."""
    run = hexmoot("check", "ravens")
    assert (run.code, run.out.strip().splitlines()[-1]) == (0, "80 of 80 checks hold")
    findings = json.loads(hexmoot("check", "ravens", "--json").out)
    assert len(findings) == 80
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


def test_a_refused_game_fails_the_check_of_all_games(
    hexmoot: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = BrokenGame("crows", "birds 1.0", "it has no wings")
    monkeypatch.setattr(registry, "refused", lambda: [broken])
    monkeypatch.setattr(registry, "games", list)
    run = hexmoot("check")
    assert (run.code, run.out.splitlines()) == (
        1,
        [f"crows: can be played: {broken}", "0 of 1 checks hold"],
    )


def test_check_refuses_a_file_of_no_game(hexmoot: Command, tmp_path: Path) -> None:
    """The `format` line says whose file it is."""
    path = tmp_path / "cards.toml"
    path.write_text('format = "chess.content/1"\n')
    run = hexmoot("check", path)
    assert run.code == 2
    assert "cards.toml: format: must begin with a game's name" in run.err
