"""Which modules are compiled, and which of them make one library."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

# Whoever stands in one of these folders is compiled, nobody else is.
COMPILED: Final = frozenset({"rules", "minds", "native"})
LIBRARY: Final = "compiled"


def compiled_modules(package: Path) -> list[Path]:
    """Every module of the compiled folders of a package."""
    found = [path for path in package.rglob("*.py") if path.parent.name in COMPILED]
    return sorted(path for path in found if path.stem != "__init__")


def group_of(module: Path, root: Path) -> str:
    """`games/rune_stones/rules/turn.py` belongs to `hexmoot.games.rune_stones.compiled`.

    What a folder holds in its compiled rooms is one library beside them: calls within it are
    inlined, calls to another go through a table of exports.
    """
    return ".".join((*module.parent.parent.relative_to(root).parts, LIBRARY))


def groups_of(modules: Iterable[Path], root: Path) -> dict[str, list[Path]]:
    """The modules by their group; `root` is the folder the package lies in."""
    found: dict[str, list[Path]] = {}
    for module in modules:
        found.setdefault(group_of(module, root), []).append(module)
    return found


def without_others(modules: Iterable[Path], games: Path, only: str) -> list[Path]:
    """The modules without those games that `only` (names with commas between) leaves out."""
    names = set(filter(None, only.split(",")))
    return [
        module
        for module in modules
        if not names or games not in module.parents or module.relative_to(games).parts[0] in names
    ]
