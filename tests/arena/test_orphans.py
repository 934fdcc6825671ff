"""Programs of outside bots end with the run, however it ends."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import patience
from tests.arena.kit.plans import GAME

ROOT = Path(__file__).parent.parent.parent
HANGING = """
import sys, time
held = open({pipe!r}, "w")
print("here", file=held, flush=True)
time.sleep(3600)
"""


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[int]:
    """Our end of a pipe that hanging bots hold open: it closes with the last of them."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    (tmp_path / "hanging.py").write_text(HANGING.format(pipe=str(path)))
    reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    yield reading
    os.close(reading)


def heard(pipe: int, seconds: float) -> bytes:
    """What comes through the pipe next; empty when its last holder is gone."""
    deadline = time.monotonic() + seconds
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ)
        assert selector.select(deadline - time.monotonic()), "somebody still holds the pipe"
        return os.read(pipe, 1000)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_hanging_bot_ends_with_the_command(
    tmp_path: Path, pipe: int, workers: int, end: signal.Signals
) -> None:
    """Interrupted, ended or killed, with workers or without: no program is left."""
    words = [GAME, "--players", f"random,{tmp_path / 'hanging.py'}", "--games", "8"]
    words += ["--workers", str(workers), "--out", str(tmp_path / "run")]
    process = subprocess.Popen(
        [sys.executable, "-m", "hexmoot", "arena", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        # A run of the tests in the background ignores interrupts, and so would the command.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        assert heard(pipe, patience.SECONDS).startswith(b"here")
        process.send_signal(end)
        process.wait(patience.SECONDS)
        while heard(pipe, patience.SECONDS):
            pass
    finally:
        process.kill()
        process.wait()
