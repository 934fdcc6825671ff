"""Every numbered rule of a RULES.md stands in a docstring of the game's code and in a test."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+[a-z]?)\*\* ", re.M)
NAMED = re.compile(r"\b([A-Z]{2})-(\d+[a-z]?)\b(?: to ([A-Z]{2})-(\d+)\b)?")
TESTS = Path(__file__).parent.parent / "games"
GAMES = [
    pytest.param(game, id=game.name) for game in registry.games() if "toys" not in repr(type(game))
]


def rule_ids(game: Game) -> list[str]:
    """The numbered rules of a game, in order."""
    return RULE.findall(game.rules_text())


def named_in(text: str) -> set[str]:
    """Rule ids in a text; `AR-13 to AR-16` names all four."""
    found = set()
    for prefix, number, last_prefix, last in NAMED.findall(text):
        found.add(f"{prefix}-{number}")
        if last and last_prefix == prefix and number.isdecimal():
            found |= {f"{prefix}-{between}" for between in range(int(number), int(last) + 1)}
    return found


def docstrings(folder: Path) -> str:
    """All docstrings of the modules of a folder."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                found.append(ast.get_docstring(node) or "")
    return "\n".join(found)


def game_folder(game: Game) -> Path:
    """Where a game's source lies."""
    return Path(str(resources.files("hexmoot.games"))) / game.name


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_numbered_once_each(game: Game) -> None:
    """Ids rise from 1 without a gap, each once."""
    ids = rule_ids(game)
    assert len(ids) == len(set(ids)) > 100
    numbers = sorted({int(re.sub(r"\D", "", rule.split("-")[1])) for rule in ids})
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_a_docstring(game: Game) -> None:
    """The code that does a rule says so."""
    named = named_in(docstrings(game_folder(game)))
    assert [rule for rule in rule_ids(game) if rule not in named] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_a_test(game: Game) -> None:
    """Some test of the game names the rule it holds."""
    tests = "\n".join(path.read_text("utf-8") for path in (TESTS / game.name).rglob("*.py"))
    named = set(re.findall(r"\b([A-Z]{2}-\d+[a-z]?)\b", tests))
    assert [rule for rule in rule_ids(game) if rule not in named] == []
