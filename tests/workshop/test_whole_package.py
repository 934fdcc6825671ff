"""The template is true: made, built, installed and played in every part of the product."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexmoot.engine.builds import ENGINE, is_compiled
from hexmoot.workshop.template import write_game
from tests.project.sources import ROOT
from tests.workshop.kit.everywhere import PARTS

IS_COMPILED = is_compiled() and any(ENGINE.parent.glob("compiled__mypyc.*"))
PATIENCE = 600


def done(words: list[str], folder: Path, home: Path, site: Path, **more: str) -> str:
    """Run a command with only this game installed beside what is there; it must end well."""
    paths = [str(path) for path in (site, ROOT / "src", ROOT)]
    own = {name: str(home) for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME")}
    environment = {**os.environ, **own, "PYTHONPATH": os.pathsep.join(paths), **more}
    run = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]
    return run.stdout


def installed(made: Path, home: Path, site: Path, **more: str) -> None:
    """As `pip install` does it, into a folder of its own."""
    flags = ["--no-build-isolation", "--no-deps", "--no-index", "--disable-pip-version-check"]
    words = ["-m", "pip", "install", "-q", *flags, "--target", str(site), str(made)]
    done(words, made, home, site, MYPYC_OPT="0", **more)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where games and marks are kept."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


def test_a_game_with_secrets_compiled_is_played_everywhere(tmp_path: Path, home: Path) -> None:
    """Compiled where we are; terminal, arena and lab with two workers, environments, server."""
    made, site = write_game("night_owls", tmp_path, has_secrets=True), tmp_path / "site"
    installed(made, home, site)
    libraries = [path.name for path in (site / "night_owls").glob("built_for_*")]
    assert len(libraries) == (1 if IS_COMPILED else 0)
    words = ["-m", "tests.workshop.kit.everywhere", "night_owls", str(home)]
    assert done(words, ROOT, home, site).split() == [part.__name__ for part in PARTS]


@pytest.mark.parametrize("secrets", [False, True], ids=["open", "secrets"])
def test_its_own_tests_hold(tmp_path: Path, home: Path, secrets: bool) -> None:
    """Not compiled; of its promises one case here, `pytest` in the new folder runs them all."""
    made, site = write_game("night_market", tmp_path, secrets), tmp_path / "site"
    installed(made, home, site, HEXMOOT_PURE="1")
    sample = "not test_the_game_keeps_the_promise or 3-short"
    done(["-m", "pytest", "-p", "no:cacheprovider", "-k", sample], made, home, site)


@pytest.mark.whole
@pytest.mark.parametrize("secrets", [False, True], ids=["open", "secrets"])
def test_every_promise_holds_and_its_types_are_right(
    tmp_path: Path, home: Path, secrets: bool
) -> None:
    made, site = write_game("night_market", tmp_path, secrets), tmp_path / "site"
    installed(made, home, site, HEXMOOT_PURE="1")
    done(["-m", "hexmoot", "check", "night_market"], made, home, site)
    done(["-m", "mypy"], made, home, site, MYPYPATH=f"src:tests:{ROOT / 'src'}")
