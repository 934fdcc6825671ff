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
    """The rules stay interpreted, and the line says what that means."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "a-compiler-nobody-has")
    assert compiler.missing() == (
        "hexmoot: no C compiler found, the rules stay interpreted (slower, else the same)"
    )


def test_without_the_headers_of_python_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A compiler alone is not enough; with the header nothing is missing."""
    cc = tmp_path / "cc"
    cc.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert compiler.missing().startswith("hexmoot: Python.h is not installed")
    (tmp_path / "Python.h").touch()
    assert compiler.missing() == ""


def test_another_compiler_than_that_of_python_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Setuptools would call the one that made this Python, which may not be here."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: "a-compiler-nobody-has -pthread")
    compiler.choose()
    assert "CC" not in os.environ
    (tmp_path / "gcc").touch(0o755)
    compiler.choose()
    assert os.environ["CC"] == "gcc"
    (tmp_path / "a-compiler-nobody-has").touch(0o755)
    assert compiler.found() == "gcc", "somebody named it"
    monkeypatch.delenv("CC")
    compiler.choose()
    assert os.environ["CC"] == "a-compiler-nobody-has -pthread"
    monkeypatch.setenv("CC", "mine --fast")
    assert compiler.missing().startswith("hexmoot: no C compiler found")


def test_a_warning_never_stops_an_installation() -> None:
    """Flags that make errors of warnings are left out, the others stay."""
    assert "-Werror" not in compiler.compile_flags(["-O3", "-Werror"])
    assert "-O3" in compiler.compile_flags(["-O3", "-Werror"])


def test_every_core_has_a_compiler() -> None:
    """At least one, and no more than there are cores."""
    assert 1 <= compiler.cores() <= (os.cpu_count() or 1)


def test_a_profiled_build_counts_first_and_then_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both times in one folder; a build that nobody profiles knows nothing of it."""
    monkeypatch.delenv("HEXMOOT_PROFILE", raising=False)
    assert not any("profile" in flag for flag in compiler.compile_flags([]))
    folder = Path("build", "profile").absolute()
    for step, flag in (("write", "-fprofile-generate"), ("read", "-fprofile-use")):
        monkeypatch.setenv("HEXMOOT_PROFILE", step)
        assert f"{flag}={folder}" in compiler.profile_flags()


@pytest.mark.parametrize(
    ("step", "machine", "expected"),
    [("read", "x86_64", True), ("read", "aarch64", False), ("write", "x86_64", False)],
)
def test_counted_sizes_do_not_change_how_arrays_are_copied(
    step: str, machine: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else copies of states are half as fast; only compilers for x86 know the flag."""
    monkeypatch.setenv("HEXMOOT_PROFILE", step)
    monkeypatch.setattr("platform.machine", lambda: machine)
    assert (compiler.LIBRARY_COPIES in compiler.profile_flags()) is expected
