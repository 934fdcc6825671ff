"""Every numbered rule of a RULES.md stands in a docstring of the game's code and in a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexmoot.workshop.tracing import faults
from tests.project.sources import ROOT, SOURCE

GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/RULES.md"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_is_numbered_once_and_stands_in_code_and_test(game: Path) -> None:
    """Ids rise from 1 without a gap; the code that does a rule and a test that holds it name it."""
    rules = (game / "RULES.md").read_text("utf-8")
    assert faults(rules, game, ROOT / "tests" / "games" / game.name) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_say_what_is_ours(game: Path) -> None:
    """What was lost with the rulebook's pictures stands in a chapter of its own."""
    rules = (game / "RULES.md").read_text("utf-8")
    chapters = re.findall(r"^## What .*is ours$(.*?)(?=^## |\Z)", rules, re.M | re.S)
    assert len(chapters) == 1, "RULES.md needs one chapter `## What is ours`"
    assert len(chapters[0].split()) >= 60
