"""The shelf reports lie on."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.lab.report import BadReport
from hexmoot.lab.shelf import Shelf
from tests.lab.kit.weighing import weighed


def test_the_newest_report_stands_first_and_unreadable_files_are_left_out(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf")
    assert shelf.infos() == []
    shelf.put("older", weighed(4))
    shelf.put("same-time", weighed(4))
    (shelf.folder / "torn.json").write_text("{")
    (shelf.folder / "notes.txt").write_text("hello")
    (shelf.folder / "Not A Name.json").write_text("{}")
    assert [info.name for info in shelf.infos()] == ["same-time", "older"]


@pytest.mark.parametrize("name", ["", "../page", "a/b", "A", "x" * 101, "-a", "a.b", "a\n"])
def test_a_name_is_no_way_out_of_the_folder(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadReport, match="small letters"):
        Shelf(tmp_path).get(name)
    with pytest.raises(BadReport, match="small letters"):
        Shelf(tmp_path).put(name, weighed(4))


def test_a_report_may_be_read_by_the_server(tmp_path: Path) -> None:
    """Which may run as another user than who made it."""
    assert Shelf(tmp_path).put("name", weighed(4)).stat().st_mode & 0o777 == 0o644


def test_a_report_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadReport, match="no report 'lost'"):
        Shelf(tmp_path).get("lost")


def test_a_shelf_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadReport, match="cannot be written"):
        Shelf(tmp_path / "file").put("name", weighed(4))
