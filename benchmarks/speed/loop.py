"""A plain Python loop over an environment of PettingZoo's kind, ours or another."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import numpy as np


class Table(Protocol):
    """What is asked of an environment in which one seat acts after the other."""

    def reset(self, seed: int) -> None: ...

    def agent_iter(self) -> Iterable[Any]: ...

    def last(self) -> tuple[Any, ...]: ...

    def step(self, action: Any) -> None: ...


def rate(steps: int, work: Callable[[], object]) -> float:
    """Steps a second of CPU time."""
    began = time.process_time()
    work()
    return steps / (time.process_time() - began)


def loop_rate(table: Table, steps: int) -> float:
    """Steps a second with random legal actions."""
    chooser = np.random.default_rng(1)

    def work() -> None:
        taken = 0
        while taken < steps:
            table.reset(seed=taken)
            for _ in table.agent_iter():
                observation, _, terminated, truncated, _ = table.last()
                done = terminated or truncated
                legal = np.flatnonzero(observation["action_mask"])
                table.step(None if done else int(chooser.choice(legal)))
                taken += 1

    return rate(steps, work)
