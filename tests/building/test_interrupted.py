"""Builds that are killed, starved or run twice leave nothing that passes for a library."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexmoot.building.compiler import missing
from tests import patience
from tests.building.kit.house import BUILD, RULES, TURN, build, total, tried

pytestmark = pytest.mark.skipif(bool(missing()), reason="nothing can be compiled here")

# A compiler that dies while it links, and takes the build with it, if a file says so.
KILLER = """#!/bin/sh
case " $* " in *" -shared "*) if [ -e {house}/{how} ]; then
  while [ "$1" != "-o" ]; do shift; done
  echo half > "$2"
  {end}
fi;; esac
exec gcc "$@"
"""
CHANGED = TURN.replace("20", "30")


def compiler(house: Path, how: str, end: str) -> str:
    """A compiler for both builds: one of another name would have everything compiled anew."""
    path = house / "compiler"
    path.write_text(KILLER.format(house=house, how=how, end=end), "utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize(
    ("end", "code"), [("kill -9 $PPID; exit 1", -9), ("exit 1", 1)], ids=["killed", "disk_full"]
)
def test_half_a_library_is_never_taken_for_one(house: Path, end: str, code: int) -> None:
    """What lies in place still plays, and the next build makes the rest whole."""
    cc = compiler(house, "dying", end)
    build(house, CC=cc)
    (house / RULES).write_text(CHANGED, "utf-8")
    (house / "dying").touch()
    assert tried(house, *BUILD, MYPYC_OPT="0", CC=cc).returncode == code
    assert total(house) == ".so 96", "of the last build that ended well"
    (house / "dying").unlink()
    build(house, CC=cc)
    assert total(house) == ".so 136"
    assert list((house / "toy").rglob("*.new")) == []


def test_two_builds_at_once_end_in_one(house: Path) -> None:
    """Both end well, and what they made together plays."""
    (house / RULES).write_text(CHANGED, "utf-8")
    hasty = {**os.environ, "MYPYC_OPT": "0"}
    both = [
        subprocess.Popen([sys.executable, *BUILD], cwd=house, env=hasty, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    said = [child.communicate(timeout=patience.SECONDS)[1] for child in both]
    assert [child.returncode for child in both] == [0, 0], said
    assert total(house) == ".so 136"


def test_a_build_without_a_compiler_leaves_what_was_there(house: Path) -> None:
    """It ends with the compiler's name; what was compiled before plays on."""
    (house / RULES).write_text(CHANGED, "utf-8")
    done = tried(house, *BUILD, MYPYC_OPT="0", CC="a-compiler-nobody-has")
    assert done.returncode == 1
    assert "a-compiler-nobody-has" in done.stdout + done.stderr
    assert total(house) == ".so 96"
