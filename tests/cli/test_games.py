"""What can be played, and how."""

from __future__ import annotations

import json

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BrokenGame
from tests.cli.conftest import Command


def test_games_are_listed_for_people_and_programs(hexmoot: Command) -> None:
    """Every registered game stands in both lists."""
    table = hexmoot("games")
    rows = json.loads(hexmoot("games", "--json").out)
    assert [row["name"] for row in rows] == registry.game_names()
    assert all(row["name"] in table.out for row in rows)
    toy = next(row for row in rows if row["name"] == "ravens")
    assert (toy["seats"], toy["actions"], toy["presets"]) == (
        [2, 3],
        12,
        {"standard": {}, "coin": {"sides": 2}},
    )


def test_a_refused_game_is_named_with_its_reason(
    hexmoot: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below the list, which goes on without it."""
    broken = BrokenGame("crows", "birds 1.0", "it has no wings")
    monkeypatch.setattr(registry, "refused", lambda: [broken])
    told = f"not listed: {broken}"
    assert told in hexmoot("games").out
    assert [row["name"] for row in json.loads(hexmoot("games", "--json").out)] != []


def test_rules_can_be_searched(hexmoot: Command) -> None:
    """By word or id; a word nobody mentions exits with 1."""
    assert "AR-30" in hexmoot("rules", "alchemists_race", "--find", "AR-30").out
    assert "Market" in hexmoot("rules", "alchemists_race").out
    nothing = hexmoot("rules", "alchemists_race", "--find", "dragon")
    assert (nothing.code, nothing.out.strip()) == (
        1,
        "no rule of alchemists_race mentions 'dragon'",
    )
