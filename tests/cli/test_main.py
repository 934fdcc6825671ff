"""The command as a whole."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from hexmoot.cli.main import INTERRUPTED
from hexmoot.engine.builds import engine_mark, is_compiled
from hexmoot.version import VERSION
from tests.cli.conftest import Command


def test_version_build_and_weights_are_named(hexmoot: Command) -> None:
    """Three lines for a report of a fault."""
    version, build, weights = hexmoot("--version").out.splitlines()
    assert version == f"hexmoot {VERSION}"
    kind = "compiled" if is_compiled() else "interpreted"
    assert build == f"build {kind}, engine {engine_mark()}"
    assert re.fullmatch(r"weights (\w+ [0-9a-f]{8}(, )?)+", weights)


def test_without_weights_that_is_said(
    hexmoot: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The third line says none."""
    monkeypatch.setattr("hexmoot.cli.main.weights_folder", lambda: tmp_path / "none")
    assert hexmoot("--version").out.splitlines()[2] == "weights none"


def test_an_unknown_game_is_one_line_and_exit_code_2(hexmoot: Command) -> None:
    """Never a traceback."""
    run = hexmoot("rules", "chess")
    assert run.code == 2
    assert run.err.strip().startswith("hexmoot: unknown game 'chess'; known games:")
    assert len(run.err.strip().splitlines()) == 1


def test_a_command_told_to_end_is_interrupted_and_can_tidy_up(
    hexmoot: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by Ctrl-C: a training keeps what it learned, and leaves no shared memory behind."""
    tidied: list[str] = []

    def work() -> None:
        try:
            signal.raise_signal(signal.SIGTERM)
        finally:
            tidied.append("up")

    monkeypatch.setattr("hexmoot.cli.main.app", work)
    assert hexmoot("learn", "ravens").code == INTERRUPTED
    assert tidied == ["up"]
