"""Our speed compiled and interpreted, and Catanatron's, interleaved in one run on one core.

`python -m benchmarks.speed.engine [GAME ...] [--rounds N]`.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys

from benchmarks.speed.peers import ROOT, peer_rows, rows

PURE = ROOT / "build" / "pure"


def ours(names: list[str], pure: bool) -> list[dict[str, object]]:
    """`hexmoot bench` on one of the two builds."""
    environment = {**os.environ, "PYTHONPATH": str(PURE)} if pure else dict(os.environ)
    return rows([sys.executable, "-m", "hexmoot", "bench", "--json", *names], environment)


def measure(names: list[str], rounds: int) -> dict[tuple[str, str, str], list[dict[str, object]]]:
    """Every build and the peer, one after the other, several times over."""
    found: dict[tuple[str, str, str], list[dict[str, object]]] = {}
    for _ in range(rounds):
        for row in ours(names, pure=False) + ours(names, pure=True):
            key = (str(row["game"]), str(row["preset"]), str(row["build"]))
            found.setdefault(key, []).append(row)
        found.setdefault(("catanatron", "", "interpreted"), []).extend(peer_rows("catanatron"))
    return found


def median(measured: list[dict[str, object]], name: str) -> float:
    """The middle value of one number over the rounds."""
    return statistics.median(float(str(row[name])) for row in measured)


def main() -> None:
    """Print the table with ratios to Catanatron."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="games to measure, all if none is named")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    found = measure(arguments.names, arguments.rounds)
    base = median(found[("catanatron", "", "interpreted")], "decisions_per_second")
    head = f"{'game':<18} {'preset':<12} {'build':<11} {'decisions/s':>12} {'games/s':>10}"
    print(f"{head} {'copies/s':>11} {'x peer':>8}")
    for (game, preset, build), measured in found.items():
        speed = median(measured, "decisions_per_second")
        print(
            f"{game:<18} {preset:<12} {build:<11} {speed:>12,.0f} "
            f"{median(measured, 'games_per_second'):>10,.1f} "
            f"{median(measured, 'copies_per_second'):>11,.0f} {speed / base:>8.1f}"
        )


if __name__ == "__main__":
    main()
