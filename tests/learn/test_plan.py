"""The plan of a training: which tables are played, by whom, and what may not change."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.cli.learn import agreed
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.learn.plan import Recipe, differences, read_plan, write_plan
from hexmoot.learn.tables import LEAST, make_plan, shares_of
from tests.bots.positions import every_game

RECIPE = Recipe(decisions=1000, tables=256, actors=3)


@every_game
def test_every_table_is_played_by_one_actor(game: Game) -> None:
    """Blocks follow each other without a gap, every kind of table has some, every actor works."""
    plan = make_plan(game, RECIPE)
    ends = [0, *(block.stop for block in plan.blocks)]
    assert ends[:-1] == [block.start for block in plan.blocks]
    assert {block.kind for block in plan.blocks} == set(range(len(plan.kinds)))
    assert {block.actor for block in plan.blocks} == set(range(3))
    assert all(kind.tables >= LEAST for kind in plan.kinds)


@every_game
def test_all_kinds_of_tables_share_the_training(game: Game) -> None:
    """Shares add up, and the usual game for two has the most."""
    tables = [(kind.seats, kind.preset) for kind in make_plan(game, RECIPE).kinds]
    shares = dict(zip(tables, shares_of(game, tables), strict=True))
    assert sum(shares.values()) == pytest.approx(1.0)
    if game.min_seats <= 2:
        assert max(shares, key=lambda table: shares[table]) == (2, game.options.default_preset)


def test_a_plan_can_be_kept(tmp_path: Path) -> None:
    """What actors read is what was planned."""
    plan = make_plan(registry.game("ravens"), RECIPE)
    write_plan(tmp_path, plan)
    assert read_plan(tmp_path) == plan


def test_one_kind_of_table_alone() -> None:
    """By seats, by preset, or both; a table that does not exist is refused."""
    game = registry.game("sorcerer_stones")
    plan = make_plan(game, RECIPE, seats=1)
    assert [(kind.seats, kind.preset, kind.together) for kind in plan.kinds] == [(1, "coop", True)]
    with pytest.raises(BadOption, match="seats is 1"):
        make_plan(game, RECIPE, seats=1, preset="intro")


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
