"""A small house of two groups, one compiled against the other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests import patience
from tests.project.sources import SOURCE

BASE = """
from mypy_extensions import i64, mypyc_attr


def bonus(seats: i64) -> i64:
    return seats * 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats

    def worth(self) -> i64:
        return 1

    def total(self) -> i64:
        return self.worth() * self.seats
"""
TURN = """
from mypy_extensions import i64

from toy.engine.native.base import State, bonus


class Table(State):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.gold: i64 = 20

    def worth(self) -> i64:
        return self.gold + self.seats + bonus(self.seats)
"""
SETUP = """
import sys
from pathlib import Path

sys.path.insert(0, {rooms!r})
from building.command import native
from building.extensions import extensions
from building.groups import compiled_modules, groups_of
from setuptools import setup

groups = groups_of(compiled_modules(Path("toy")), Path("."))
setup(name="toy", packages=[], **native(lambda: extensions(groups)))
"""
TOTAL = "from toy.one.rules import turn; print(turn.__file__[-3:], turn.Table(4).total())"
BUILD = ("setup.py", "-q", "build_ext", "--inplace")
ENGINE = "toy/engine/native/base.py"
RULES = "toy/one/rules/turn.py"


def write_house(folder: Path) -> None:
    """The sources and a setup.py that compiles them as ours are compiled."""
    for name in ("toy", "toy/engine", "toy/engine/native", "toy/one", "toy/one/rules"):
        (folder / name).mkdir()
        (folder / name / "__init__.py").touch()
    (folder / ENGINE).write_text(BASE, "utf-8")
    (folder / RULES).write_text(TURN, "utf-8")
    (folder / "setup.py").write_text(SETUP.format(rooms=str(SOURCE)), "utf-8")


def tried(house: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """What happens when Python runs in the house."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=house,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
        timeout=patience.SECONDS,
    )


def run(house: Path, *arguments: str, **more: str) -> str:
    """What Python prints in the house; it must end well."""
    done = tried(house, *arguments, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def build(house: Path, **more: str) -> dict[str, int]:
    """Compile without care for speed, and tell when each library was made."""
    run(house, *BUILD, **{"MYPYC_OPT": "0", **more})
    libraries = (house / "toy").glob("*/compiled__mypyc*")
    return {path.parent.name: path.stat().st_mtime_ns for path in libraries}


def total(house: Path) -> str:
    """Where the rules come from, and what they make of four seats."""
    return run(house, "-c", TOTAL)
