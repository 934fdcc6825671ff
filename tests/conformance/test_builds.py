"""The compiled and the interpreted build are one and the same game, move by move."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hexmoot
from hexmoot.engine.game import Game
from tests import patience
from tests.conformance.cases import CASES, IS_COMPILED

SOURCE = Path(hexmoot.__file__).parent.parent

TRACE = """
import sys
from hexmoot.engine.native import state as state_module
assert str(state_module.__file__).endswith(".py"), state_module.__file__
from hexmoot.engine import registry
registry.add_package("tests.toys")
from tests.conformance.test_builds import digests
for line in sys.stdin:
    name, seats, preset = line.split()
    print(*digests(registry.game(name), int(seats), preset), flush=True)
"""


def digests(game: Game, seats: int, preset: str, limit: int = 150) -> list[str]:
    """The digest after each of the first answers of a random game."""
    from hexmoot.engine.conformance import Picker

    state = game.start(seats=seats, seed=97, preset=preset)
    picker = Picker(97)
    found = [f"{state.digest():016x}"]
    while not state.over and len(found) < limit:
        state.apply(picker.pick(state.legal()))
        found.append(f"{state.digest():016x}")
    return found


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources without their compiled twins."""
    target = tmp_path_factory.mktemp("pure")
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
    shutil.copytree(SOURCE / "hexmoot", target / "hexmoot", ignore=ignore)
    return target


@pytest.mark.skipif(not IS_COMPILED, reason="this run is interpreted: there is no compiled twin")
def test_compiled_and_interpreted_digests_agree_move_by_move(interpreted: Path) -> None:
    """Every game, seat count and preset: the same digest after each of the first 150 answers."""
    root = Path(__file__).parent.parent.parent
    environment = {**os.environ, "PYTHONPATH": f"{interpreted}{os.pathsep}{root}"}
    cases: list[Any] = [case.values for case in CASES]
    asked = "".join(f"{game.name} {seats} {preset}\n" for game, seats, preset in cases)
    run = subprocess.run(
        [sys.executable, "-c", TRACE],
        input=asked,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
        timeout=patience.SECONDS,
    )
    assert run.returncode == 0, run.stderr
    for (game, seats, preset), line in zip(cases, run.stdout.splitlines(), strict=True):
        assert line.split() == digests(game, seats, preset), (game.name, seats, preset)
