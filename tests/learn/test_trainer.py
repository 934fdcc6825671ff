"""One seed, one result."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.learn.kit.trainings import small_plan, trained, weights_of

torch = pytest.importorskip("torch", exc_type=ImportError)


def test_one_seed_one_result(tmp_path: Path) -> None:
    """On one machine; another seed learns something else."""
    folders = [tmp_path / name for name in ("one", "same", "other")]
    for folder, seed in zip(folders, (1, 1, 2), strict=True):
        folder.mkdir()
        trained(folder, small_plan(2048, seed=seed))
    one, same, other = (weights_of(folder) for folder in folders)
    assert all(np.array_equal(one[name], same[name]) for name in one)
    assert not np.array_equal(one["first.weight"], other["first.weight"])
