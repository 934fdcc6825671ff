"""Our speed now and as it landed before, each compiled and interpreted, and Catanatron's.

`python -m benchmarks.speed.engine [GAME ...] [--rounds N] [--landed REVISION]`. Everything is
measured in turn, on one core, several times over, in CPU time; the table holds medians, and after
each how many times the rate of the landed state, compiled in the same way, it is.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from pathlib import Path

from benchmarks.speed.landed import LANDED, interpreted_source, landed_source
from benchmarks.speed.peers import ROOT, peer_rows, rows

PURE = ROOT / "build" / "pure"
PEER = "catanatron"
# What each build of the present state is compared with.
BEFORE = {"now": "landed", "interpreted": "landed, interpreted"}

Row = dict[str, object]
# By build and game (with its preset where there are several measurements of a game).
Found = dict[tuple[str, str], list[Row]]

DECISIONS, COPIES = "decisions_per_second", "copies_per_second"
FED, PLAYOUTS = "fed_steps_per_second", "playouts_per_second"


def builds(revision: str) -> dict[str, dict[str, str]]:
    """The environment in which each build is found by its name."""
    found = {"now": dict(os.environ), "interpreted": on_path(PURE)}
    landed = landed_source(revision)
    if landed is None:
        print(f"no clone with {revision} in it: nothing to compare with", file=sys.stderr)
    else:
        found[BEFORE["now"]] = on_path(landed)
        found[BEFORE["interpreted"]] = on_path(interpreted_source(landed))
    return found


def on_path(source: Path) -> dict[str, str]:
    """An environment in which these sources come first."""
    return {**os.environ, "PYTHONPATH": str(source)}


def measure(names: list[str], rounds: int, revision: str) -> Found:
    """Every build and the peer, one after the other, several times over."""
    found: Found = {}
    environments = builds(revision)
    for _ in range(rounds):
        for build, environment in environments.items():
            for row in rows_of(names, environment):
                place = f"{row['game']} {row.get('preset', '')}".strip()
                found.setdefault((build, place), []).append(row)
        found.setdefault((PEER, PEER), []).extend(peer_rows(PEER))
    return found


def rows_of(names: list[str], environment: dict[str, str]) -> list[Row]:
    """Play and copies of every preset, then what learners and search get."""
    played = rows([sys.executable, "-m", "hexmoot", "bench", "--json", *names], environment)
    return played + rows([sys.executable, "-m", "benchmarks.speed.feed", *names], environment)


def median(measured: list[Row], name: str) -> float:
    """The middle value of one number over the rounds."""
    return statistics.median(float(str(row[name])) for row in measured)


def cell(found: Found, build: str, place: str, name: str) -> str:
    """A rate and how many times that of the landed state it is."""
    speed = median(found[build, place], name)
    before = found.get((BEFORE[build], place))
    times = f"{speed / median(before, name):.2f}" if before else "-"
    return f"{speed:>13,.0f} {times:>6}"


def print_table(found: Found, names: tuple[str, str], peer: float | None) -> None:
    """One line a build and game: two rates, each beside the landed one, and the peer's."""
    first, second = names
    print(f"\n{'build':<12} {'game':<31} {first:>20} {second:>20}" + ("  x peer" if peer else ""))
    for (build, place), measured in found.items():
        if build not in BEFORE or first not in measured[0]:
            continue
        line = f"{build:<12} {place:<31} "
        line += " ".join(cell(found, build, place, name) for name in names)
        print(line + (f" {median(measured, first) / peer:>7.1f}" if peer else ""))


def main() -> None:
    """Print the tables with ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="games to measure, all if none is named")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--landed", default=LANDED, help="the revision to compare with")
    arguments = parser.parse_args()
    found = measure(arguments.names, arguments.rounds, arguments.landed)
    print_table(found, (DECISIONS, COPIES), median(found[PEER, PEER], DECISIONS))
    print_table(found, (FED, PLAYOUTS), None)


if __name__ == "__main__":
    main()
