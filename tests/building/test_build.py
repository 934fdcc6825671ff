"""`hexmoot.build`: packages compiled for the engine that is installed, or a reason why not."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from hexmoot import build
from hexmoot.engine.builds import ENGINE, MYPY, fault_of_build
from hexmoot.workshop.template import write_game
from tests import patience
from tests.project.sources import ROOT

IS_COMPILED = any(ENGINE.parent.glob("compiled__mypyc.*"))
BY_ITSELF = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

paths = [p for p in Path("src").rglob("*.py") if p.parent.name in ("rules", "minds")]
setup(ext_modules=mypycify([str(p) for p in paths if p.stem != "__init__"], opt_level="0"))
"""


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An engine that is compiled, as far as anybody looks."""
    (tmp_path / "compiled__mypyc.so").write_bytes(b"")
    monkeypatch.setattr(build, "ENGINE", tmp_path / "native")
    monkeypatch.delenv("HEXMOOT_PURE", raising=False)
    return tmp_path


def test_a_package_is_compiled_late(engine: Path) -> None:
    """Metadata is asked for often, and compiling takes its time."""
    given = build.compiled("owls")
    assert set(given) == {"distclass", "cmdclass"}


def test_pure_is_pure(engine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With HEXMOOT_PURE set nothing of a game is compiled."""
    monkeypatch.setenv("HEXMOOT_PURE", "1")
    assert build.compiled("owls") == {}


def test_for_an_interpreted_engine_nothing_is_compiled(
    engine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A compiled game needs a compiled engine, and one line says so."""
    (engine / "compiled__mypyc.so").unlink()
    assert build.compiled("owls") == {}
    assert "the Hexmoot that is installed is interpreted itself" in capsys.readouterr().out


@pytest.mark.parametrize("found", ["2.3.0", None])
def test_another_compiler_compiles_nothing(
    engine: Path, monkeypatch: pytest.MonkeyPatch, found: str | None
) -> None:
    """Only the very version of mypy that built the engine may build a game."""

    def version(name: str) -> str:
        if found is None:
            raise PackageNotFoundError(name)
        return found

    monkeypatch.setattr(build, "version", version)
    assert f"mypy {MYPY}, here is 2.3.0" in build.missing() or "not installed" in build.missing()


@pytest.mark.skipif(not IS_COMPILED, reason="the engine is not compiled")
def test_what_was_compiled_by_itself_is_refused_and_ends_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It knows nothing of the fields its state inherits, and crashes when it is first dealt."""
    made = write_game("barn_owls", tmp_path)
    (made / "setup.py").write_text(BY_ITSELF)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    words = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(
        words, cwd=made, env=environment, check=True, capture_output=True, timeout=patience.SECONDS
    )
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(made / "src")
    assert "build it anew with hexmoot.build" in fault_of_build("barn_owls")
