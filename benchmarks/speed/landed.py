"""The state that landed before the present work: a worktree of this repository, built once.

It lives below `build/landed`. Ratios to it say what a change brings or costs; absolute figures of
another day or machine do not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from benchmarks.speed.peers import ROOT

# What the targets were set by: before observations of sixteen bits and states without a cycle
# collector, while the vector environment still stepped through Python lists.
LANDED = "87fcbe0"
PLACE = ROOT / "build" / "landed"


def landed_source(revision: str) -> Path | None:
    """The compiled sources of a revision; None where this is no clone that holds it."""
    tree = PLACE / revision
    stamp = tree / "compiled"
    if stamp.exists():
        return tree / "src"
    if not is_known(revision):
        return None
    if not tree.exists():
        git("worktree", "prune")
        git("worktree", "add", "--quiet", "--detach", str(tree), revision)
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(build, cwd=tree, env=dict(os.environ), check=True)
    stamp.touch()
    return tree / "src"


def interpreted_source(source: Path) -> Path:
    """The same sources without their libraries, beside them."""
    place = source.with_name("interpreted")
    if not place.exists():
        shutil.copytree(source, place, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    return place


def is_known(revision: str) -> bool:
    """Is this a clone with that revision in it?"""
    try:
        git("rev-parse", "--quiet", "--verify", f"{revision}^{{commit}}")
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def git(*arguments: str) -> None:
    """One command on this repository, quietly."""
    command = ["git", "-C", str(ROOT), *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
