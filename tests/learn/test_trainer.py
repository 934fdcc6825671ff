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


@pytest.mark.parametrize(
    ("device", "told", "expected"),
    [
        ("cuda", {}, True),
        ("cpu", {"avx512_bf16": True, "amx_bf16": False}, True),
        ("cpu", {"amx_bf16": True}, True),
        ("cpu", {"avx512_f": True, "avx512_bf16": False}, False),
        ("cpu", {}, False),
    ],
)
def test_half_precision_is_for_devices_that_have_instructions_for_it(
    monkeypatch: pytest.MonkeyPatch, device: str, told: dict[str, bool], expected: bool
) -> None:
    """Whatever processor this test runs on."""
    from hexmoot.learn import trainer

    monkeypatch.setattr(torch.cpu, "get_capabilities", lambda: told)
    assert trainer.multiplies_halves(device) is expected


def test_a_training_in_half_precision_learns_the_same_a_little_rougher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thoughts are rounded, what is learned is kept in full."""
    from hexmoot.learn import trainer

    found = {}
    for is_half in (False, True):
        monkeypatch.setattr(trainer, "multiplies_halves", lambda device, told=is_half: told)
        folder = tmp_path / str(is_half)
        folder.mkdir()
        trained(folder, small_plan(512, league=0.5))
        held = torch.load(folder / "state.pt", weights_only=True)["net"]["first.weight"]
        assert held.dtype == torch.float32
        found[is_half] = held
    gap = (found[True] - found[False]).norm()
    assert 0.0 < gap < 0.05 * found[False].norm()


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
