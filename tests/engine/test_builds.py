"""Compiled modules of other packages: what does not fit is never imported."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine import builds
from tests.engine.kit.packages import CROWS, installed

CRASH = "import ctypes\nctypes.string_at(0)\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sound package with a compiled file in it, and nothing tried yet."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(builds, "user_cache_path", lambda name: tmp_path / "cache")
    folder = installed(tmp_path, "crows", CROWS)
    (folder / "wing.so").write_bytes(b"")
    return folder


def library(package: Path, mark: str) -> None:
    """A compiled file that names the engine it was built for."""
    (package / f"built_for_{mark}.cpython-311-x86_64-linux-gnu.so").write_bytes(b"")


def test_a_package_without_compiled_files_is_not_tried(tmp_path: Path) -> None:
    """Neither one that is missing nor a plain one."""
    assert builds.fault_of_build("nobody_has_this") == ""
    assert builds.fault_of_build("json") == ""


def test_what_a_process_of_its_own_survives_is_let_in_and_remembered(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again only when one of its files has changed."""
    assert builds.fault_of_build(package.name) == ""
    monkeypatch.setattr(builds, "trial", lambda module: "tried again")
    assert builds.fault_of_build(package.name) == ""
    (package / "wing.so").write_bytes(b"another")
    assert builds.fault_of_build(package.name) == "tried again"


def test_what_crashes_takes_only_its_own_process_with_it(package: Path) -> None:
    """The fault names the signal, also the second time."""
    (package / "__init__.py").write_text(CRASH, "utf-8")
    assert builds.fault_of_build(package.name).startswith("its compiled modules crash (SIGSEGV)")
    assert builds.fault_of_build(package.name) != ""


def test_what_never_answers_is_refused(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The trial has an end."""
    (package / "__init__.py").write_text("while True: pass\n", "utf-8")
    monkeypatch.setattr(builds, "PATIENCE", 1.0)
    assert builds.fault_of_build(package.name).startswith("it did not answer within 1 seconds")


def test_what_fails_says_how(package: Path) -> None:
    """The error of the import is the reason."""
    (package / "__init__.py").write_text("raise ValueError('no feathers')\n", "utf-8")
    assert builds.fault_of_build(package.name).startswith("ValueError: no feathers")


def test_a_build_for_another_engine_is_never_imported(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its mark is read from the name of the file alone."""
    (package / "__init__.py").write_text(CRASH, "utf-8")
    library(package, "0123456789ab")
    monkeypatch.setattr(builds, "is_compiled", lambda: True)
    assert builds.fault_of_build(package.name).startswith("it was compiled for another version")


def test_a_compiled_package_needs_a_compiled_engine(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it is refused in words."""
    library(package, builds.engine_mark())
    monkeypatch.setattr(builds, "is_compiled", lambda: False)
    assert "this Hexmoot is interpreted" in builds.fault_of_build(package.name)


def test_a_build_for_this_engine_is_tried_once_like_any_other(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The right mark does not replace the trial."""
    library(package, builds.engine_mark())
    monkeypatch.setattr(builds, "is_compiled", lambda: True)
    assert builds.fault_of_build(package.name) == ""


def test_where_nothing_can_be_remembered_it_is_tried_again(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cache that cannot be written is no fault of the game."""
    (package.parent / "cache").write_text("a file is in the way")
    assert builds.fault_of_build(package.name) == ""


def test_the_mark_of_the_engine_follows_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is the same in every process."""
    assert len(builds.engine_mark()) == builds.MARK_LENGTH
    (tmp_path / "state.py").write_text("one")
    monkeypatch.setattr(builds, "ENGINE", tmp_path)
    builds.engine_mark.cache_clear()
    one = builds.engine_mark()
    (tmp_path / "state.py").write_text("two")
    builds.engine_mark.cache_clear()
    assert builds.engine_mark() != one
    monkeypatch.undo()
    builds.engine_mark.cache_clear()
