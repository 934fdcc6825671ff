"""Where runs are kept."""

from __future__ import annotations

from pathlib import Path

from hexmoot.arena import Plan
from hexmoot.arena.folders import arena_folder, lab_folder, plan_folder


def test_each_plan_has_its_own_folder() -> None:
    """Named after the game and the plan, not after how many games are wanted."""
    plan = Plan(game="ravens", rules=3, seats=2, players=["random"], games=4)
    more = Plan(game="ravens", rules=3, seats=2, players=["random"], games=400)
    other = Plan(game="ravens", rules=3, seats=3, players=["random"], games=4)
    assert arena_folder(plan) == arena_folder(more) != arena_folder(other)
    assert plan_folder(Path("lab"), plan) == plan_folder(Path("lab"), more) != Path("lab")
    assert plan_folder(Path("lab"), plan) != plan_folder(Path("lab"), other)
    assert lab_folder("ravens") != lab_folder("scales")
