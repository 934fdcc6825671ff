"""Whether there is a compiler, and what it is told."""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path

import pytest

from hexmoot.building import compiler


def test_without_a_compiler_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "a-compiler-nobody-has")
    assert compiler.missing() == (
        "hexmoot: no C compiler found, the rules stay interpreted (slower, else the same)"
    )


def test_without_the_headers_of_python_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cc = tmp_path / "cc"
    cc.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert compiler.missing().startswith("hexmoot: Python.h is not installed")
    (tmp_path / "Python.h").touch()
    assert compiler.missing() == ""


def test_a_warning_never_stops_an_installation() -> None:
    assert "-Werror" not in compiler.compile_flags(["-O3", "-Werror"])
    assert "-O3" in compiler.compile_flags(["-O3", "-Werror"])


def test_every_core_has_a_compiler() -> None:
    assert 1 <= compiler.cores() <= (os.cpu_count() or 1)
