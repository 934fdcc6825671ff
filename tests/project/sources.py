"""The sources of the package, read once as syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "hexmoot"
COMPILED = {"rules", "minds", "native"}
MODULES = sorted(SOURCE.rglob("*.py"))


@cache
def tree_of(path: Path) -> ast.Module:
    """A file as a syntax tree."""
    return ast.parse(path.read_text("utf-8"))


def name_of(path: Path) -> str:
    """`engine/game.py` is `hexmoot.engine.game`, a folder's `__init__.py` the folder itself."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {name_of(path): path for path in MODULES}


def imports(path: Path) -> set[str]:
    """The modules of hexmoot that a file imports, those for types alone left out."""
    return {module for node in _running(tree_of(path)) for module in _named(node)}


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those under `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        yield node
        yield from _running(node)


def _named(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name.startswith("hexmoot"))
    elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hexmoot"):
        module = node.module or ""
        for alias in node.names:
            inner = f"{module}.{alias.name}"
            yield inner if inner in NAMES else module


def room_of(module: str) -> str:
    """`hexmoot.engine.game` belongs to `engine`."""
    return [*module.split("."), ""][1]
