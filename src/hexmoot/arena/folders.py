"""Where runs are kept unless somebody names another place."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from hexmoot.arena.plan import Plan


def arena_folder(plan: Plan) -> Path:
    """A folder of its own for each plan of the arena."""
    return user_data_path("hexmoot") / "arena" / f"{plan.game}-{plan.fingerprint()}"


def lab_folder(game: str) -> Path:
    """One folder for all reports on a game, which share what was played."""
    return user_data_path("hexmoot") / "lab" / game


def plan_folder(lab: Path, plan: Plan) -> Path:
    """Where in a folder of the lab the games of a plan lie."""
    return lab / plan.fingerprint()
