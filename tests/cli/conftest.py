"""Running the `hexmoot` command in this process."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from hexmoot.cli import play
from hexmoot.cli.main import main


@dataclass(frozen=True)
class Run:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


Command = Callable[..., Run]
SEEDED = ("play", "ravens", "--seats", 2, "--seed", 5)


@pytest.fixture
def hexmoot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Iterator[Command]:
    """`hexmoot("games", "--json")`; lines for standard input by `typed=`."""
    told_to_end = signal.getsignal(signal.SIGTERM)
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setattr(play, "user_data_path", lambda *_, **__: tmp_path)

    def run(*arguments: object, typed: str = "") -> Run:
        monkeypatch.setattr(sys, "argv", ["hexmoot", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            main()
            code = 0
        except SystemExit as ended:
            code = int(ended.code or 0)
        printed = capsys.readouterr()
        return Run(code, printed.out, printed.err)

    yield run
    signal.signal(signal.SIGTERM, told_to_end)
