"""A build by counts: what counts plays in a folder of its own, and a build goes on without it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hexmoot.building import command, compiler, counting
from hexmoot.building.alone import COUNTING_LOCK, LOCK, is_taken
from hexmoot.building.command import BuildNative, NativeDistribution

SETUP = """\
import os, pathlib, sys
pathlib.Path("built").write_text(os.environ["HEXMOOT_PROFILE"] + " " + " ".join(sys.argv[1:]))
"""
TRAINING = """\
import os, pathlib
pathlib.Path("trained").write_text(os.environ["HEXMOOT_PROFILE"] + " " + os.environ["PYTHONPATH"])
"""
GCC = "#!/bin/sh\necho 'cc (GCC) 12.2.0, Copyright Free Software Foundation, Inc.'\n"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one library, scripts that say how they were called, and a compiler."""
    (tmp_path / "src" / "toy").mkdir(parents=True)
    (tmp_path / "tools").mkdir()
    for name, text in (
        ("src/toy/one.py", ""),
        ("src/toy/one.so", ""),
        ("setup.py", SETUP),
        ("tools/training.py", TRAINING),
        ("cc", GCC),
    ):
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CC", str(tmp_path / "cc"))
    monkeypatch.setenv("HEXMOOT_PROFILE", "yes")
    return tmp_path


def test_libraries_that_count_are_built_and_played_elsewhere(checkout: Path) -> None:
    """The package is copied without its libraries; old counts go first."""
    stale = checkout / compiler.COUNTS / "old.gcda"
    stale.parent.mkdir(parents=True)
    stale.touch()
    assert counting.count(Path("src/toy"), "build/temp") == ""
    assert not stale.exists()
    built = f"write -q build_ext --force --build-lib {counting.COUNTING} --build-temp build/temp"
    assert (checkout / "built").read_text("utf-8") == built
    assert (checkout / "trained").read_text("utf-8") == f" {counting.COUNTING.absolute()}"
    copied = checkout / counting.COUNTING / "toy"
    assert [path.name for path in copied.iterdir()] == ["one.py"]
    assert (checkout / "src/toy/one.so").exists()


def test_only_gcc_counts(checkout: Path) -> None:
    """Another compiler writes other counts; nothing is built then."""
    (checkout / "cc").write_text("#!/bin/sh\necho clang\n", "utf-8")
    assert counting.count(Path("src/toy"), "build/temp").startswith("hexmoot: only gcc can count")
    assert not (checkout / "built").exists()


@pytest.mark.parametrize("broken", ["setup.py", "tools/training.py"])
def test_a_step_that_fails_is_named(checkout: Path, broken: str) -> None:
    """Half the counts would be worse than none."""
    (checkout / broken).write_text("raise SystemExit(3)\n", "utf-8")
    assert counting.count(Path("src/toy"), "t").startswith(f"hexmoot: {broken} failed, compiled")


@pytest.mark.parametrize(("why_not", "expected"), [("", ("read", True)), ("no", ("", False))])
def test_a_build_by_counts_compiles_all_anew_and_one_without_goes_on(
    checkout: Path, why_not: str, expected: tuple[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked for once: what it starts is not asked again."""
    held: list[tuple[bool, bool]] = []

    def count(package: Path, temporary: str) -> str:
        held.append(locks())
        return why_not

    monkeypatch.setattr(command, "count", count)
    monkeypatch.setattr(BuildNative, "run_alone", lambda self: held.append(locks()))
    assert counting.is_asked()
    build = BuildNative(NativeDistribution({"packages": ["toy", "toy.rules"]}))
    build.force = False
    build.run()
    assert (os.environ["HEXMOOT_PROFILE"], bool(build.force)) == expected
    assert not counting.is_asked()
    assert held == [(True, False), (True, True)], "the builds within it take the other lock"
    assert locks() == (False, False)


def locks() -> tuple[bool, bool]:
    """Is a build by counts under way, and does one build right now?"""
    return is_taken(COUNTING_LOCK), is_taken(LOCK)
