"""Servers the house builds on, which can be cut off and come back where they were."""

from __future__ import annotations

import subprocess
from contextlib import ExitStack
from pathlib import Path

from tests.server.kit.databases import beside, free_port, server_user, wait_for


class Postgres:
    """A PostgreSQL server of a test's own; cut off it ends as in a crash, and recovers."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.data, self.port = programs, folder / "data", free_port()
        self.user = server_user(folder)
        self.address = f"postgresql://hexmoot@127.0.0.1:{self.port}"
        self.running = ExitStack()
        start = [str(programs / "initdb"), "-D", str(self.data), "-U", "hexmoot", "-A", "trust"]
        subprocess.run([*start, "-N"], check=True, capture_output=True, cwd="/", user=self.user)
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        own = ["-D", str(self.data), "-p", str(self.port), "-k", str(self.data.parent)]
        listen = ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        command = [str(self.programs / "postgres"), *own, *listen]
        # QUIT: every part of it stops where it is, as if the machine had lost power.
        self.running.enter_context(beside(command, self.user, "QUIT"))
        wait_for(self.address)

    def cut_off(self) -> None:
        """End it at once."""
        self.running.close()


class Redis:
    """A Redis server of a test's own."""

    def __init__(self, program: str) -> None:
        self.program, self.port = program, free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self.running = ExitStack()
        self.start()

    def start(self) -> None:
        """Start; who needs it tries until it answers."""
        own = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.running.enter_context(beside([self.program, *own], signal="KILL"))

    def cut_off(self) -> None:
        """End it at once."""
        self.running.close()
