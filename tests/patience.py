"""How long tests wait: a guard against hanging for ever, never a promise of speed.

A machine may be ten times overloaded and still be right: what must be quick is measured in
processor time, or beside the same machine's own pace.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

SECONDS = 300.0
STEP_SECONDS = 0.01


def wait_until(is_so: Callable[[], object], words: str = "it never came to that") -> None:
    """Wait for something that will be so."""
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline, words
        time.sleep(STEP_SECONDS)


async def until(is_so: Callable[[], object], words: str = "it never came to that") -> None:
    """The same in a loop, which works meanwhile."""
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline, words
        await asyncio.sleep(STEP_SECONDS)


def slowdown() -> float:
    """How many times longer work takes now than it would on this machine alone."""
    began, worked = time.monotonic(), time.process_time()
    while time.process_time() - worked < 0.2:
        pass
    return max(1.0, (time.monotonic() - began) / 0.2)
