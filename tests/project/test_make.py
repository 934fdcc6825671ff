"""`make build` knows when the libraries are those of the sources, and `make -q build` says so."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import patience
from tests.project.sources import ROOT

# Stands for the Python of the environment: it "compiles" every module, and does what a file says.
PYTHON = """#!/bin/sh
for path in $(find src -path "*/rules/*.py"); do touch "${path%.py}.cpython-311.so"; done
for path in $(find src -name rules); do touch "$path/../compiled__mypyc.cpython-311.so"; done
if [ -e meanwhile ]; then . ./meanwhile; rm meanwhile; fi
"""
TURN = "src/hexmoot/games/one/rules/turn.py"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one game, whose environment is ready."""
    for name in ("Makefile", "setup.py", "pyproject.toml", "requirements-play.txt"):
        shutil.copy2(ROOT / name, tmp_path)
    for name in (TURN, ".venv/bin/python", ".venv/stamps/play"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    (tmp_path / ".venv/bin/python").write_text(PYTHON, "utf-8")
    (tmp_path / ".venv/bin/python").chmod(0o755)
    return tmp_path


def make(checkout: Path, *words: str) -> int:
    """How `make` ends."""
    command = ["make", "-s", *words, "build"]
    return subprocess.run(command, cwd=checkout, check=False, timeout=patience.SECONDS).returncode


def test_what_was_built_is_ready(checkout: Path) -> None:
    assert make(checkout, "-q") == 1
    assert make(checkout) == 0
    assert make(checkout, "-q") == 0


CHANGES: dict[str, Callable[[Path], object]] = {
    "a library is gone": lambda game: (game / "rules/turn.cpython-311.so").unlink(),
    "the library of a group is gone": lambda game: (
        game / "compiled__mypyc.cpython-311.so"
    ).unlink(),
    "a module is new": lambda game: (game / "rules/flow.py").touch(),
    "a stranger lies there": lambda game: (game / "rules/old.cpython-311.so").touch(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_amiss_is_seen(checkout: Path, change: str) -> None:
    """Else a run would be half compiled, or take the place of a module that is no more."""
    make(checkout)
    CHANGES[change](checkout / "src/hexmoot/games/one")
    assert make(checkout, "-q") == 1


def test_what_changes_while_it_is_built_is_built_again(checkout: Path) -> None:
    """The build may have read the file before."""
    (checkout / "meanwhile").write_text(f"touch {TURN}\n", "utf-8")
    assert make(checkout) == 0
    assert make(checkout, "-q") == 1
    assert make(checkout) == 0
    assert make(checkout, "-q") == 0


def test_a_build_that_fails_is_not_ready(checkout: Path) -> None:
    (checkout / "meanwhile").write_text("exit 1\n", "utf-8")
    assert make(checkout) == 2
    assert make(checkout, "-q") == 1
