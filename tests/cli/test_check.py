"""Promises of games, and designers' files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexmoot.cli.check import check_file, check_game, one_line
from hexmoot.engine import registry
from hexmoot.engine.conformance import BrokenPromise
from hexmoot.engine.errors import BrokenGame
from tests.cli.conftest import Command


def test_check_runs_every_promise(hexmoot: Command) -> None:
    """23 promises for each of the toy game's four seat counts and presets."""
    run = hexmoot("check", "ravens")
    assert (run.code, run.out.strip().splitlines()[-1]) == (0, "92 of 92 checks hold")
    findings = json.loads(hexmoot("check", "ravens", "--json").out)
    assert len(findings) == 92
    assert all(finding["ok"] for finding in findings)


def test_check_looks_at_one_kind_of_table(
    hexmoot: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By seats, by preset, or both; a table that is none is refused."""
    monkeypatch.setattr("hexmoot.cli.check.PROMISES", (kept,))

    def subjects(*words: str) -> set[str]:
        found = json.loads(hexmoot("check", "elementalis", "--json", *words).out)
        return {finding["subject"] for finding in found}

    whole = subjects()
    for_two, full = subjects("--seats", "2"), subjects("--preset", "full")
    assert for_two == {subject for subject in whole if ", 2 seats, " in subject}
    assert full == {subject for subject in whole if subject.endswith(", full")}
    assert subjects("--seats", "2", "--preset", "full") == {"elementalis, 2 seats, full"}
    run = hexmoot("check", "elementalis", "--seats", "9", "--preset", "full")
    assert run.code == 2
    assert "table is '9 seats, full', allowed: seats and a preset that go together" in run.err


def kept(*_: object) -> None:
    """A promise that holds."""


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
    """Its reason is a line of the report, and the command fails."""
    broken = BrokenGame("crows", "birds 1.0", "it has no wings")
    monkeypatch.setattr(registry, "refused", lambda: [broken])
    monkeypatch.setattr(registry, "games", list)
    run = hexmoot("check")
    assert (run.code, run.out.splitlines()) == (
        1,
        [f"crows: can be played: {broken}", "0 of 1 checks hold"],
    )


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (BrokenPromise("first\n  second"), "first second"),
        (RecursionError("too deep"), "RecursionError: too deep"),
        (AssertionError(), "AssertionError:"),
        (KeyError("raven"), "KeyError: 'raven'"),
    ],
)
def test_whatever_a_game_raises_is_one_line(error: Exception, why: str) -> None:
    """Our own errors are sentences already; others are told with their name."""
    assert one_line(error) == why


def test_a_game_without_sound_options_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even before the first promise something may go wrong."""

    def broken(game: object) -> None:
        raise TypeError("no presets")

    monkeypatch.setattr("hexmoot.cli.check.cases", broken)
    (found,) = check_game(registry.game("ravens"), is_quiet=True)
    assert (found["ok"], found["why"]) == (False, "TypeError: no presets")


def test_a_content_reader_that_breaks_is_a_finding(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One line with the name of the error, no trace."""

    def broken(file: object) -> None:
        raise IndexError("space 99")

    path = tmp_path / "board.toml"
    path.write_text('format = "ravens.content/1"\n')
    monkeypatch.setattr(registry.game("ravens"), "check_content", broken, raising=False)
    assert check_file(path)["why"] == "IndexError: space 99"


def test_check_refuses_a_file_of_no_game(hexmoot: Command, tmp_path: Path) -> None:
    """The `format` line says whose file it is."""
    path = tmp_path / "cards.toml"
    path.write_text('format = "chess.content/1"\n')
    run = hexmoot("check", path)
    assert run.code == 2
    assert "cards.toml: format: must begin with a game's name" in run.err
