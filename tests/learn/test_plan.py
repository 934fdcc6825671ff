"""The plan of a training on disk."""

from __future__ import annotations

from pathlib import Path

from hexmoot.engine import registry
from hexmoot.learn.plan import Recipe, read_plan, write_plan
from hexmoot.learn.tables import make_plan

RECIPE = Recipe(decisions=1000, tables=256, actors=3)


def test_a_plan_can_be_kept(tmp_path: Path) -> None:
    """What actors read is what was planned."""
    plan = make_plan(registry.game("ravens"), RECIPE)
    write_plan(tmp_path, plan)
    assert read_plan(tmp_path) == plan
