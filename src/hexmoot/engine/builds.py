"""Compiled modules of other packages: do they fit the compiled engine that is installed?

Native classes that build on ours know the layout of ours. Built for another engine they end the
process at the first call, so they are never imported before somebody has made sure: `hexmoot.build`
leaves a file beside them whose name says for which engine they were built, and whatever is compiled
is tried out once in a process of its own.
"""

from __future__ import annotations

import hashlib
import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_cache_path

ENGINE = Path(__file__).parent / "native"
SUFFIXES = (".so", ".pyd")
MARK = "built_for_"
MARKED = re.compile(rf"^{MARK}([0-9a-f]+)\.")
MARK_LENGTH = 12
MYPY = "2.4.1"  # whose compiler built ours: another one's classes do not fit
PATIENCE = 60.0
BUILD_ANEW = "build it anew with hexmoot.build (see docs/adding-a-game.md)"
TRIAL = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]);"
    "from hexmoot.engine.builds import try_out; try_out(sys.argv[2])"
)


@cache
def engine_mark() -> str:
    """What stands for the engine's compiled classes: a print of their sources."""
    found = hashlib.sha256()
    for path in sorted(ENGINE.glob("*.py")):
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:MARK_LENGTH]


def is_compiled(folder: Path = ENGINE) -> bool:
    """Is the engine (or what else lies in a folder) compiled?"""
    return any(path.suffix in SUFFIXES for path in folder.iterdir())


def fault_of_build(module: str) -> str:
    """Why the compiled modules of a package must not be imported, or nothing."""
    files = compiled_files(module.partition(".")[0])
    marks = {found[1] for path in files if (found := MARKED.match(path.name))}
    if not files:
        return ""
    if marks and not is_compiled():
        return "it is compiled and this Hexmoot is interpreted; install its sources alone"
    if marks and engine_mark() not in marks:
        return f"it was compiled for another version of the engine; {BUILD_ANEW}"
    return fault_of_trial(module, files)


def compiled_files(package: str) -> list[Path]:
    """The compiled files of a package that is not imported yet."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return []
    folders = list(spec.submodule_search_locations or ()) if spec is not None else []
    return sorted(
        path for folder in folders for path in Path(folder).rglob("*") if path.suffix in SUFFIXES
    )


def fault_of_trial(module: str, files: Iterable[Path]) -> str:
    """What happens when a process of its own imports the package and plays; nothing if all is well.

    What went well is remembered until a file changes.
    """
    remembered = user_cache_path("hexmoot") / "tried" / print_of(files)
    if remembered.exists():
        return ""
    fault = trial(module)
    if not fault:
        remember(remembered)
    return fault


def remember(path: Path) -> None:
    """Leave a mark; where nothing can be written the next process tries again."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    except OSError:
        return


def print_of(files: Iterable[Path]) -> str:
    """A print of compiled files, ours and theirs, as they lie there."""
    found = hashlib.sha256(sys.version.encode())
    for path in (*files, *sorted(path for path in ENGINE.iterdir() if path.suffix in SUFFIXES)):
        stat = path.stat()
        found.update(f"{path} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return found.hexdigest()


def trial(module: str) -> str:
    """Import a game and play some answers in a process of its own; what went wrong, if anything."""
    command = [sys.executable, "-c", TRIAL, json.dumps(sys.path), module]
    try:
        run = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return f"it did not answer within {PATIENCE:.0f} seconds when it was tried out"
    if run.returncode < 0:
        name = signal.Signals(-run.returncode).name
        return f"its compiled modules crash ({name}) when they are tried out; {BUILD_ANEW}"
    lines = run.stderr.decode("utf-8", "replace").strip().splitlines()
    return f"{lines[-1] if lines else 'it ended'} (when it was tried out)" if run.returncode else ""


def try_out(module: str) -> None:
    """Runs in a process of its own: deal, answer, copy and store."""
    from hexmoot.engine.setup import registered

    state = registered(module).start(seed=0)
    for _ in range(30):
        if state.over:
            break
        state = state.copy()
        state.play(state.legal()[0])
        state.digest()
