"""Libraries come into place whole, and none of an earlier build stays."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Distribution

from hexmoot.building.command import is_same, native, remove_strangers, replace


def test_a_library_is_replaced_and_not_overwritten(tmp_path: Path) -> None:
    """Who has the old one open keeps it."""
    built, place = tmp_path / "built.so", tmp_path / "place.so"
    built.write_bytes(b"new")
    place.write_bytes(b"old")
    with place.open("rb") as held:
        replace(built, place)
        assert held.read() == b"old"
    assert place.read_bytes() == b"new"
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".new"] == []


def test_what_is_in_place_is_left_alone(tmp_path: Path) -> None:
    """A library is copied only where it differs in content or in time."""
    built, place = tmp_path / "built.so", tmp_path / "place.so"
    built.write_bytes(b"new")
    assert not is_same(built, place)
    replace(built, place)
    assert is_same(built, place)
    os.utime(built, (1, 1))
    assert not is_same(built, place)


def test_libraries_of_an_earlier_build_go(tmp_path: Path) -> None:
    """Only what was built just now stays, beside the sources."""
    for name in ("kept.so", "old.so", "old.pyd", "rules.py"):
        (tmp_path / name).touch()
    remove_strangers(tmp_path, [tmp_path / "kept.so"])
    assert {path.name for path in tmp_path.iterdir()} == {"kept.so", "rules.py"}


def test_extensions_are_not_made_before_they_are_built() -> None:
    """Setuptools asks for metadata several times in one installation."""
    arguments = native(lambda: [][1])
    kind = arguments["distclass"]
    assert isinstance(kind, type)
    assert issubclass(kind, Distribution)
    distribution = kind({"name": "toy", "cmdclass": arguments["cmdclass"]})
    assert distribution.has_ext_modules()
    command = distribution.get_command_obj("build_ext")
    command.ensure_finalized()
    assert command.get_source_files() == []
    assert command.parallel >= 1
