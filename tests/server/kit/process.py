"""A real server process that can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from tests import patience

ROOT = Path(__file__).parent.parent.parent.parent


class ServerProcess:
    """One server on a free port of this machine; started again on the same port."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.log = folder / "server.log"
        own = {"web": str(folder / "web"), "reports": str(folder / "reports")}
        self.settings: dict[str, Any] = {**own, **settings}
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start and wait until it listens; it ends by itself when this process is gone."""
        paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
        command = [sys.executable, "-m", "tests.server.kit.serve"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, msgspec.json.encode(self.settings).decode()],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if not line.isdecimal():
            self.kill()
            raise AssertionError(self.log.read_text())
        self.settings["port"] = int(line)

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.settings['port']}"

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; returns its exit code."""
        return self._end(signal.SIGTERM)

    @property
    def is_running(self) -> bool:
        """Has it not ended yet?"""
        return self.process is not None and self.process.poll() is None

    def _end(self, how: signal.Signals) -> int:
        """Never leaves a process behind, even one that does not want to end."""
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.send_signal(how)
        with process.stdin, process.stdout:
            try:
                return process.wait(timeout=patience.SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                return process.wait()

    def logged(self) -> list[dict[str, Any]]:
        """The lines of its log."""
        lines = self.log.read_text().splitlines()
        return [msgspec.json.decode(line) for line in lines if line.startswith("{")]
