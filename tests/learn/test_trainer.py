"""One seed, one result; what is kept is the mean of the last nets."""

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


def test_what_is_kept_is_a_mean_of_the_last_nets(tmp_path: Path) -> None:
    """Without any mean it is the net itself; a mean that stays as it is lags behind that."""
    nets = {}
    for mean in (0.0, 0.9):
        folder = tmp_path / str(mean)
        folder.mkdir()
        trained(folder, small_plan(8192, mean=mean))
        held = torch.load(folder / "state.pt", weights_only=True)
        nets[mean] = (held["net"]["first.bias"], held["mean"]["first.bias"])
        # Matrices are rounded to a byte a number, vectors are kept as they are.
        assert weights_of(folder)["first.bias"].tolist() == held["mean"]["first.bias"].tolist()
    assert torch.equal(nets[0.0][0], nets[0.0][1])
    assert torch.equal(nets[0.0][0], nets[0.9][0])
    assert not torch.equal(nets[0.9][0], nets[0.9][1])


def test_a_mean_goes_on_after_an_interruption(tmp_path: Path) -> None:
    """From where it was, not from the net as it is."""
    trained(tmp_path, small_plan(8192))
    before = torch.load(tmp_path / "state.pt", weights_only=True)["mean"]["first.weight"]
    trained(tmp_path, small_plan(9216))
    after = torch.load(tmp_path / "state.pt", weights_only=True)
    far = (after["net"]["first.weight"] - before).norm()
    assert (after["mean"]["first.weight"] - before).norm() < 0.9 * far
