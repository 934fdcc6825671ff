"""A small house of two groups, compiled: what changes is compiled anew, the rest stays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hexmoot.building.compiler import missing
from tests.project.sources import SOURCE

pytestmark = pytest.mark.skipif(bool(missing()), reason="nothing can be compiled here")

BASE = """
from mypy_extensions import i64, mypyc_attr


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

from toy.engine.native.base import State


class Table(State):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.gold: i64 = 20

    def worth(self) -> i64:
        return self.gold + self.seats
"""
# A line of its own before the others: whatever comes after it lies elsewhere in memory.
WIDER = BASE.replace(
    "    def worth", "    def luck(self) -> i64:\n        return 0\n\n    def worth"
)
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


def run(house: Path, *arguments: str) -> str:
    """What Python prints in the house; it must end well."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=house, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Two packages, one compiled against the other."""
    for name in ("toy", "toy/engine", "toy/engine/native", "toy/one", "toy/one/rules"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    (tmp_path / "toy/engine/native/base.py").write_text(BASE, "utf-8")
    (tmp_path / "toy/one/rules/turn.py").write_text(TURN, "utf-8")
    (tmp_path / "setup.py").write_text(SETUP.format(rooms=str(SOURCE)), "utf-8")
    return tmp_path


def build(house: Path) -> dict[str, int]:
    """Compile, and tell when each library was made."""
    run(house, "setup.py", "-q", "build_ext", "--inplace")
    libraries = (house / "toy").glob("*/compiled__mypyc*")
    return {path.parent.name: path.stat().st_mtime_ns for path in libraries}


def test_only_what_changed_is_compiled(house: Path) -> None:
    """A second build leaves the others alone, and what depends on a change is built with it."""
    (house / "elsewhere.so").touch()
    first = build(house)
    assert (house / "elsewhere.so").exists(), "only the package's own libraries are looked after"
    assert set(first) == {"engine", "one"}
    assert run(house, "-c", TOTAL) == ".so 96"
    assert build(house) == first

    turn = house / "toy/one/rules/turn.py"
    turn.write_text(TURN.replace("20", "30"), "utf-8")
    second = build(house)
    assert second["engine"] == first["engine"]
    assert second["one"] > first["one"]
    assert run(house, "-c", TOTAL) == ".so 136"

    (house / "toy/engine/native/base.py").write_text(WIDER, "utf-8")
    third = build(house)
    assert third["engine"] > second["engine"]
    assert third["one"] > second["one"], "compiled against the old table of methods"
    assert run(house, "-c", TOTAL) == ".so 136"
