"""Which tables are played, and by whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.learn.plan import Recipe
from hexmoot.learn.tables import LEAST, make_plan, shares_of
from tests.bots.kit.positions import every_game

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
    shares = dict(zip(tables, shares_of(game, tables, RECIPE.four), strict=True))
    assert sum(shares.values()) == pytest.approx(1.0)
    if game.min_seats <= 2:
        assert max(shares, key=lambda table: shares[table]) == (2, game.options.default_preset)


def test_tables_for_four_have_the_share_the_recipe_says() -> None:
    """What they get more, all tables that are not of the usual preset get less."""
    game = registry.game("mushroom_sorcerer")
    few, many = (make_plan(game, replace(RECIPE, tables=2000, four=four)) for four in (0.16, 0.4))
    shares = [
        {(kind.seats, kind.preset): kind.tables / plan.tables for kind in plan.kinds}
        for plan in (few, many)
    ]
    usual = game.options.default_preset
    assert [table[4, usual] for table in shares] == pytest.approx([0.16, 0.4], abs=0.01)
    assert [table[2, usual] for table in shares] == pytest.approx([0.42, 0.42], abs=0.01)


def test_one_kind_of_table_alone() -> None:
    """By seats, by preset, or both; a table that does not exist is refused."""
    game = registry.game("sorcerer_stones")
    plan = make_plan(game, RECIPE, seats=1)
    assert [(kind.seats, kind.preset, kind.together) for kind in plan.kinds] == [(1, "coop", True)]
    with pytest.raises(BadOption, match="seats is 1"):
        make_plan(game, RECIPE, seats=1, preset="intro")
