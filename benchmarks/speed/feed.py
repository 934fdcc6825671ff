"""What learners and search get of one build a second of CPU time; prints one JSON line a game.

Run with the build to measure on PYTHONPATH: `python -m benchmarks.speed.feed [GAME ...]`.
"""

from __future__ import annotations

import inspect
import json
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.strength.playouts import rate_of
from hexmoot.bots.native.search import Habits
from hexmoot.engine import registry
from hexmoot.engine.native import state as state_module
from hexmoot.research.vector import VectorEnvironment

COUNT = 64
STEPS = 400
SEATS = 4
KEPT = 2

# Observations and masks, and what hands them over.
Handed = tuple[NDArray[Any], NDArray[Any]]
HandOver = Callable[[VectorEnvironment], Handed]


def fed_rate(environment: VectorEnvironment, hand_over: HandOver) -> float:
    """Steps a second with everything a learner takes: numbers in sixteen bits, masks as bytes.

    The answers are legal ones a learner could have given, handed in as an array. What is handed
    over is the learner's for one step more at least.
    """
    _, masks = hand_over(environment)
    chooser = np.random.default_rng(1)
    spent = 0.0
    for _ in range(STEPS):
        actions = (masks * chooser.random(masks.shape[1])).argmax(axis=1)
        began = time.process_time()
        environment.step(actions)
        _, masks = hand_over(environment)
        spent += time.process_time() - began
    return STEPS * environment.count / spent


def fed_environment(name: str, seats: int) -> tuple[VectorEnvironment, HandOver]:
    """The environment and how a learner gets what it shows: a build that keeps no steps copies."""
    if "kept" in inspect.signature(VectorEnvironment).parameters:
        keeping = VectorEnvironment(name, COUNT, seats=seats, seed=1, kept=KEPT)
        return keeping, lambda one: (one.observations, one.masks.view(np.uint8))
    environment = VectorEnvironment(name, COUNT, seats=seats, seed=1)
    return environment, copier(environment)


def copier(environment: VectorEnvironment) -> HandOver:
    """Copies what an environment shows into arrays of the learner's own."""
    observations = np.zeros(environment.observations.shape, np.int16)
    masks = np.zeros(environment.masks.shape, np.uint8)

    def hand_over(one: VectorEnvironment) -> Handed:
        np.copyto(observations, one.observations, casting="unsafe")
        np.copyto(masks, one.masks, casting="unsafe")
        return observations, masks

    return hand_over


def row_of(name: str) -> dict[str, object]:
    """One game at its largest table up to four."""
    game = registry.game(name)
    seats = min(SEATS, game.max_seats)
    return {
        "game": name,
        "build": "interpreted" if str(state_module.__file__).endswith(".py") else "compiled",
        "fed_steps_per_second": round(fed_rate(*fed_environment(name, seats))),
        "playouts_per_second": round(rate_of(name, seats, Habits())),
    }


def main() -> None:
    """Print one line a game."""
    for name in sys.argv[1:] or registry.game_names():
        print(json.dumps(row_of(name)), flush=True)


if __name__ == "__main__":
    main()
