"""Running what a deployment runs, with the server of this checkout."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests import patience
from tests.project.sources import ROOT

DEPLOY = ROOT / "deploy"
SAID = re.compile(r"Hexmoot is at http://[^:]+:(\d+)/")
HOST = "games.example.org"


def with_free_port(words: list[str]) -> list[str]:
    """The same command on any free port."""
    line = re.sub(r"(--port[ =]?\0?)8000", r"\g<1>0", "\0".join(words))
    return line.split("\0")


@contextmanager
def served(words: list[str], home: Path, **settings: str) -> Iterator[int]:
    """Run `hexmoot` with these words as its users would; gives its port, and it must end well."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "PYTHONUNBUFFERED": "1",
        **settings,
    }
    command = [sys.executable, "-m", "hexmoot", *with_free_port(words), "--bots", "1"]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    try:
        seen: list[str] = []
        for line in process.stdout:
            seen.append(line)
            if found := SAID.search(line):
                break
        else:
            raise AssertionError("".join(seen))
        yield int(found[1])
        process.send_signal(signal.SIGTERM)
        assert process.wait(patience.SECONDS) == 0
    finally:
        process.kill()
        process.stdout.close()
        process.wait()
