"""`make play` begins at once, and a run is compiled or interpreted as a whole."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import play

from hexmoot.building.alone import COUNTING_LOCK, LOCK, alone

WHERE = "from hexmoot.engine.native import state; print(state.__file__)"


@pytest.fixture(autouse=True)
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is written into the checkout."""
    monkeypatch.setattr(play, "BUILD", tmp_path / "build")
    monkeypatch.setattr(play, "LOG", play.BUILD / "native.log")
    play.BUILD.mkdir()
    return play.BUILD


def test_an_interpreted_run_sees_no_library_that_is_built_meanwhile(scratch: Path) -> None:
    with play.interpreted() as environment:
        folder = Path(environment["PYTHONPATH"])
        assert list(folder.rglob("*.so")) == []
        assert (folder / "hexmoot" / "engine" / "native" / "state.py").is_file()
        shown = subprocess.run(
            [sys.executable, "-c", WHERE],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        assert shown == str(folder / "hexmoot" / "engine" / "native" / "state.py")
    assert list(scratch.iterdir()) == []


@pytest.mark.parametrize("lock", [LOCK, COUNTING_LOCK])
def test_a_build_is_begun_once(scratch: Path, lock: Path) -> None:
    """Whoever builds holds the lock of the build; a process that ended holds nothing."""
    assert not play.is_building()
    with alone(scratch / lock.name):
        assert play.is_building()
    assert not play.is_building()


def test_a_build_in_the_background_writes_to_its_log(
    scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (scratch / "make").write_text("#!/bin/sh\necho asked for: $*\n", "utf-8")
    (scratch / "make").chmod(0o755)
    monkeypatch.setattr(play, "MAKE", str(scratch / "make"))
    child = play.start_building()
    assert child.wait() == 0
    assert play.LOG.read_text("utf-8") == "asked for: -s build profiled\n"


@pytest.mark.parametrize("is_built", [False, True])
@pytest.mark.parametrize("reason", ["", "no compiler here"])
def test_what_is_not_ready_is_played_interpreted(
    reason: str, is_built: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[bool] = []
    played: list[list[str]] = []

    def record(environment: dict[str, str], words: list[str]) -> int:
        played.append(words)
        return 0

    monkeypatch.setattr(play, "is_made", lambda target: False)
    monkeypatch.setattr(play, "why_not", lambda: reason)
    monkeypatch.setattr(play, "is_building", lambda: is_built)
    monkeypatch.setattr(play, "start_building", lambda: begun.append(True))
    monkeypatch.setattr(play, "play", record)
    assert play.main(["--port", "1"]) == 0
    assert played == [["--port", "1"]]
    assert capsys.readouterr().out == f"{reason or play.INTERPRETED}\n"
    assert begun == ([] if reason or is_built else [True])


@pytest.mark.parametrize(
    ("is_counted", "is_building", "reason"),
    [
        (False, False, ""),
        (True, False, ""),
        (False, True, ""),
        (False, False, "no compiler here"),
    ],
)
def test_what_is_ready_is_played_compiled(
    is_counted: bool, is_building: bool, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Libraries made by counts are for a later start, and made in the background once."""

    class Replaced(Exception):
        pass

    def replace(path: str, words: list[str]) -> None:
        raise Replaced(path, *words)

    begun: list[bool] = []
    monkeypatch.setattr(play, "is_made", lambda target: target == "build" or is_counted)
    monkeypatch.setattr(play, "is_building", lambda: is_building)
    monkeypatch.setattr(play, "why_not", lambda: reason)
    monkeypatch.setattr(play, "start_building", lambda: begun.append(True))
    monkeypatch.setattr(os, "execv", replace)
    with pytest.raises(Replaced) as found:
        play.main(["games"])
    assert found.value.args == (sys.executable, sys.executable, "-m", "hexmoot", "games")
    assert begun == ([] if is_counted or is_building or reason else [True])
