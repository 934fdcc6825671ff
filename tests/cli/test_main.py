"""The command as a whole."""

from __future__ import annotations

from hexmoot.version import VERSION
from tests.cli.conftest import Command


def test_version(hexmoot: Command) -> None:
    assert hexmoot("--version").out.strip() == VERSION


def test_an_unknown_game_is_one_line_and_exit_code_2(hexmoot: Command) -> None:
    """Never a traceback."""
    run = hexmoot("rules", "chess")
    assert run.code == 2
    assert run.err.strip().startswith("hexmoot: unknown game 'chess'; known games:")
    assert len(run.err.strip().splitlines()) == 1
