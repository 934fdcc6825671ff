"""Small trainings of the toy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hexmoot.bots.learned.weights import SUFFIX, read_weights
from hexmoot.learn.plan import Plan, Recipe
from hexmoot.learn.tables import make_plan
from tests.bots.kit.positions import ravens

SMALL = {"tables": 32, "actors": 1, "width": 32, "blocks": 1, "span": 16, "batch": 512}


def small_plan(decisions: int, **changes: Any) -> Plan:
    """A training of the toy."""
    settings = {**SMALL, **changes}
    return make_plan(ravens().setup.game, Recipe(decisions=decisions, **settings), seats=2)


def silent(*_: object) -> list[dict[str, Any]]:
    return []


def trained(folder: Path, plan: Plan, most_seconds: float = 1e9) -> Any:
    """Run a session in a folder; returns its keeper."""
    from hexmoot.learn.session import Session

    session = Session(folder, plan, every=1e9, most_seconds=most_seconds)
    session.run(silent, silent)
    return session.keeper


def challenged(folder: Path, plan: Plan, against: Path, begin: Path | None = None) -> Any:
    """Let a challenger learn against frozen weights in a folder; returns its keeper."""
    from hexmoot.learn.session import Session

    folder.mkdir(exist_ok=True)
    session = Session(folder, plan, 1e9, 1e9, begin, against)
    session.run(silent, silent)
    return session.keeper


def weights_of(folder: Path) -> dict[str, Any]:
    return read_weights(folder / f"ravens{SUFFIX}").arrays
