"""The shape of the project: import direction, house lints, files that must not leak."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "hexmoot"
COMPILED = {"rules", "minds", "native"}

# What each part may import besides itself.
ALLOWED = {
    "engine": set(),
    "games": {"engine"},
    "workers": {"engine"},
    "bots": {"engine", "games", "workers"},
    "arena": {"engine", "games", "workers", "bots"},
    "lab": {"engine", "games", "workers", "bots", "arena"},
    "research": {"engine", "games", "workers", "bots", "arena"},
    "server": {"engine", "games", "workers", "bots", "arena", "lab"},
    "cli": {"engine", "games", "workers", "bots", "arena", "lab", "research", "server"},
}
MODULES = sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The hexmoot modules a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hexmoot"):
            found.add(node.module or "")
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.startswith("hexmoot")}
    return found


def part(module: str) -> str:
    """`hexmoot.engine.native.state` belongs to `engine`."""
    return [*module.split("."), ""][1]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    """engine <- (games, workers) <- bots <- (arena, lab, research, server) <- cli; no two games."""
    own = path.relative_to(SOURCE).parts[0]
    if own not in ALLOWED:
        return
    for module in imports(path):
        target = part(module)
        if target in ("", "version"):
            continue
        assert target == own or target in ALLOWED[own], module
        if own == "games" and target == "games":
            assert module.split(".")[2] == path.relative_to(SOURCE).parts[1], module
        if own != "games":
            assert not re.match(r"hexmoot\.games\.\w", module), (
                f"{module}: games are not named here"
            )


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_compiled_modules_never_shift_a_literal(path: Path) -> None:
    """mypyc miscompiles `1 << n` for native n: bits come from the BIT table."""
    if path.parent.name not in COMPILED:
        return
    text = path.read_text("utf-8")
    shifts = [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and not (isinstance(node.right, ast.Constant))
        and not isinstance(node.left, ast.Name)
    ]
    assert shifts == []


@pytest.mark.parametrize("part_name", ["engine", "games"])
def test_rules_know_no_clock_and_no_foreign_chance(part_name: str) -> None:
    """Nothing in engine or games asks for the time, a global generator, or the environment."""
    banned = {"random", "time", "uuid", "datetime", "os.environ"}
    for path in (SOURCE / part_name).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
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
        r"(^|[^a-z.])/(work|root|farm)/|files\.pythonhosted|registry\.npmjs|--index-url"
    )
    for name in filter(None, tracked):
        path = ROOT / name
        if path == Path(__file__) or not path.is_file() or path.suffix in {".png", ".woff2"}:
            continue
        assert not leaks.search(path.read_text("utf-8", errors="ignore")), name
