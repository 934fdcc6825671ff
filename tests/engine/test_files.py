"""Files are written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from hexmoot.engine.files import CannotWrite, write_whole


def test_a_file_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    """Nothing else is left in the folder."""
    path = tmp_path / "plan.json"
    for data in (b"old", b"new"):
        write_whole(path, data)
    assert path.read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["plan.json"]


def test_the_new_file_takes_its_place_in_one_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then the old one is whole."""
    path = tmp_path / "plan.json"
    path.write_bytes(b"old")

    def refused(*_: object) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "replace", refused)
    with pytest.raises(CannotWrite, match="Permission denied"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"


def test_what_cannot_be_written_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error says why, in one line."""
    path = tmp_path / "plan.json"
    path.write_bytes(b"old")

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotWrite) as caught:
        write_whole(path, b"new")
    assert str(caught.value) == f"{path}: cannot be written (No space left on device)"
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["plan.json"]
