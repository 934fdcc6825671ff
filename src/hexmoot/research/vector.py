"""A vector environment: thousands of games stepped at once, shown as NumPy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.native.chance import splitmix
from hexmoot.engine.native.sheet import Feature
from hexmoot.engine.native.state import State
from hexmoot.research.native.vector_core import VectorCore


@dataclass(frozen=True, slots=True)
class Step:
    """What one step brought: which games ended, and every seat's utility in those."""

    ended: NDArray[np.bool_]
    rewards: NDArray[np.float64]


class VectorEnvironment:
    """`count` games of one kind. Each step answers the decision at hand in every one of them.

    `observations` (games x features), `masks` (games x actions) and `seats` (who is asked) are
    views of buffers that native code writes: they change with every step, copy them to keep them.
    A game that ends is replaced by a fresh one at once. Every place has a row of seeds of its own,
    counted from `first`: two environments with neighbouring places are one larger one.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        preset: str | None = None,
        seed: int = 0,
        first: int = 0,
        **options: Any,
    ) -> None:
        self.game = registry.game(game)
        self.setup = self.game.prepare(seats, preset, options)
        self.count = count
        self.seed = seed
        self.first = first
        self.dealt = [0] * count
        self.features: list[Feature] = self.game.features(self.setup)
        self.action_count = len(self.game.actions)
        states = [self._fresh(index) for index in range(count)]
        size = len(self.features)
        self.core = VectorCore(states, size, self.action_count, self.game.decision_kinds)
        self.core.chance.reseed(splitmix(splitmix(seed) + first))
        self.observations = _look(self.core.sheet.out, np.int64, (count, size))
        self.masks = _look(self.core.masks, np.bool_, (count, self.action_count))
        self.seats = _look(self.core.asked, np.int64, (count,))
        self._rewards = _look(self.core.rewards, np.float64, (count, self.setup.seats))

    def _fresh(self, index: int) -> State:
        """The next game of this place's own row of seeds."""
        row = splitmix(splitmix(self.seed) + self.first + index)
        self.dealt[index] += 1
        return self.game.deal(self.setup, splitmix(row + self.dealt[index]))

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Step:
        """Answer every game; IllegalAction names a game whose mask forbids its action."""
        given = np.asarray(actions, dtype=np.int64)
        if given.shape != (self.count,):
            raise BadOption("actions", given.shape, f"one action for each of {self.count} games")
        self.core.take(given.tolist())
        return self._advance()

    def step_random(self) -> Step:
        """Answer every game by a uniform legal choice, without leaving native code."""
        self.core.choose_random()
        return self._advance()

    def _advance(self) -> Step:
        over = self.core.step()
        ended = np.zeros(self.count, dtype=np.bool_)
        ended[over] = True
        rewards = np.where(ended[:, None], self._rewards, 0.0)
        for index in over:
            self.core.replace(index, self._fresh(index))
        return Step(ended, rewards)


def _look(buffer: object, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """A NumPy view of a native buffer."""
    return np.frombuffer(buffer, dtype=kind).reshape(shape)  # type: ignore[call-overload,no-any-return]
