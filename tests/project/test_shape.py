"""The shape of the project: import direction, house lints, files that must not leak."""

from __future__ import annotations

import ast
import re
import subprocess
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.project.sources import (
    COMPILED,
    MODULES,
    NAMES,
    ROOT,
    SOURCE,
    imports,
    name_of,
    room_of,
    tree_of,
)

MOST_LINES = 400

# What each room may import besides itself.
ALLOWED = {
    "building": set(),
    "engine": set(),
    "games": {"engine"},
    "workers": {"engine"},
    "bots": {"engine", "games", "workers"},
    "arena": {"engine", "games", "workers", "bots"},
    "puzzles": {"engine", "bots"},
    "lab": {"engine", "games", "workers", "bots", "arena"},
    "research": {"engine", "games", "workers", "bots", "arena"},
    "learn": {"engine", "games", "workers", "bots", "arena", "research"},
    "server": {"engine", "games", "workers", "bots", "arena", "lab", "puzzles"},
    "workshop": {"engine"},
    "cli": {
        "workshop",
        "engine",
        "games",
        "workers",
        "bots",
        "arena",
        "lab",
        "research",
        "learn",
        "puzzles",
        "server",
    },
}


def shown(path: Path) -> str:
    """A file by its place in the package."""
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", MODULES, ids=shown)
def test_imports_point_one_way(path: Path) -> None:
    """engine <- (games, workers) <- bots <- (arena, lab, research, server) <- cli; no two games."""
    own = path.relative_to(SOURCE).parts[0]
    if own not in ALLOWED:
        return
    for module in imports(path):
        target = room_of(module)
        if target in ("", "version"):
            continue
        assert target == own or target in ALLOWED[own], module
        if own == "games" and target == "games":
            assert module.split(".")[2] == path.relative_to(SOURCE).parts[1], module
        if own != "games":
            assert not re.match(r"hexmoot\.games\.\w", module), (
                f"{module}: games are not named here"
            )


def test_no_imports_go_round_in_a_circle() -> None:
    """Every module can be read after those it imports."""
    try:
        TopologicalSorter({name_of(path): imports(path) for path in MODULES}).prepare()
    except CycleError as error:
        pytest.fail(" <- ".join(error.args[1]))


@pytest.mark.parametrize("path", MODULES, ids=shown)
def test_no_file_is_too_long(path: Path) -> None:
    """Beyond 400 lines a file holds more than one noun."""
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES


def test_every_folder_says_what_it_is_for() -> None:
    """In the first line of its `__init__.py`, unless that is a module of its own."""
    silent = [
        shown(folder)
        for folder in sorted({path.parent for path in MODULES})
        if not ast.get_docstring(tree_of(NAMES[name_of(folder / "__init__.py")]))
    ]
    assert silent == []


@pytest.mark.parametrize("path", MODULES, ids=shown)
def test_compiled_modules_never_shift_a_literal(path: Path) -> None:
    """mypyc miscompiles `1 << n` for native n: bits come from the BIT table."""
    if path.parent.name not in COMPILED:
        return
    shifts = [
        node.lineno
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and not (isinstance(node.right, ast.Constant))
        and not isinstance(node.left, ast.Name)
    ]
    assert shifts == []


def borrowed_constants(tree: ast.Module) -> list[str]:
    """Numbers of a module that are worked out of imported names."""
    foreign = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return [
        ast.unparse(node)
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation) == "Final"
        and isinstance(node.value, ast.BinOp)
        and foreign & {one.id for one in ast.walk(node.value) if isinstance(one, ast.Name)}
    ]


@pytest.mark.parametrize("path", MODULES, ids=shown)
def test_constants_are_worked_out_where_their_names_stand(path: Path) -> None:
    """mypyc knows no value of a sum with imported names: each use would ask for a boxed number."""
    if path.parent.name in COMPILED:
        assert borrowed_constants(tree_of(path)) == []


def test_borrowed_constants_are_found() -> None:
    """A sum with an imported name, and no other one."""
    text = "from a import B\nC: Final = 2**B\nD: Final = 2**3\nE: Final = table([B + 1])\n"
    assert borrowed_constants(ast.parse(text)) == ["C: Final = 2 ** B"]


def late_numbers(tree: ast.Module) -> list[str]:
    """Native numbers of a class that are first set in another method than its constructor."""
    return [
        ast.unparse(node.target)
        for method in ast.walk(tree)
        if isinstance(method, ast.FunctionDef) and method.name != "__init__"
        for node in ast.walk(method)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Attribute)
        and ast.unparse(node.annotation) == "i64"
    ]


@pytest.mark.parametrize("path", MODULES, ids=shown)
def test_numbers_of_a_class_are_set_by_its_constructor(path: Path) -> None:
    """mypyc asks at every use of any other one whether it was ever set."""
    if path.parent.name in COMPILED:
        assert late_numbers(tree_of(path)) == []


def test_late_numbers_are_found() -> None:
    """Set by a method of the constructor; not arrays, nor what the constructor sets itself."""
    text = """class Table:
    def __init__(self) -> None:
        self.round: i64 = 1
        self.start()
    def start(self) -> None:
        self.turn: i64 = 0
        self.line: vec[i64] = zeros(3)
        count: i64 = 1
"""
    assert late_numbers(ast.parse(text)) == ["self.turn"]


@pytest.mark.parametrize("room", ["engine", "games"])
def test_rules_know_no_clock_and_no_foreign_chance(room: str) -> None:
    """Nothing in engine or games asks for the time, a global generator, or the environment."""
    banned = {"random", "time", "uuid", "datetime", "os.environ"}
    for path in (SOURCE / room).rglob("*.py"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Import):
                assert not banned & {alias.name for alias in node.names}, path
            elif isinstance(node, ast.ImportFrom):
                assert node.module not in banned, path


def test_no_file_names_a_machine_or_a_registry() -> None:
    """Committed files hold no absolute paths of a machine and no host of a package registry."""
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split("\n")
    leaks = re.compile(
        r"(^|[^a-z.])/(work|root|farm)/|files\.pythonhosted|registry\.npmjs|pypi\.org|--index-url"
    )
    for name in filter(None, tracked):
        path = ROOT / name
        if path == Path(__file__) or not path.is_file() or path.suffix in {".png", ".woff2"}:
            continue
        assert not leaks.search(path.read_text("utf-8", errors="ignore")), name
