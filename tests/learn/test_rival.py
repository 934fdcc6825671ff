"""A challenger learns in one seat of each table; a frozen net plays all others."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.bots.learned.weights import SUFFIX, BadWeights
from hexmoot.engine import registry
from tests.bots.kit.made_up import kept
from tests.learn.kit.trainings import challenged, small_plan, trained, weights_of

torch = pytest.importorskip("torch", exc_type=ImportError)


def test_the_rival_answers_for_all_seats_but_one(tmp_path: Path) -> None:
    """With its favourite among the legal answers; the challenger's own answers stay."""
    from hexmoot.learn.experience import Experience
    from hexmoot.learn.keeping import Keeper
    from hexmoot.learn.rival import Rival

    trained(tmp_path, small_plan(1024))
    plan = small_plan(1024, width=16, blocks=2)
    rival = Rival(Keeper(tmp_path, plan).frozen(tmp_path / f"ravens{SUFFIX}"), plan, "cpu")
    past = Experience(plan, "cpu")
    past.seat[0] = torch.arange(plan.tables) // 2 % 2
    past.mask[0, :, 3:5] = True
    action = torch.full((plan.tables,), -1)
    rival.answer(past, 0, action)
    assert torch.equal(past.mine[0], past.seat[0] == torch.arange(plan.tables) % 2)
    assert set(action[past.mine[0]].tolist()) == {-1}
    likings, _ = rival.net(past.row[0])
    best = 3 + likings[:, 3:5].argmax(1)
    assert torch.equal(action[~past.mine[0]], best[~past.mine[0]])


def test_only_own_answers_teach() -> None:
    """The mean goes over own decisions; where there are none, nothing is learned."""
    from hexmoot.learn.trainer import among

    values = torch.tensor([1.0, 5.0, 9.0])
    assert float(among(values, torch.tensor([1.0, 0.0, 1.0]))) == 5.0
    assert float(among(values, torch.tensor([0.0, 1.0, 0.0]))) == 5.0
    assert float(among(values, torch.zeros(3))) == 0.0


def test_a_challenger_trains_and_wrong_weights_are_refused(tmp_path: Path) -> None:
    """Half the decisions are its own; a rival for another game is named."""
    trained(tmp_path, small_plan(1024))
    path, folder = tmp_path / f"ravens{SUFFIX}", tmp_path / "challenger"
    keeper = challenged(folder, small_plan(1024), path, path)
    assert keeper.curve[-1]["decisions"] == 1024
    assert weights_of(folder)
    other = kept(tmp_path, registry.game("ravens"), game="chess") / f"ravens{SUFFIX}"
    with pytest.raises(BadWeights, match="for chess"):
        challenged(folder, small_plan(4096), other)
