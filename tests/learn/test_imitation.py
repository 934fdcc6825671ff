"""A net learns to answer like a bot, at tables like those it watched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hexmoot.bots.learned.weights import read_weights
from hexmoot.learn.examples import Examples
from hexmoot.learn.plan import Plan
from tests.learn.kit.trainings import silent, small_plan

torch = pytest.importorskip("torch", exc_type=ImportError)


def made_up(plan: Plan, count: int = 1200) -> Examples:
    """Somebody who always gives the answer one of two numbers points to, of four that are legal."""
    lots = np.random.default_rng(1)
    seen = np.zeros((count, len(plan.kinds[0].places)), dtype=np.int16)
    seen[:, 3] = lots.integers(0, 2, count)
    legal = np.zeros((count, plan.actions), dtype=np.bool_)
    legal[:, 2:6] = True
    return Examples(seen, legal, 3 + seen[:, 3].astype(np.int64), np.arange(count) // 4)


def imitation(plan: Plan, examples: Examples) -> Any:
    """A net that knows nothing yet."""
    from hexmoot.learn.imitation import Imitation, beginner

    return Imitation(beginner(plan, None), plan, plan.kinds[0], examples)


def test_it_comes_to_answer_alike() -> None:
    """In deals it did not learn from, and the more so the longer it learns."""
    plan = small_plan(1024)
    found = imitation(plan, made_up(plan))
    before = found.likeness()
    assert before.decisions == 4 * len(range(0, 300, 11))
    found.fit(60, silent)
    assert before.agreement < 0.8
    assert found.likeness().agreement > 0.95


def test_held_out_deals_are_not_learned_from() -> None:
    """Something is seen in them alone, and answered in a way of its own: the net finds no trace."""
    plan = small_plan(1024)
    examples = made_up(plan)
    is_held_out = examples.deals % 11 == 0
    examples.seen[is_held_out, 4] = 1
    examples.answers[is_held_out] = 2
    found = imitation(plan, examples)
    found.fit(300, silent)
    assert found.likeness().agreement == 0.0


def test_nothing_illegal_is_its_favourite() -> None:
    """Whatever the net thinks of it."""
    plan = small_plan(1024)
    found = imitation(plan, made_up(plan))
    with torch.no_grad():
        found.net.policy.bias[7] = 100.0
    assert set(found.likings(torch.arange(50)).argmax(1).tolist()) <= {2, 3, 4, 5}


def test_what_stays_of_a_table_is_shown_too(tmp_path: Path) -> None:
    """How many sit there, as in every game; and the weights say whom they are like."""
    plan = small_plan(1024)
    found = imitation(plan, made_up(plan))
    assert plan.kinds[0].fixed
    assert all(int(found.blank[at]) == number for at, number in plan.kinds[0].fixed.items())
    about = read_weights(found.keep(tmp_path / "new", {"like": "somebody"})).about
    assert (about.game, about.steps) == (plan.game, len(found.learned))
    assert about.recipe == {"like": "somebody"}


def test_one_seed_one_net() -> None:
    """The same examples and the same seed give the same numbers."""
    nets: list[dict[str, Any]] = []
    for seed in (7, 7, 8):
        plan = small_plan(1024, seed=seed)
        torch.rand(len(nets))  # chance used up elsewhere does not matter
        found = imitation(plan, made_up(plan))
        torch.rand(len(nets))
        found.fit(2, silent)
        nets.append(found.net.numbers())
    assert all(np.array_equal(nets[0][name], nets[1][name]) for name in nets[0])
    assert not np.array_equal(nets[0]["first.weight"], nets[2]["first.weight"])
