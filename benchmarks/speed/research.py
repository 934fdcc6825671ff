"""Environment steps a second of CPU time: our vector environment, our single one, a peer.

`python -m benchmarks.speed.research [GAME ...]` interleaves all three and prints medians and
ratios.
"""

from __future__ import annotations

import argparse
import statistics
from typing import NamedTuple

from benchmarks.speed.loop import loop_rate, rate
from benchmarks.speed.peers import peer_rows
from hexmoot.engine import registry
from hexmoot.engine.conformance import cases
from hexmoot.research.pettingzoo import env
from hexmoot.research.vector import VectorEnvironment

ROUNDS = 5
COUNT = 256
SEATS = 4
VECTOR_STEPS = 200
LOOP_STEPS = 4_000


class Rates(NamedTuple):
    """Steps a second of one game."""

    vector: float
    loop: float
    seats: int
    preset: str


def vector_rate(environment: VectorEnvironment) -> float:
    """Observations and masks included, actions drawn natively."""

    def work() -> None:
        for _ in range(VECTOR_STEPS):
            environment.step_random()

    return rate(VECTOR_STEPS * environment.count, work)


def game_rates(name: str) -> Rates:
    """One game at its largest table up to four, with the last preset that allows it."""
    game = registry.game(name)
    seats = min(SEATS, game.max_seats)
    preset = next(preset for count, preset in reversed(list(cases(game))) if count == seats)
    vector = VectorEnvironment(name, COUNT, seats=seats, preset=preset, seed=1)
    single = env(name, seats=seats, preset=preset)
    return Rates(vector_rate(vector), loop_rate(single, LOOP_STEPS), seats, preset)


def peer_rate() -> float:
    """Connect four in a Python loop."""
    return float(str(peer_rows("connect_four")[0]["steps_per_second"]))


def line(name: str, found: list[Rates], peer: float) -> str:
    """One game's medians."""
    vector = statistics.median(rates.vector for rates in found)
    single = statistics.median(rates.loop for rates in found)
    return (
        f"{name:<18} {found[0].seats} seats {found[0].preset:<12} "
        f"vector {vector:>11,.0f} steps/s ({vector / peer:,.0f} x peer), "
        f"Python loop {single:>8,.0f} ({single / peer:.1f} x peer)"
    )


def main() -> None:
    """Print one line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="games to measure, all if none is named")
    names = parser.parse_args().names or registry.game_names()
    peers: list[float] = []
    found: dict[str, list[Rates]] = {name: [] for name in names}
    for _ in range(ROUNDS):
        peers.append(peer_rate())
        for name in names:
            found[name].append(game_rates(name))
    peer = statistics.median(peers)
    print(f"PettingZoo connect four, Python loop: {peer:,.0f} steps/s")
    for name, measured in found.items():
        print(line(name, measured, peer))


if __name__ == "__main__":
    main()
