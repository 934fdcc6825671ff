"""The same rooms and names in every game, so that whoever knows one knows all."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools import fields

from hexmoot.workshop.rooms import OPTIONAL, ROOMS, faults
from tests.project.sources import MODULES, ROOT, SOURCE, tree_of

# A docstring or a comment.
SAID = re.compile(r'"""[\s\S]*?"""|#.*')
GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/__init__.py"))


@cache
def read(path: Path) -> str:
    """The text of a module."""
    return path.read_text("utf-8")


def shown(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_a_game_has_the_rooms_and_names_of_all_games(game: Path) -> None:
    """What is looked for in one game is found in the same place of another."""
    assert faults(game) == []


def test_the_guide_lists_the_same_names() -> None:
    """docs/adding-a-game.md has a row for every file, with the names it defines."""
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+/\w+)\.py` \|[^|]*\|([^|]*)\|$", guide, re.M))
    told = {file: set(re.findall(r"`(\w+)`", names)) for file, names in rows.items()}
    assert told == {
        f"{room}/{file}": set(names)
        for table in (ROOMS, OPTIONAL)
        for room, files in table.items()
        for file, names in files.items()
    }


@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_a_registration_names_its_table(game: Path) -> None:
    """`Game[Table]` spares every hook the narrowing of its state."""
    text = (game / "__init__.py").read_text("utf-8")
    assert re.search(r"class \w+\(Game\[Table\]\)", text)
    assert not re.search(r"\bcast\(|assert isinstance", text)


def test_copying_and_storing_are_written_from_the_attributes() -> None:
    """`make fields` writes them anew."""
    assert [str(path.relative_to(SOURCE)) for path in fields.stale()] == []


@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_every_ladder_ends_in_an_error(game: Path) -> None:
    """A kind whose branch was forgotten is named, instead of falling into another rule."""
    open_ends = [
        f"{path.relative_to(game)}:{function.name}"
        for path in sorted(game.rglob("*.py"))
        for function in ast.walk(tree_of(path))
        if isinstance(function, ast.FunctionDef) and has_open_ladder(function)
    ]
    assert open_ends == []


def has_open_ladder(function: ast.FunctionDef) -> bool:
    """Does a ladder of four branches or more over one name end in a rule, or in nothing?"""
    return any(not is_closed(ending) for ending in ladder_endings(function))


def ladder_endings(function: ast.FunctionDef) -> Iterator[list[ast.stmt]]:
    """What follows the last branch of each long ladder."""
    steps = [node for node in function.body if is_step(node)]
    if len(steps) >= 4:
        yield function.body[-1:]
    for node in function.body:
        if isinstance(node, ast.If) and subject(node.test):
            branches, ending = followed(node)
            if branches >= 4:
                yield ending


def is_step(node: ast.stmt) -> bool:
    """`if kind == A: return …`, a rung of a ladder made of returns."""
    return (
        isinstance(node, ast.If)
        and bool(subject(node.test))
        and not node.orelse
        and len(node.body) == 1
        and isinstance(node.body[0], ast.Return)
    )


def subject(test: ast.expr) -> str:
    """The name a rung compares, if it compares one."""
    if isinstance(test, ast.BoolOp):
        test = test.values[0]
    if isinstance(test, ast.Compare) and isinstance(test.left, ast.Name):
        return test.left.id if isinstance(test.ops[0], (ast.Eq, ast.Lt, ast.GtE)) else ""
    return ""


def followed(node: ast.If) -> tuple[int, list[ast.stmt]]:
    """How many branches an if-elif chain has, and what stands in its else."""
    count = 1
    while len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
        node = node.orelse[0]
        count += 1
    return count, node.orelse


def is_closed(ending: list[ast.stmt]) -> bool:
    """An error, the next ladder (a method of the same object), or a plain value."""
    if not ending:
        return False
    last = ending[-1]
    if isinstance(last, ast.Raise):
        return True
    value = last.value if isinstance(last, (ast.Return, ast.Expr)) else None
    if isinstance(value, ast.Call):
        return ast.unparse(value.func).startswith("self.")
    return isinstance(last, ast.Return) and isinstance(value, (ast.Constant, ast.Name))


# Observations go through the four places as they are; everything else names what a frame carries.
UNNAMED = {"rules/frames.py", "minds/features.py"}


@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_what_a_frame_carries_has_a_name(game: Path) -> None:
    """`argument(DUE)` instead of `argument(C)`."""
    bare = [
        f"{path.relative_to(game)}: {alias.name}"
        for path in sorted(game.rglob("*.py"))
        if path.relative_to(game).as_posix() not in UNNAMED
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ImportFrom) and node.module == "hexmoot.engine.native.stack"
        for alias in node.names
        if alias.name in {"A", "B", "C", "D"} and alias.asname is None
    ]
    assert bare == []


@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_no_frame_is_read_by_a_bare_number(game: Path) -> None:
    """`argument(2)` would say nothing."""
    found = [
        f"{path.relative_to(game)}:{node.lineno}"
        for path in sorted(game.rglob("*.py"))
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"argument", "set_argument"}
        and isinstance(node.args[0], ast.Constant)
    ]
    assert found == []


# Words in backticks that are no names of the code: a thing as the game calls it.
SPOKEN = {"Honey", "Gr", "C3"}


@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_names_in_docstrings_are_names_of_the_code(game: Path) -> None:
    """What a docstring or a comment speaks of in backticks still exists."""
    used = {
        word for path in MODULES for word in re.findall(r"[A-Za-z_]\w*", SAID.sub("", read(path)))
    }
    stale = [
        f"{path.relative_to(game)}: {word}"
        for path in sorted(game.rglob("*.py"))
        for text in SAID.findall(read(path))
        for word in re.findall(r"`([A-Za-z_]\w*)`", text)
        if word not in used | SPOKEN
    ]
    assert stale == []
