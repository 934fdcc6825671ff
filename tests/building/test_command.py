"""Libraries come into place whole, and none of an earlier build stays."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from setuptools import Distribution

from hexmoot.building.command import (
    is_same,
    linked_whole,
    native,
    remove_strangers,
    replace_all,
)


def test_a_library_is_replaced_and_not_overwritten(tmp_path: Path) -> None:
    """Who has the old one open keeps it."""
    built, place = tmp_path / "built.so", tmp_path / "place.so"
    built.write_bytes(b"new")
    place.write_bytes(b"old")
    with place.open("rb") as held:
        replace_all({place: built})
        assert held.read() == b"old"
    assert place.read_bytes() == b"new"
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".new"] == []


def test_what_is_in_place_is_left_alone(tmp_path: Path) -> None:
    """A library is copied only where it differs, be it of the same size and second."""
    built, place = tmp_path / "built.so", tmp_path / "place.so"
    built.write_bytes(b"one")
    assert not is_same(built, place)
    replace_all({place: built})
    assert is_same(built, place)
    before = place.stat().st_ino
    replace_all({place: built})
    assert place.stat().st_ino == before
    place.write_bytes(b"two")
    os.utime(place, ns=(built.stat().st_atime_ns, built.stat().st_mtime_ns))
    assert not is_same(built, place)


def test_where_one_copy_fails_none_comes_into_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some libraries of one build beside some of another would crash at the first call."""
    places = {tmp_path / f"place{n}.so": tmp_path / f"built{n}.so" for n in range(3)}
    for place, built in places.items():
        place.write_bytes(b"old")
        built.write_bytes(b"new")
    copied: list[Path] = []

    def copy(source: Path, target: Path) -> None:
        target.write_bytes(b"n")
        copied.append(target)
        if len(copied) == 2:
            raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr("shutil.copy2", copy)
    with pytest.raises(OSError, match="no space left"):
        replace_all(places)
    assert [place.read_bytes() for place in places] == [b"old"] * 3
    assert list(tmp_path.glob("*.new")) == []


def test_a_library_has_its_name_only_when_it_is_whole(tmp_path: Path) -> None:
    """What a linker that died left behind is never linked on."""
    output = tmp_path / "one.so"

    def dies(objects: list[str], output: str) -> None:
        Path(output).write_text("half", "utf-8")
        raise OSError(*objects)

    def links(objects: list[str], output: str, *, debug: bool) -> None:
        assert not Path(output).exists()
        Path(output).write_text(f"{objects} {debug}", "utf-8")

    with pytest.raises(OSError, match="dead"):
        linked_whole(dies)(["dead"], str(output))
    assert not output.exists()
    linked_whole(links)(["one.o"], str(output), debug=False)
    assert output.read_text("utf-8") == "['one.o'] False"
    assert [path.name for path in tmp_path.iterdir()] == ["one.so"]


def test_libraries_of_an_earlier_build_go(tmp_path: Path) -> None:
    """Only what was built just now stays, beside the sources."""
    for name in ("kept.so", "old.so", "old.pyd", "kept.so.new", "rules.py"):
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
