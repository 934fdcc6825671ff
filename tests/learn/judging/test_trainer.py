"""A short training that learns to judge, goes on after a stop, and repeats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hexmoot.bots.learned.judging import JudgingNet
from hexmoot.bots.learned.rows import SKETCH
from hexmoot.bots.learned.weights import SUFFIX, BadWeights, read_weights
from hexmoot.engine import registry
from hexmoot.learn.judging.shared import NET, RIVAL
from hexmoot.learn.page import curves_page
from hexmoot.learn.plan import Plan, Recipe
from hexmoot.learn.tables import make_plan
from tests.bots.kit.made_up import kept
from tests.learn.kit.trainings import challenged, trained

torch = pytest.importorskip("torch", exc_type=ImportError)

STONES = registry.game("sorcerer_stones")
TINY: dict[str, Any] = {
    "tables": 8,
    "actors": 1,
    "width": 16,
    "blocks": 1,
    "batch": 256,
    "epochs": 20,
    "rate": 1e-2,
    "last_rate": 1e-3,
    "positions": 512,
    "memory": 2,
}


def tiny_plan(rounds: int, **changes: Any) -> Plan:
    """A training of the introductory game."""
    recipe = Recipe(decisions=512 * rounds, **{**TINY, **changes})
    return make_plan(STONES, recipe, 2, "intro")


def test_a_training_learns_stops_and_goes_on(tmp_path: Path) -> None:
    """Less surprise than chance; what it keeps is a net that judges, without any doubt told."""
    first = trained(tmp_path, tiny_plan(3))
    keeper = trained(tmp_path, tiny_plan(4))
    assert first.curve == keeper.curve[:1]
    assert [point["decisions"] for point in keeper.curve] == [3 * 512, 4 * 512]
    assert keeper.curve[-1]["value"] < np.log(2.0)
    assert keeper.curve[0]["games"] > 0
    weights = read_weights(tmp_path / f"sorcerer_stones{SUFFIX}")
    assert (weights.about.reads, weights.about.words) == ("sketch", [])
    assert all("entropy" not in point for point in weights.about.curve)
    state = STONES.start(seats=2, seed=3, preset="intro")
    assert JudgingNet(STONES, weights).opinion(state, 0).chances.sum() == pytest.approx(1.0)
    page = curves_page(keeper.plan, keeper.curve)
    assert "Surprise" in page
    assert "Doubt" not in page


def test_a_challenger_learns_against_a_frozen_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With weights to begin with by its own net from the first round on; wrong ones are named."""
    from hexmoot.learn import session
    from hexmoot.learn.crew import Crew

    found = list[set[str]]()

    class Watched(Crew):
        """Notes which nets the actors find when they are told to play."""

        def __init__(self, folder: Path, *rest: Any) -> None:
            super().__init__(folder, *rest)
            self.folder = folder

        def send(self, group: int) -> None:
            found.append({path.name for path in self.folder.glob("*.npz")})
            super().send(group)

    trained(tmp_path, tiny_plan(3))
    path, folder = tmp_path / f"sorcerer_stones{SUFFIX}", tmp_path / "challenger"
    monkeypatch.setattr(session, "Crew", Watched)
    challenged(folder, tiny_plan(2), path, path)
    assert found[0] == {NET, RIVAL}
    before, after = read_weights(path), read_weights(folder / path.name)
    assert not np.allclose(before.arrays["value.weight"], after.arrays["value.weight"])
    found.clear()
    challenged(tmp_path / "new", tiny_plan(1), path)
    assert found[0] == {RIVAL}
    other = kept(tmp_path, STONES, game="chess", reads=SKETCH) / path.name
    with pytest.raises(BadWeights, match="for chess"):
        challenged(folder, tiny_plan(4), other)


def test_the_oldest_round_is_forgotten() -> None:
    """As many as are remembered, in a ring."""
    from hexmoot.learn.judging.trainer import Memory

    plan = tiny_plan(1, positions=2)
    memory = Memory(plan, "cpu")
    for count in (1, 2, 3):
        memory.take(
            {
                "row": np.full((2, len(plan.columns)), count, np.int16),
                "target": np.full((2, plan.seats), count, np.float32),
                "kind": np.zeros(2, np.uint8),
            }
        )
        assert memory.filled == min(count, 2) * 2
    assert memory.row[:, 0].tolist() == [3, 3, 2, 2]
    assert memory.target[:, 0].tolist() == [3.0, 3.0, 2.0, 2.0]
