"""Work shared out among workers comes back in its order."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import BrokenExecutor

import pytest

from hexmoot.workers.crew import Workers
from hexmoot.workers.errors import WorkersFailed
from hexmoot.workers.shared_out import shared_out


def test_work_is_shared_out_in_order() -> None:
    told: list[int] = []
    made = shared_out(
        lambda batch: [2 * item for item in batch], range(20), Workers(1), told.append
    )
    assert made == [2 * item for item in range(20)]
    assert told[-1] == 20


def test_workers_that_die_again_and_again_end_the_work() -> None:
    calls: list[int] = []

    def die(batch: Sequence[int]) -> list[int]:
        calls.append(len(batch))
        if batch[0] == 0:
            return list(batch)
        raise BrokenExecutor("gone")

    with pytest.raises(WorkersFailed, match="died 3 times"):
        shared_out(die, range(8), Workers(1), lambda done: None)
    assert calls[0] == 1
