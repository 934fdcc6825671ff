"""Compiles the rules of a game in another package, for the engine that is installed.

The whole of a package's setup.py:

    from hexmoot.build import compiled
    from setuptools import setup

    setup(**compiled("night_market"))

A state of a game is a native class that builds on ours. Compiled by itself it would know nothing
of the fields and methods it inherits, and end the process at its first call. So the compiler reads
the engine's sources too, makes one library of the package's own folders `rules` and `minds`, and
leaves ours as it is installed; an empty one beside it says by its name for which engine.
"""

from __future__ import annotations

import os
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hexmoot.building import command, compiler, extensions, groups
from hexmoot.engine.builds import ENGINE, MARK, MYPY, SUFFIXES, engine_mark

if TYPE_CHECKING:
    from setuptools import Extension

EMPTY: Final = """#include <Python.h>
static struct PyModuleDef module = {{PyModuleDef_HEAD_INIT, "{name}", NULL, -1, NULL}};
PyMODINIT_FUNC PyInit_{name}(void) {{ return PyModule_Create(&module); }}
"""
NOT_COMPILED: Final = "hexmoot: {why}; the rules stay interpreted (slower, else the same)"


def compiled(package: str, source: str = "src") -> dict[str, object]:
    """What `setup` is given to compile a package that lies in a folder; nothing if none can be.

    HEXMOOT_PURE=1 leaves everything interpreted. Where nothing can be compiled a line says why.
    """
    if os.environ.get("HEXMOOT_PURE") == "1":
        return {}
    if why := compiler.missing() or missing():
        print(why)
        return {}
    return command.native(lambda: libraries(package, Path(source)))


def missing() -> str:
    """Why a package cannot be compiled for this Hexmoot, empty where it can."""
    built = [path.name for path in ENGINE.parent.iterdir() if path.suffix in SUFFIXES]
    if not any(name.startswith(f"{groups.LIBRARY}__mypyc.") for name in built):
        return NOT_COMPILED.format(why="the Hexmoot that is installed is interpreted itself")
    try:
        found = version("mypy")
    except PackageNotFoundError:
        return NOT_COMPILED.format(why=f"mypy=={MYPY} is not installed")
    if found != MYPY:
        return NOT_COMPILED.format(why=f"Hexmoot was compiled by mypy {MYPY}, here is {found}")
    return ""


def libraries(package: str, source: Path) -> list[Extension]:
    """The libraries of a package: its code, one door to it for each module, and the mark."""
    root = ENGINE.parent.parent.parent
    ours = groups.groups_of(groups.compiled_modules(ENGINE.parent), root)
    theirs = groups.groups_of(groups.compiled_modules(source / package), source)
    made = extensions.extensions({**ours, **theirs})
    return [*(one for one in made if one.name.startswith(f"{package}.")), mark(package)]


def mark(package: str) -> Extension:
    """An empty module whose name says for which engine the others were made."""
    from setuptools import Extension

    name = f"{MARK}{engine_mark()}"
    path = extensions.C_FILES / package / f"{name}.c"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(EMPTY.format(name=name), "utf-8")
    return Extension(f"{package}.{name}", [str(path)])
