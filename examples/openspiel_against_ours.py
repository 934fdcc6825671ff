"""OpenSpiel's information-set search against ours, at the same number of simulations.

Both sit at the same tables, in rotation and with common seeds. Printed are win shares with their
intervals, and what a decision cost each of them.

    python examples/openspiel_against_ours.py --game alchemists_race --preset quick --games 20

Needs the extra `research`.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from hexmoot.arena import Journal, Plan, Run, Workers, standings
from hexmoot.engine import registry


def match(game: str, preset: str, games: int, simulations: int, workers: int) -> list[str]:
    """Play the match; one line a player."""
    found = registry.game(game)
    plan = Plan(
        game=game,
        rules=found.rules_version,
        seats=max(2, found.min_seats),
        players=[f"openspiel-ismcts:simulations={simulations}", f"search:playouts={simulations}"],
        games=games,
        seed=1,
        preset=preset,
        patience=60.0,
    )
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder), plan)
        finished = Run(plan, journal, False).play(Workers(workers))
        journal.close()
    return [
        f"{standing.player:<34} wins {standing.share.mean:.2f} "
        f"({standing.share.low:.2f} to {standing.share.high:.2f}), "
        f"{standing.milliseconds:,.1f} ms a decision"
        for standing in standings(finished.rows, plan.players)
    ]


def main() -> None:
    """Read the command line and print the match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="alchemists_race")
    parser.add_argument("--preset", default="quick")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    print("\n".join(match(**vars(parser.parse_args()))))


if __name__ == "__main__":
    main()
