"""One build at a time in a folder: two that write the same files would make a third of neither."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

if sys.platform != "win32":
    import fcntl

LOCK: Final = Path("build") / "lock"
# Held by a build by counts from beginning to end, while those within it take the other in turn.
COUNTING_LOCK: Final = Path("build") / "counting.lock"


@contextmanager
def alone(lock: Path = LOCK) -> Iterator[None]:
    """Wait until no other build runs there, and keep others waiting; a killed build keeps nobody.

    Where the system knows no such locks nobody waits.
    """
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("wb") as held:
        _take(held, waits=True)
        yield


def is_taken(lock: Path = LOCK) -> bool:
    """Does a build run there now?"""
    if not lock.is_file():
        return False
    with lock.open("rb") as tried:
        return not _take(tried, waits=False)


def _take(held: IO[bytes], waits: bool) -> bool:
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(held, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True
