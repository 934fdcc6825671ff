"""What learners and search get of one build a second of CPU time; prints one JSON line a game.

Run with the build to measure on PYTHONPATH: `python -m benchmarks.speed.feed [GAME ...]`.
"""

from __future__ import annotations

import json
import sys
import time

import numpy as np

from benchmarks.strength.playouts import rate_of
from hexmoot.bots.native.search import Habits
from hexmoot.engine import registry
from hexmoot.engine.native import state as state_module
from hexmoot.research.vector import VectorEnvironment

COUNT = 64
STEPS = 400
SEATS = 4


def fed_rate(environment: VectorEnvironment) -> float:
    """Steps a second with everything a learner takes: numbers in sixteen bits, masks as bytes.

    The answers are legal ones a learner could have given, handed in as an array.
    """
    observations = np.zeros(environment.observations.shape, np.int16)
    masks = np.array(environment.masks, np.uint8)
    chooser = np.random.default_rng(1)
    spent = 0.0
    for _ in range(STEPS):
        actions = (masks * chooser.random(masks.shape[1])).argmax(axis=1)
        began = time.process_time()
        environment.step(actions)
        np.copyto(observations, environment.observations, casting="unsafe")
        np.copyto(masks, environment.masks, casting="unsafe")
        spent += time.process_time() - began
    return STEPS * environment.count / spent


def row_of(name: str) -> dict[str, object]:
    """One game at its largest table up to four."""
    game = registry.game(name)
    seats = min(SEATS, game.max_seats)
    environment = VectorEnvironment(name, COUNT, seats=seats, seed=1)
    return {
        "game": name,
        "build": "interpreted" if str(state_module.__file__).endswith(".py") else "compiled",
        "fed_steps_per_second": round(fed_rate(environment)),
        "playouts_per_second": round(rate_of(name, seats, Habits())),
    }


def main() -> None:
    """Print one line a game."""
    for name in sys.argv[1:] or registry.game_names():
        print(json.dumps(row_of(name)), flush=True)


if __name__ == "__main__":
    main()
