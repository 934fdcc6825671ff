"""Sharing out work that is quickly done again: if workers die, what is missing starts anew."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Future
from typing import TypeVar

from hexmoot.workers.crew import Workers
from hexmoot.workers.errors import WorkersFailed

BATCHES_A_WORKER = 8
MOST_ATTEMPTS = 3

Item = TypeVar("Item")
Made = TypeVar("Made")

Tell = Callable[[str, int, int], None]  # the work, how much of it is done, and how much there is


def shared_out(
    work: Callable[[Sequence[Item]], list[Made]],
    items: Sequence[Item],
    workers: Workers,
    tell: Callable[[int], None],
) -> list[Made]:
    """What `work` makes of the items, one for one, in their order; `tell` hears how many."""
    made: list[Made] = []
    for attempt in range(MOST_ATTEMPTS):
        try:
            with workers.open() as crew:
                missing = items[len(made) :]
                size = max(1, math.ceil(len(missing) / (crew.count() * BATCHES_A_WORKER)))
                batches: list[Future[list[Made]]] = [
                    crew.executor.submit(work, missing[start : start + size])
                    for start in range(0, len(missing), size)
                ]
                for batch in batches:
                    made += batch.result()
                    tell(len(made))
            return made
        except (BrokenExecutor, CancelledError) as error:
            if attempt == MOST_ATTEMPTS - 1:
                raise WorkersFailed(f"workers died {MOST_ATTEMPTS} times ({error})") from error
    raise AssertionError("the last attempt returns or raises")
