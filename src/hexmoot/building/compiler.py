"""The C compiler: is there one, and how it is called."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

MISSING: Final = "hexmoot: {what}, the rules stay interpreted (slower, else the same)"
# Everything of a library is its own: calls inside it need no table and can be inlined.
UNIX_FLAGS: Final = ("-fvisibility=hidden", "-fno-semantic-interposition")
# A warning of a newer compiler must not stop somebody's installation.
REFUSED_FLAGS: Final = frozenset({"-Werror"})


def missing() -> str:
    """Why nothing can be compiled here, empty where it can."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and not any(map(shutil.which, (named, "cc", "gcc", "clang"))):
        return MISSING.format(what="no C compiler found")
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return MISSING.format(what="Python.h is not installed")
    return ""


def compile_flags(given: list[str]) -> list[str]:
    """The flags of a library: mypyc's, less what can stop an installation, and ours."""
    kept = [flag for flag in given if flag not in REFUSED_FLAGS]
    return kept if sys.platform == "win32" else [*kept, *UNIX_FLAGS]


def link_flags() -> list[str]:
    """Symbols nobody asks for are left out: a third of the size."""
    return ["-Wl,--strip-all"] if sys.platform.startswith("linux") else []


def cores() -> int:
    """How many compilers run side by side: all cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
