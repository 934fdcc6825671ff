"""The C compiler: is there one, and how it is called."""

from __future__ import annotations

import os
import platform
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

# HEXMOOT_PROFILE=write: libraries that count what runs; =read: compiled by what was counted (gcc).
PROFILE: Final = "HEXMOOT_PROFILE"
COUNTS: Final = Path("build") / "profile"
PROFILE_FLAGS: Final = {
    "": (),
    "write": (f"-fprofile-generate={COUNTS.absolute()}", "-fprofile-update=single"),
    # Counts of a function that was changed meanwhile are of no use, but no reason to fail.
    "read": (
        f"-fprofile-use={COUNTS.absolute()}",
        "-fprofile-correction",
        "-Wno-missing-profile",
        "-Wno-coverage-mismatch",
    ),
}
# Where sizes were counted, gcc would copy by string instructions of x86 that begin slowly.
X86: Final = frozenset({"x86_64", "AMD64", "i686"})
LIBRARY_COPIES: Final = "-mmemcpy-strategy=libcall:-1:noalign"


def missing() -> str:
    """Why nothing can be compiled here, empty where it can."""
    if sys.platform != "win32" and not found():
        return MISSING.format(what="no C compiler found")
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return MISSING.format(what="Python.h is not installed")
    return ""


def found() -> str:
    """The compiler somebody named, else that which made this Python, else any; empty if none."""
    named = os.environ.get("CC")
    usual = str(sysconfig.get_config_var("CC") or "cc")
    tried = [named] if named else [usual, "cc", "gcc", "clang"]
    return next((words for words in tried if shutil.which(words.split()[0])), "")


def choose() -> None:
    """Name the compiler to setuptools, which knows only that which made this Python."""
    if sys.platform != "win32" and "CC" not in os.environ and found():
        os.environ["CC"] = found()


def compile_flags(given: list[str]) -> list[str]:
    """The flags of a library: mypyc's, less what can stop an installation, and ours."""
    kept = [flag for flag in given if flag not in REFUSED_FLAGS]
    return kept if sys.platform == "win32" else [*kept, *UNIX_FLAGS, *profile_flags()]


def profile_flags() -> tuple[str, ...]:
    """What counts, or compiles by, how often each line runs; nothing unless it is asked for."""
    step = os.environ.get(PROFILE, "")
    copying = (LIBRARY_COPIES,) if step == "read" and platform.machine() in X86 else ()
    return (*PROFILE_FLAGS.get(step, ()), *copying)


def link_flags() -> list[str]:
    """Symbols nobody asks for are left out: a third of the size."""
    return ["-Wl,--strip-all", *profile_flags()] if sys.platform.startswith("linux") else []


def cores() -> int:
    """How many compilers run side by side: all cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
