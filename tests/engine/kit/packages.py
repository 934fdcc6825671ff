"""Packages of other people, as an installer would leave them on the path."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

# A whole game in three lines: the toy under another name.
CROWS = '''"""Crows."""

from tests.toys.ravens import Ravens


class Crows(Ravens):
    name = "crows"
    title = "Crows"


GAME = Crows()
'''

Plug = Callable[..., Path]


def installed(site: Path, game: str, source: str, package: str = "birds", module: str = "") -> Path:
    """Put a package with one game and its entry point there; returns the package's folder."""
    module = module or f"{package}_{game}"
    folder = site / module
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(source, "utf-8")
    papers = site / f"{package}-1.0.dist-info"
    papers.mkdir()
    (papers / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (papers / "entry_points.txt").write_text(f"[hexmoot.games]\n{game} = {module}\n")
    return folder
