"""A build by what games do most: libraries that count, games that are counted, then the real ones.

The libraries that count never come into place. Where counting fails the build goes on without: it
is as good, only slower.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from .compiler import COUNTS, PROFILE, found

# HEXMOOT_PROFILE=yes asks for all of it.
ASKED: Final = "yes"
COUNTING: Final = Path("build") / "counting"
TRAINING: Final = Path("tools") / "training.py"
NO_COUNTS: Final = "hexmoot: {why}, compiled without counts (slower, else the same)"


def is_asked() -> bool:
    """Does somebody want a build by counts?"""
    return os.environ.get(PROFILE) == ASKED


def count(package: Path, temporary: str) -> str:
    """Compile libraries that count and let them play; why there are no counts, empty if there are.

    `temporary` is where objects are written: counts are found by the names of the objects.
    """
    if not is_gcc():
        return NO_COUNTS.format(why="only gcc can count")
    shutil.rmtree(COUNTS, ignore_errors=True)
    shutil.rmtree(COUNTING, ignore_errors=True)
    copied = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
    shutil.copytree(package, COUNTING / package.name, ignore=copied)
    build = ["setup.py", "-q", "build_ext", "--force", "--build-lib", str(COUNTING)]
    for words, environment in (
        ([*build, "--build-temp", temporary], {PROFILE: "write"}),
        ([str(TRAINING)], {PROFILE: "", "PYTHONPATH": str(COUNTING.absolute())}),
    ):
        if not succeeds(words, environment):
            return NO_COUNTS.format(why=f"{words[0]} failed")
    return ""


def is_gcc() -> bool:
    """Is the compiler the one whose counts we know how to use?"""
    words = found().split()
    if not words or sys.platform == "win32":
        return False
    said = subprocess.run([*words, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def succeeds(words: list[str], environment: dict[str, str]) -> bool:
    """Run a script of the checkout."""
    everything = {**os.environ, **environment}
    return subprocess.run([sys.executable, *words], env=everything, check=False).returncode == 0
