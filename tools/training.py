"""Plays what a profiled build is compiled by: random games, copies, vector steps and searches.

`make profiled` and `make wheel` run it with libraries that count (`building/counting.py`).
"""

from __future__ import annotations

import sys

from hexmoot.bots import SeatView
from hexmoot.bots.native.search import Habits, Search
from hexmoot.engine import registry
from hexmoot.engine.conformance import cases
from hexmoot.engine.game import Game
from hexmoot.engine.native.playout import copy_many, play_many
from hexmoot.research.vector import VectorEnvironment

GAMES = 6
COPIES = 300
TABLES = 32
STEPS = 100
PLAYOUTS = 60
LONGEST_GAME = 1_000_000


def train(game: Game) -> int:
    """One game in all its presets and ways of use; how many answers were given at random."""
    answers = 0
    for seats, preset in cases(game):
        states = [game.start(seats, seed, preset) for seed in range(GAMES)]
        copy_many(states[0], COPIES)
        answers += play_many(states, 1, LONGEST_GAME)
    environment = VectorEnvironment(game.name, TABLES, seed=1)
    for _ in range(STEPS):
        environment.step_random()
    Search(SeatView(game.start(seed=1)), Habits(), 1).run(PLAYOUTS)
    return answers


def main(names: list[str]) -> None:
    """All games, or those named."""
    for name in names or registry.game_names():
        print(f"{name}: {train(registry.game(name)):,} answers")


if __name__ == "__main__":
    main(sys.argv[1:])
