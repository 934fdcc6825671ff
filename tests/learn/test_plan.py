"""The plan of a training on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.learn.plan import Recipe, agreed, differences, read_plan, write_plan
from hexmoot.learn.tables import make_plan

RECIPE = Recipe(decisions=1000, tables=256, actors=3)


def test_a_plan_can_be_kept(tmp_path: Path) -> None:
    """What actors read is what was planned."""
    plan = make_plan(registry.game("ravens"), RECIPE)
    write_plan(tmp_path, plan)
    assert read_plan(tmp_path) == plan


def test_a_folder_goes_on_with_its_own_recipe_only(tmp_path: Path) -> None:
    """More decisions or other processes are welcome, another net or other tables are not."""
    game = registry.game("ravens")
    agreed(tmp_path, make_plan(game, RECIPE))
    longer = Recipe(decisions=2000, tables=256, actors=1)
    assert agreed(tmp_path, make_plan(game, longer)).recipe == longer
    with pytest.raises(BadOption, match=r"width 64 \(was 512\)"):
        agreed(tmp_path, make_plan(game, Recipe(decisions=1000, tables=256, width=64)))
    with pytest.raises(BadOption, match="other tables or rules"):
        agreed(tmp_path, make_plan(game, RECIPE, seats=3))
    assert differences(longer, RECIPE) == ["decisions 2000 (was 1000)", "actors 1 (was 3)"]
