"""Play at once: compiled if the libraries are ready, else interpreted while they are built.

Once they are, the background goes on: libraries compiled by what games do most take their place,
for a later start.

    python tools/play.py [arguments of hexmoot]

An interpreted run plays a copy of the package without libraries, made for it alone, and so do the
processes it starts: those that are built meanwhile are for the next start.
"""

from __future__ import annotations

import os
import runpy
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "hexmoot"
BUILD = ROOT / "build"
LOG = BUILD / "native.log"
LOCKS = ("lock", "counting.lock")
MAKE = os.environ.get("MAKE", "make")
COMMAND = [sys.executable, "-m", "hexmoot"]

INTERPRETED = (
    "The rules are being compiled in the background. This run is interpreted: the same, but bots "
    "think slower. The next start is compiled."
)


def is_made(target: str) -> bool:
    """Is what `make` would make of the present sources there?"""
    done = subprocess.run([MAKE, "-s", "-q", target], cwd=ROOT, capture_output=True, check=False)
    return done.returncode == 0


def part(name: str) -> dict[str, Any]:
    """A module of the build, read without importing the package: its libraries may be stale."""
    return runpy.run_path(str(PACKAGE / "building" / f"{name}.py"))


def why_not() -> str:
    """Why nothing can be compiled here."""
    return str(part("compiler")["missing"]())


def is_building() -> bool:
    """Does a build that an earlier start began still run, plain or by counts?"""
    is_taken = part("alone")["is_taken"]
    return any(is_taken(BUILD / name) for name in LOCKS)


def start_building() -> subprocess.Popen[bytes]:
    """Build in a session of its own: Ctrl-C ends the game, not the build.

    First the libraries, then those that are faster and take thrice the time.
    """
    BUILD.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen(
            [MAKE, "-s", "build", "profiled"],
            cwd=ROOT,
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )


@contextmanager
def interpreted() -> Iterator[dict[str, str]]:
    """An environment in which the package has no libraries, whatever is built meanwhile."""
    folder = tempfile.mkdtemp(prefix="play-", dir=BUILD)
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    try:
        shutil.copytree(PACKAGE, Path(folder) / PACKAGE.name, ignore=ignored)
        yield {**os.environ, "PYTHONPATH": folder}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def play(environment: dict[str, str], arguments: list[str]) -> int:
    """Run the game and wait; Ctrl-C is its own affair, and it is ended when this is."""
    child = subprocess.Popen([*COMMAND, *arguments], env=environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: child.terminate())
    return child.wait()


def main(arguments: list[str]) -> int:
    """Play, compiled or not."""
    if is_made("build"):
        if not (is_made("profiled") or why_not() or is_building()):
            start_building()
        os.execv(COMMAND[0], [*COMMAND, *arguments])
    words = why_not() or INTERPRETED
    if words == INTERPRETED and not is_building():
        start_building()
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()
    with interpreted() as environment:
        return play(environment, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
