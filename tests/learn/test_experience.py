"""What a round teaches: chances by seat, and what came of them."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.learn.plan import Recipe
from hexmoot.learn.tables import make_plan
from tests.learn.kit.trainings import SMALL, small_plan

torch = pytest.importorskip("torch", exc_type=ImportError)


def test_chances_turn_with_the_seat() -> None:
    """By distance from the asked seat or by number: one undoes the other, empty seats have none."""
    from hexmoot.learn.experience import Seating

    plan = make_plan(registry.game("ravens"), Recipe(decisions=1, **SMALL))
    seating = Seating(plan, "cpu")
    seat = torch.arange(plan.tables) % seating.seats
    value = torch.rand(plan.tables, plan.seats) * seating.seated
    by_seat = seating.by_seat(value, seat)
    assert torch.equal(by_seat.gather(1, seat[:, None])[:, 0], value[:, 0])
    assert torch.equal(seating.from_seat(by_seat[None], seat[None])[0], value)
    assert float((by_seat * ~seating.seated).sum()) == 0.0


def test_what_came_of_it_is_the_end_or_what_was_expected_later() -> None:
    """An end overrides every guess; before it the guesses fade; behind it a new game begins."""
    from hexmoot.learn.experience import Experience

    past = Experience(small_plan(1, span=3), "cpu")
    past.value[:] = 0.5
    past.ended[1] = True
    past.reward[1, :, 0] = 1.0
    target = past.targets(trace=0.8)
    assert torch.allclose(target[2], torch.tensor(0.5))
    assert torch.allclose(target[1, :, :2], torch.tensor([1.0, 0.0]))
    assert torch.allclose(target[0, :, :2], torch.tensor([0.9, 0.1]))
