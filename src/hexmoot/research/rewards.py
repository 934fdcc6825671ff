"""What a finished game pays its seats."""

from __future__ import annotations

from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State

REWARDS = ("utility", "margin")


def known_reward(kind: str) -> str:
    """The kind itself; anything but the two of them is refused."""
    if kind not in REWARDS:
        raise BadOption("reward", kind, ", ".join(REWARDS))
    return kind


def returns(game: Game, state: State, kind: str) -> list[float]:
    """One number a seat: its utility in 0..1, or its score's lead over the best other, scaled."""
    outcome = game.outcome(state)
    assert outcome is not None
    if kind == "utility":
        return list(outcome.utilities)
    scores = outcome.scores
    return [_margin(scores, seat) for seat in range(len(scores))]


def _margin(scores: tuple[int, ...], seat: int) -> float:
    """The lead over the best other seat as a share of the larger of the two scores, -1..1."""
    others = [score for other, score in enumerate(scores) if other != seat]
    best = max(others, default=0)
    scale = max(abs(scores[seat]), abs(best), 1)
    return max(-1.0, min(1.0, (scores[seat] - best) / scale))
