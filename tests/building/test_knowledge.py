"""What mypyc remembers holds no heir of another group."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hexmoot.building.knowledge import HiddenHeir, forget_strangers, kept

GROUPS = ("toy.engine.compiled", "toy.games.one.compiled")


def a_class(heirs: list[str] | None, open_to_all: bool) -> dict[str, Any]:
    """A class as the compiler notes it down, with those that inherit from it."""
    return {
        "name": "State",
        "module_name": "toy.engine.native.base",
        "children": heirs,
        "allow_interpreted_subclasses": open_to_all,
    }


def write(folder: Path, *classes: dict[str, Any]) -> Path:
    """The notes about these classes, in a file."""
    path = folder / "base.ir.json"
    path.write_text(json.dumps({"ir": {"classes": classes}}), "utf-8")
    return path


def heirs(path: Path) -> list[list[str] | None]:
    """Who inherits from each class by the notes."""
    return [one["children"] for one in json.loads(path.read_bytes())["ir"]["classes"]]


def test_heirs_of_another_group_are_forgotten(tmp_path: Path) -> None:
    """What is open to all forgets its heirs, what is closed only those of other groups."""
    inner, outer = "toy.engine.native.other.Stack", "toy.games.one.rules.state.Table"
    path = write(
        tmp_path, a_class([inner, outer], True), a_class([inner], False), a_class([], True)
    )
    forget_strangers(tmp_path, GROUPS)
    assert heirs(path) == [None, [inner], []]


def test_a_class_that_hides_an_heir_is_refused(tmp_path: Path) -> None:
    """Its methods would be called directly, past those of the heir."""
    write(tmp_path, a_class(["toy.games.one.rules.state.Table"], False))
    with pytest.raises(HiddenHeir, match=r"toy\.engine\.native\.base\.State has an heir"):
        forget_strangers(tmp_path, GROUPS)


def test_a_build_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    """Half-true notes would spoil the next build."""
    folder = tmp_path / "knowledge"
    folder.mkdir()
    write(folder, a_class(["toy.games.one.rules.state.Table"], True))
    with pytest.raises(SystemExit), kept(folder, GROUPS):
        raise SystemExit(1)
    assert not folder.exists()


def test_a_build_that_was_killed_leaves_nothing_to_the_next(tmp_path: Path) -> None:
    """It had no time to take its notes away; that it was never finished is seen by its mark."""
    folder = tmp_path / "build" / "knowledge"
    with kept(folder, GROUPS):
        (folder / "first").touch()
    killed = kept(folder, GROUPS)
    killed.__enter__()
    assert (folder / "first").exists()
    with kept(folder, GROUPS):
        assert not (folder / "first").exists()
    assert list(folder.iterdir()) == []
