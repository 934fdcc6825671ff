"""Weights in a file: what comes back, what is refused, and those of the package."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from hexmoot.bots.learned.shelf import weights_folder
from hexmoot.bots.learned.weights import SUFFIX, BadWeights, read_weights, write_weights
from hexmoot.engine import registry
from tests.bots.kit.made_up import made_up

LEARNED = sorted(path.stem for path in weights_folder().glob(f"*{SUFFIX}"))
MOST_BYTES = 25_000_000


def test_weights_come_back_as_near_as_a_byte_comes(tmp_path: Path) -> None:
    """Matrices within half a step of their row, vectors exactly, and what they are for."""
    game = registry.game("ravens")
    given = made_up(game, steps=7, machine="a loom")
    path = tmp_path / "one.weights"
    write_weights(path, given)
    found = read_weights(path)
    assert found.about == given.about
    for name, array in given.arrays.items():
        step = np.abs(array).max(axis=-1, keepdims=True) / 127 if array.ndim == 2 else 0.0
        assert (np.abs(found.arrays[name] - array) <= 0.501 * step).all(), name


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    """Every kind of damage is one BadWeights: cut off, one bit changed, another file, none."""
    path = tmp_path / "one.weights"
    write_weights(path, made_up(registry.game("ravens")))
    whole = path.read_bytes()
    flipped = bytearray(whole)
    flipped[-5] ^= 4
    header = json.loads(whole.split(b"\n")[0])
    lying = json.dumps({**header, "arrays": [["x", [2], 3]]}).encode()
    for data in (
        b"",
        b"{}",
        whole[:-3],
        whole[:40],
        bytes(flipped),
        b"\x00\xff" * 99,
        lying + b"\n" + whole.split(b"\n", 1)[1],
    ):
        path.write_bytes(data)
        with pytest.raises(BadWeights):
            read_weights(path)
    with pytest.raises(BadWeights, match="No such file"):
        read_weights(tmp_path / "none.weights")


def test_all_weights_together_are_small() -> None:
    """At most 25 MB, and each says where it comes from."""
    paths = list(weights_folder().glob("*"))
    assert sum(path.stat().st_size for path in paths) <= MOST_BYTES
    for name in LEARNED:
        about = read_weights(weights_folder() / f"{name}{SUFFIX}").about
        assert about.steps > 0
        assert about.seconds > 0
        assert about.machine
        assert about.recipe
        assert about.curve
