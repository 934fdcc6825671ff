"""What the machine adds where a program wakes up rarely, by a piece of work always the same.

Whoever rests between two pieces of work needs more CPU time for the same instructions, perhaps
because others have filled the caches meanwhile. How much differs from machine to machine, and must
not be taken for the server's doing.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

PIECES = 240
MOST_SECONDS = 3.0
FEWEST, MOST = 8, 300
WARM_UP = 20


class Paces(NamedTuple):
    """Seconds of CPU for one piece of work: one after the other, and with a pause before each."""

    without_pause: float
    with_pause: float

    @property
    def factor(self) -> float:
        """How many times as much a piece takes after a pause."""
        return self.with_pause / self.without_pause


def paces(pause: float) -> Paces:
    """Measure both, the work without a pause before and after the other."""
    board = made_up_board()
    count = min(MOST, max(FEWEST, int(MOST_SECONDS / (pause or MOST_SECONDS))))
    pause = min(pause, MOST_SECONDS / count)
    list(spent(board, 0.0, WARM_UP))
    first = list(spent(board, 0.0, MOST))
    rare = list(spent(board, pause, count))
    last = list(spent(board, 0.0, MOST))
    return Paces(sum(first + last) / (2 * MOST), sum(rare) / count)


def spent(board: list[dict[str, Any]], pause: float, count: int) -> Iterator[float]:
    """CPU time of so many pieces of work."""
    for _ in range(count):
        time.sleep(pause)
        began = time.thread_time()
        for part in board:
            json.loads(json.dumps(part))
        yield time.thread_time() - began


def made_up_board() -> list[dict[str, Any]]:
    """About as much as a server goes through for an answer, and as small in its parts."""
    return [
        {
            "place": place,
            "stones": [place, place + 1],
            "near": {str(i): i * place for i in range(9)},
        }
        for place in range(PIECES)
    ]
