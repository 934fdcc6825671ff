"""A copy of the checkout, and what is built from it."""

from __future__ import annotations

import os
import shutil
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

from tests.project.sources import ROOT
from tests.release.kit.installing import environment, needed, run

PARTS = ("benchmarks", "deploy", "docs", "examples", "licences", "src", "tests", "tools", "web")
BUILDER = ["build", "packaging", "pyproject_hooks"]
UNTRACKED = ("*.so", "__pycache__", "node_modules", "*.egg-info", ".mypy_cache")


def is_compiled() -> bool:
    """Are the libraries built here, so that they need not be built again?"""
    return (ROOT / "build" / "c").is_dir() and any(ROOT.glob("build/lib*/hexmoot/*/*.so"))


def copy_of_checkout(folder: Path) -> Path:
    """The sources as they are, the built page, and what is known of the last build."""
    folder.mkdir()
    for part in PARTS:
        ignored = shutil.ignore_patterns(*UNTRACKED)
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    for path in ROOT.iterdir():
        if path.is_file() and not path.name.startswith(".git"):
            shutil.copy2(path, folder)
    if is_compiled():
        built = ROOT / "build"
        for part in ("c", "mypyc", *(path.name for path in built.glob("lib.*"))):
            shutil.copytree(built / part, folder / "build" / part)
    return folder


def pyproject() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def builder(folder: Path) -> Path:
    """A Python with nothing but what pyproject.toml says a build requires; its path."""
    required = pyproject()["build-system"]["requires"]
    return environment(folder, needed([*BUILDER, *required]).values())


def build(kind: str, python: Path, tree: Path, out: Path, **variables: str) -> Path:
    """Build an `sdist` or a `wheel`; the file."""
    before = set(out.glob("*"))
    command = [str(python), "-m", "build", f"--{kind}", "--no-isolation", "-o", str(out), str(tree)]
    run(command, tree, **variables)
    (made,) = set(out.glob("*")) - before
    return made


def unpacked(sdist: Path, folder: Path) -> Path:
    """The sources that were packed."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (tree,) = folder.iterdir()
    return tree


def without_tools(folder: Path) -> dict[str, str]:
    """Variables of a machine that has no compiler and no Node."""
    folder.mkdir()
    return {"PATH": str(folder), "CC": "a-compiler-nobody-has", "HOME": os.environ["HOME"]}


def twine_check(*files: Path) -> str:
    """What the registry would say of their metadata."""
    command = [sys.executable, "-m", "twine", "check", "--strict", *map(str, files)]
    return run(command, files[0].parent, PYTHONPATH=os.pathsep.join(sys.path))
