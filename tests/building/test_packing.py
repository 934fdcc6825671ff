"""What is packed is what is in the package now."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.building import packing
from hexmoot.building.page import NoPage


def test_nothing_of_an_earlier_build_is_packed(tmp_path: Path) -> None:
    """Sources and data go, libraries stay."""
    for name in ("gone.py", "gone.json", "kept.so", "kept.pyd"):
        (tmp_path / name).touch()
    packing.remove_all_but_libraries(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"kept.so", "kept.pyd"}


def test_nothing_is_packed_without_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who cannot build the page is told why, and gets no package."""

    def refuse(_: Path) -> None:
        raise NoPage("no node here")

    monkeypatch.setattr(packing, "build_page", refuse)
    with pytest.raises(SystemExit, match="the page is not built: no node here"):
        packing.with_page()


def test_the_documentation_comes_along(tmp_path: Path) -> None:
    """What is no page stays: pictures are for those who read the checkout."""
    (tmp_path / "docs" / "img").mkdir(parents=True)
    for name in ("CHANGELOG.md", "docs/players.md", "docs/img/board.png"):
        (tmp_path / name).touch()
    packing.pack_pages(tmp_path, tmp_path / "lib" / "docs")
    packed = {path.name for path in (tmp_path / "lib" / "docs").iterdir()}
    assert packed == {"CHANGELOG.md", "players.md"}
