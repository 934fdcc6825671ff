"""One build at a time; who comes second waits and finds the work done."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hexmoot.building.alone import alone, is_taken
from hexmoot.building.command import native
from tests import patience

needs_locks = pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
TAKE = """
import sys; from pathlib import Path; from hexmoot.building.alone import alone
with alone(Path(sys.argv[1])):
    print("taken", flush=True)
    input()
"""


@needs_locks
def test_a_lock_is_taken_while_it_is_held(tmp_path: Path) -> None:
    lock = tmp_path / "build" / "lock"
    assert not is_taken(lock)
    with alone(lock):
        assert is_taken(lock)
    assert not is_taken(lock)
    assert lock.is_file(), "taking it away would let two in, each with a file of its own"


@needs_locks
def test_a_killed_build_keeps_nobody_waiting(tmp_path: Path) -> None:
    """And while it lives nobody else comes in."""
    lock = tmp_path / "lock"
    child = subprocess.Popen(
        [sys.executable, "-c", TAKE, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert child.stdout is not None
    assert child.stdin is not None
    assert child.stdout.readline() == b"taken\n"
    assert is_taken(lock)
    child.kill()
    child.wait(patience.SECONDS)
    assert not is_taken(lock)
    child.stdin.close()
    child.stdout.close()


@needs_locks
def test_a_build_holds_the_lock_from_its_first_file_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Seen(Exception):
        pass

    def make() -> list[object]:
        raise Seen(is_taken())

    monkeypatch.chdir(tmp_path)
    arguments = native(make)
    kind = arguments["distclass"]
    assert isinstance(kind, type)
    command = kind({"name": "toy", "cmdclass": arguments["cmdclass"]}).get_command_obj("build_ext")
    command.ensure_finalized()
    with pytest.raises(Seen) as seen:
        command.run()
    assert seen.value.args == (True,)
    assert not is_taken()
