"""Runs a server for tests: settings as JSON in the first argument, the port on standard output."""

from __future__ import annotations

import os
import resource
import signal
import sys
import threading
from pathlib import Path

import msgspec

from hexmoot.engine import registry
from hexmoot.server import logs, run
from hexmoot.server.settings import Limits, Push, Rate, Settings

PLENTY = Rate(100_000, 100_000)
# A second: so few that nothing comes back while a test runs, however long that takes.
SLOW = 0.0001
NO_LIMITS = Limits(
    requests=PLENTY,
    identities=PLENTY,
    recoveries=PLENTY,
    new_tables=PLENTY,
    messages=PLENTY,
    chat=PLENTY,
    thoughts=PLENTY,
    reviews=PLENTY,
    pictures=PLENTY,
    sockets=10_000,
    running_tables=10_000,
)


def say(port: int) -> None:
    """Where the server listens."""
    sys.stdout.write(f"{port}\n")
    sys.stdout.flush()


def end_with_parent() -> None:
    """Nobody holds the other end of our input any more: the tests were cut off."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Serve until told to stop."""
    registry.add_package("tests.toys")
    threading.Thread(target=end_with_parent, daemon=True).start()
    given = msgspec.json.decode(sys.argv[1])
    limits = Limits(requests=Rate(30, SLOW), recoveries=Rate(3, SLOW), messages=Rate(5, SLOW))
    given["limits"] = limits if given.pop("is_limited", False) else NO_LIMITS
    given["web"], given["reports"] = Path(given["web"]), Path(given["reports"])
    if "push" in given:
        given["push"] = Push(**given["push"])
    few = given.pop("descriptors", 0)
    if few:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, few))
    logs.set_up("info")
    listening = run.bind("127.0.0.1", given.pop("port", 0))
    port = listening.getsockname()[1]
    # A bot that is slow because the machine is busy has not failed.
    usual = {"pace": 0.0, "sweep": 0.2, "lease": 1.5, "bot_workers": 1, "bot_seconds": 900.0}
    settings = Settings(**{**usual, **given})
    run.run(settings, listening, on_up=lambda: say(port))


if __name__ == "__main__":
    main()
