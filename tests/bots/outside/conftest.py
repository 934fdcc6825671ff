"""Programs of bots find the sources and the toys."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import patience

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _toys_importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes of class bots find the toy games."""
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


@pytest.fixture(autouse=True)
def _may_start_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine takes long to start a program."""
    monkeypatch.setattr("hexmoot.bots.outside.program.START_SECONDS", patience.SECONDS)
