"""Builds the package; the folders `rules`, `minds` and `native` are compiled with mypyc.

HEXMOOT_PURE=1 leaves everything interpreted; HEXMOOT_ONLY=name,name compiles only these games
and what is no game. How it is done stands in `src/hexmoot/building`.
"""

import os
import sys
from importlib import import_module
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src")
PACKAGE = SOURCE / "hexmoot"
# Not as a part of the package: importing that would need all it needs to run.
sys.path.insert(0, str(Path(__file__).parent / PACKAGE))
command, compiler, extensions, groups, packing = (
    import_module(f"building.{name}")
    for name in ("command", "compiler", "extensions", "groups", "packing")
)
sys.path.pop(0)


def make_extensions() -> list[Extension]:
    """The libraries of all groups that are wanted."""
    only = os.environ.get("HEXMOOT_ONLY", "")
    modules = groups.compiled_modules(PACKAGE)
    wanted = groups.without_others(modules, PACKAGE / "games", only)
    return extensions.extensions(groups.groups_of(wanted, SOURCE))


def arguments() -> dict[str, object]:
    """What a compiled build needs, less where a pure one is wanted or nothing can compile."""
    packed = {"build_py": packing.PackModules, "sdist": packing.PackSources}
    if os.environ.get("HEXMOOT_PURE") == "1":
        return {"cmdclass": packed}
    if reason := compiler.missing():
        print(reason)
        return {"cmdclass": packed}
    return command.native(make_extensions, packed)


setup(**arguments())
