"""The small house, built once and lent to every test that builds on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.building.kit.house import build, write_house


@pytest.fixture(scope="session")
def built_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house whose first build is done; nobody changes it."""
    folder = tmp_path_factory.mktemp("built") / "house"
    folder.mkdir()
    write_house(folder)
    build(folder)
    return folder


@pytest.fixture
def house(built_house: Path, tmp_path: Path) -> Path:
    """A house of one's own, built once."""
    return Path(shutil.copytree(built_house, tmp_path / "house"))
