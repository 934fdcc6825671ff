"""Small plans and made-up rows for tests of the arena."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import msgspec

from hexmoot.arena import Finished, Journal, Plan, Row, Run, Workers
from hexmoot.engine import registry
from tests import patience

GAME = "alchemists_race"


def plan(players: str = "random,greedy", seats: int = 2, games: int = 8, **more: object) -> Plan:
    """A plan for short games."""
    rules = registry.game(GAME).rules_version
    return Plan(
        game=GAME,
        rules=rules,
        seats=seats,
        players=players.split(","),
        games=games,
        preset="quick",
        **more,
    )


def played(
    wanted: Plan, folder: Path, workers: Workers | None = None, stops_early: bool = False
) -> Finished:
    """Play a plan in a folder."""
    journal = Journal(folder, wanted)
    try:
        return Run(wanted, journal, stops_early).play(workers or Workers(1))
    finally:
        journal.close()


def wait_for_rows(path: Path, count: int) -> None:
    """Until a journal has so many rows."""
    deadline = time.monotonic() + patience.SECONDS
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < deadline, "no rows"
        threading.Event().wait(0.05)


def timeless(rows: list[Row]) -> list[Row]:
    """Rows without the one thing that differs from run to run."""
    return [msgspec.structs.replace(row, seconds=[]) for row in rows]


def made_up(index: int, block: int, lineup: list[int], utilities: list[float]) -> Row:
    """A row of a game nobody played."""
    ranks = [1 if won else 2 for won in utilities]
    count = len(lineup)
    return Row(
        index=index,
        block=block,
        deal=block,
        players=[f"player {who}" for who in lineup],
        lineup=lineup,
        ranks=ranks,
        scores=[round(10 * won) for won in utilities],
        utilities=utilities,
        ending="target",
        answers=10,
        decisions=[5] * count,
        seconds=[0.01] * count,
        failures=[""] * count,
    )
