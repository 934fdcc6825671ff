"""Every game beside other people's programs: Catanatron, OpenSpiel and PettingZoo.

`python -m benchmarks.speed.others [GAME ...] [--rounds N]` measures all of them and us in turn, in
CPU time on one core, and prints medians and ratios. Each peer plays a game of its own, at what it
is best known for: the ratio says what a second buys, not who is faster at the same work.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterable
from typing import NamedTuple

from benchmarks.speed.peers import peer_rows
from benchmarks.speed.research import SEATS, game_rates
from benchmarks.strength.playouts import RANDOM_TO_THE_END, open_spiel_rate, rate_of
from hexmoot.cli.bench import measure
from hexmoot.engine import registry

GAMES = 100
MISSING = 0.0


class Speeds(NamedTuple):
    """A second of random play, of a vector environment, of a Python loop over our PettingZoo
    environment, and of a search that plays at random to the end."""

    decisions: float
    vector: float
    loop: float
    playouts: float


class Peers(NamedTuple):
    """Catanatron's random play, PettingZoo's connect four, OpenSpiel's search on gin rummy."""

    decisions: float
    steps: float
    playouts: float


def our_speeds(name: str) -> Speeds:
    """One game at its largest table up to four, the search at two seats as OpenSpiel's."""
    game = registry.game(name)
    stepped = game_rates(name)
    played = measure(game, stepped.preset, min(SEATS, game.max_seats), GAMES)
    searched = rate_of(name, max(2, game.min_seats), RANDOM_TO_THE_END)
    return Speeds(played.decisions_per_second, stepped.vector, stepped.loop, searched)


def peer_speeds() -> Peers:
    """The three peers; what is not installed here (OpenSpiel) is MISSING."""
    catanatron = float(str(peer_rows("catanatron")[0]["decisions_per_second"]))
    connect_four = float(str(peer_rows("connect_four")[0]["steps_per_second"]))
    return Peers(catanatron, connect_four, open_spiel_rate() or MISSING)


def medians(rows: Iterable[tuple[float, ...]]) -> list[float]:
    """The middle value of each number over the rounds."""
    return [statistics.median(values) for values in zip(*rows, strict=True)]


def times(ours: float, theirs: float) -> str:
    """A rate beside that of a peer."""
    return f"{ours:>12,.0f} {ours / theirs:>7.1f}" if theirs else f"{ours:>12,.0f} {'-':>7}"


def line(name: str, ours: Speeds, peers: Peers) -> str:
    """One game."""
    cells = (
        times(ours.decisions, peers.decisions),
        times(ours.vector, peers.steps),
        times(ours.loop, peers.steps),
        times(ours.playouts, peers.playouts),
    )
    return f"{name:<18} " + " ".join(cells)


def main() -> None:
    """Print the peers, then one line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="games to measure, all if none is named")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    names = arguments.names or registry.game_names()
    others: list[Peers] = []
    found: dict[str, list[Speeds]] = {name: [] for name in names}
    for _ in range(arguments.rounds):
        others.append(peer_speeds())
        for name in names:
            found[name].append(our_speeds(name))
    peers = Peers(*medians(others))
    print(f"\nCatanatron {peers.decisions:,.0f} decisions/s, ", end="")
    print(f"PettingZoo connect four {peers.steps:,.0f} steps/s, ", end="")
    print(f"OpenSpiel ISMCTS gin rummy {peers.playouts:,.0f} playouts/s")
    heads = ("decisions", "vector steps", "loop steps", "playouts")
    print(f"{'game':<18} " + " ".join(f"{head:>12} {'x peer':>7}" for head in heads))
    for name, measured in found.items():
        print(line(name, Speeds(*medians(measured)), peers))


if __name__ == "__main__":
    main()
