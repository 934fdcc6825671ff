"""Builds the package; the folders `rules`, `minds` and `native` are compiled with mypyc.

HEXMOOT_PURE=1 leaves everything interpreted; HEXMOOT_ONLY=name,name compiles only the engine
and these games.
"""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/hexmoot")
COMPILED = {"rules", "minds", "native"}
NO_COMPILER = "hexmoot: no C compiler found, the rules stay interpreted (slower, else the same)"


def is_wanted(path: Path) -> bool:
    """Does HEXMOOT_ONLY leave this module in?"""
    only = os.environ.get("HEXMOOT_ONLY")
    games = SOURCE / "games"
    if not only or games not in path.parents:
        return True
    return path.relative_to(games).parts[0] in only.split(",")


def native_modules() -> list[str]:
    """Every module of the compiled folders."""
    found = [path for path in SOURCE.rglob("*.py") if path.parent.name in COMPILED]
    return sorted(str(path) for path in found if path.stem != "__init__" and is_wanted(path))


def has_compiler() -> bool:
    """Is there the C compiler this Python was built with, or a usual one?"""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (named, "cc", "gcc", "clang"))


def extensions() -> list[object]:
    """The compiled modules, or none where a pure build is wanted or nothing can compile."""
    if os.environ.get("HEXMOOT_PURE") == "1":
        return []
    if not has_compiler():
        print(NO_COMPILER)
        return []
    from mypyc.build import mypycify

    modules = mypycify(native_modules(), opt_level=os.environ.get("MYPYC_OPT", "3"))
    for module in modules:
        module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return list(modules)


setup(ext_modules=extensions())
