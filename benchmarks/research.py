"""Environment steps a second of CPU time: our vector environment, our single one, a peer.

`python benchmarks/research.py [GAME ...]` interleaves all three and prints medians and ratios.
"""

from __future__ import annotations

import argparse
import statistics
import time
import warnings
from collections.abc import Callable

import numpy as np
from pettingzoo.classic import connect_four_v3

from hexmoot.engine import registry
from hexmoot.engine.conformance import cases
from hexmoot.research.pettingzoo import env
from hexmoot.research.vector import VectorEnvironment

ROUNDS = 5
COUNT = 256
SEATS = 4


def rate(steps: int, work: Callable[[], object]) -> float:
    """Steps a second of CPU time."""
    began = time.process_time()
    work()
    return steps / (time.process_time() - began)


def vector_rate(environment: VectorEnvironment) -> float:
    """Observations and masks included, actions drawn natively."""

    def work() -> None:
        for _ in range(200):
            environment.step_random()

    return rate(200 * environment.count, work)


def loop_rate(table: object, steps: int) -> float:
    """A plain Python loop over an AEC environment with random legal actions."""
    chooser = np.random.default_rng(1)

    def work() -> None:
        taken = 0
        while taken < steps:
            table.reset(seed=taken)  # type: ignore[attr-defined]
            for _ in table.agent_iter():  # type: ignore[attr-defined]
                observation, _, terminated, truncated, _ = table.last()  # type: ignore[attr-defined]
                done = terminated or truncated
                legal = np.flatnonzero(observation["action_mask"])
                table.step(None if done else int(chooser.choice(legal)))  # type: ignore[attr-defined]
                taken += 1

    return rate(steps, work)


def main() -> None:
    """Print one line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="games to measure, all if none is named")
    names = parser.parse_args().names or registry.game_names()
    peers: list[float] = []
    found: dict[str, list[tuple[float, float, int, str]]] = {}
    for _ in range(ROUNDS):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            peers.append(loop_rate(connect_four_v3.env(), 2_000))
        for name in names:
            game = registry.game(name)
            seats = min(SEATS, game.max_seats)
            preset = next(preset for count, preset in reversed(list(cases(game))) if count == seats)
            vector = VectorEnvironment(name, COUNT, seats=seats, preset=preset, seed=1)
            single = env(name, seats=seats, preset=preset)
            rates = (vector_rate(vector), loop_rate(single, 4_000), seats, preset)
            found.setdefault(name, []).append(rates)
    peer = statistics.median(peers)
    print(f"PettingZoo connect four, Python loop: {peer:,.0f} steps/s")
    for name, rows in found.items():
        vector_median = statistics.median(row[0] for row in rows)
        single_median = statistics.median(row[1] for row in rows)
        print(
            f"{name:<18} {rows[0][2]} seats {rows[0][3]:<12} "
            f"vector {vector_median:>11,.0f} steps/s ({vector_median / peer:,.0f} x peer), "
            f"Python loop {single_median:>8,.0f} "
            f"({single_median / peer:.1f} x peer)"
        )


if __name__ == "__main__":
    main()
