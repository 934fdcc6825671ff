"""What a finished game pays its seats."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.outcome import Outcome
from hexmoot.research.rewards import _margin, known_reward, returns


def test_the_two_kinds_are_known_and_no_other() -> None:
    assert [known_reward(kind) for kind in ("utility", "margin")] == ["utility", "margin"]
    with pytest.raises(BadOption, match="reward is 'glory', allowed: utility, margin"):
        known_reward("glory")


@pytest.mark.parametrize(
    ("scores", "margins"),
    [
        ((10, 5), [0.5, -0.5]),
        ((0, 0), [0.0, 0.0]),
        ((6, 6, 3), [0.0, 0.0, -0.5]),
        ((-4, 4), [-1.0, 1.0]),
        ((7,), [1.0]),
    ],
)
def test_a_margin_is_the_lead_over_the_best_other(
    scores: tuple[int, ...], margins: list[float]
) -> None:
    assert [_margin(scores, seat) for seat in range(len(scores))] == margins


def test_a_game_pays_what_its_outcome_says() -> None:
    game = registry.game("ravens")
    state = game.start(seats=3, seed=2)
    while not state.over:
        state.apply(state.legal()[0])
    outcome = state.outcome
    assert isinstance(outcome, Outcome)
    assert returns(game, state, "utility") == list(outcome.utilities)
    paid = returns(game, state, "margin")
    assert paid.index(max(paid)) == outcome.ranks.index(1)
