"""Which kind of net a file of weights is."""

from __future__ import annotations

from functools import cache

from threadpoolctl import ThreadpoolController

from hexmoot.bots.learned.judging import JudgingNet
from hexmoot.bots.learned.mind import Mind
from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.weights import BadWeights, Weights
from hexmoot.engine.game import Game

KINDS: dict[str, type[Mind]] = {kind.reads: kind for kind in (PlayingNet, JudgingNet)}


def mind_from(game: Game, weights: Weights) -> Mind:
    """The net of these weights, ready to think; BadWeights if they are for something else."""
    kind = KINDS.get(weights.about.reads)
    if kind is None:
        raise BadWeights(f"weights that read {weights.about.reads!r}, which nobody knows")
    think_on_one_core()
    return kind(game, weights)


@cache
def think_on_one_core() -> None:
    """Let NumPy multiply on one core from now on.

    Our matrices are small: on a busy machine several threads that wait for each other took four
    times the processor, and many times as long.
    """
    ThreadpoolController().limit(limits=1, user_api="blas")
