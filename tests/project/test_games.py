"""The same rooms and names in every game, so that whoever knows one knows all."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import fields

from tests.project.sources import ROOT, SOURCE, tree_of

GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/__init__.py"))

# Every file of a room that all games share, and the names it must define.
ROOMS: dict[str, dict[str, tuple[str, ...]]] = {
    "content": {"read": ("read", "standard"), "options": ("OPTIONS", "tables_of")},
    "rules": {
        "kinds": ("DECISIONS", "EVENTS"),
        "actions": ("ACTIONS", "ACTION_COUNT"),
        "tables": (),
        "state": ("Table",),
        "fields": ("copy_fields", "exchange_fields"),
        "setup": ("set_up",),
        "flow": ("Playable",),
        "turn": (),
        "scoring": (),
        "invariants": ("problems_of",),
    },
    "shown": {
        "view": ("table_view", "score_parts"),
        "panels": ("panels",),
        "hints": (),
    },
    "words": {
        "text": ("TITLE", "SUMMARY", "ENDINGS"),
        "names": ("seat_names",),
        "prompts": ("prompt", "picks_left"),
        "labels": ("label",),
        "log": ("event_text",),
        "glossary": ("glossary", "glossary_for"),
    },
    "minds": {
        "judge": ("judge_seat",),
        "features": ("observe_table",),
        "deeds": ("deed", "roles"),
    },
}
# Files some games have and others need not; what they define where they stand.
OPTIONAL: dict[str, dict[str, tuple[str, ...]]] = {
    "rules": {"secrets": ("redeal",)},
    "minds": {"worth": ()},
}
# Rooms that may also hold nouns of their own: chapters of the rulebook, parts of a view.
OPEN_ROOMS = {"content", "rules", "shown"}
BESIDE = {"__init__.py", "RULES.md", "content.toml", "__pycache__"}


def shown(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_a_game_has_the_rooms_and_nothing_beside(game: Path) -> None:
    """Five rooms, the registration, the rules and the content."""
    assert {path.name for path in game.iterdir()} - {"__pycache__"} <= BESIDE | set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_a_room_holds_the_files_all_games_share(game: Path, room: str) -> None:
    """And in words and minds nothing else."""
    found = {path.stem for path in (game / room).glob("*.py")} - {"__init__"}
    found |= {path.name for path in (game / room).iterdir() if (path / "__init__.py").exists()}
    assert set(ROOMS[room]) - found == set()
    if room not in OPEN_ROOMS:
        assert found - set(ROOMS[room]) - set(OPTIONAL.get(room, {})) == set()


@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_files_of_one_name_define_the_same_names(game: Path) -> None:
    """What is looked for in one game is found in the same place of another."""
    missing = []
    for table in (ROOMS, OPTIONAL):
        for room, files in table.items():
            for file, names in files.items():
                path = game / room / f"{file}.py"
                if path.exists():
                    missing += [f"{room}/{file}: {name}" for name in set(names) - defined(path)]
    assert missing == []


def defined(path: Path) -> set[str]:
    """The names a module defines itself."""
    found = set()
    for node in tree_of(path).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign):
            found.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign):
            found |= {ast.unparse(target) for target in node.targets}
    return found


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
