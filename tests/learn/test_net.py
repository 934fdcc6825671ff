"""The net that learns: its chances, and that NumPy plays the same net."""

from __future__ import annotations

import numpy as np
import pytest

from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.weights import About, Weights
from hexmoot.engine import registry
from hexmoot.learn.plan import Recipe
from hexmoot.learn.tables import make_plan
from tests.bots.kit.positions import positions
from tests.learn.kit.trainings import SMALL

torch = pytest.importorskip("torch", exc_type=ImportError)


def test_a_company_has_one_chance() -> None:
    """Where all win together every seat has the same, and no share of one."""
    from hexmoot.learn.net import chance_loss, chances

    value = torch.tensor([[3.0, 1.0, 9.0, 0.0], [3.0, 1.0, 9.0, 0.0]])
    seated = torch.tensor([[True, True, False], [True, True, False]])
    together = torch.tensor([False, True])
    found = chances(value, seated, together)
    assert found[0].sum() == pytest.approx(1.0)
    assert found[1].tolist() == [0.5, 0.5, 0.0]
    target = torch.tensor([[1.0, 0.0, 0.0], [1.0, 1.0, 0.0]])
    loss = chance_loss(value, target, seated, together).tolist()
    assert loss == pytest.approx([-np.log(float(found[0, 0])), np.log(2.0)], abs=1e-5)


def test_the_net_at_play_is_the_net_that_learned() -> None:
    """NumPy and PyTorch agree on random positions."""
    from hexmoot.learn.net import Net, chances

    game = registry.game("alchemists_race")
    plan = make_plan(game, Recipe(decisions=1, **SMALL), seats=2, preset="standard")
    torch.manual_seed(3)
    net = Net(plan)
    assert net.policy is not None
    torch.nn.init.normal_(net.policy.weight)
    torch.nn.init.normal_(net.value.weight)
    arrays = {name: value.numpy() for name, value in net.state_dict().items()}
    about = About(game.name, game.rules_version, plan.columns, plan.words, plan.seats)
    playing = PlayingNet(game, Weights(about, arrays))
    for state in positions(game, seed=2, every=5, most=8):
        row = torch.zeros(1, len(plan.spans), dtype=torch.int16)
        row[0, list(plan.kinds[0].places)] = torch.tensor(
            game.observation(state, state.seat), dtype=torch.int16
        )
        for place, number in plan.kinds[0].fixed.items():
            row[0, place] = number
        with torch.no_grad():
            answers, value = net(row)
        seated = torch.tensor([[True, True, False, False]])
        told = chances(value, seated, torch.tensor([False]))
        found = playing.opinion(state, state.seat)
        assert np.allclose(answers[0, state.legal()].numpy(), found.answers, atol=1e-4)
        assert np.allclose(told[0, :2].numpy(), found.chances, atol=1e-5)
