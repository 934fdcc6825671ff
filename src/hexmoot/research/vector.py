"""A vector environment: thousands of games stepped at once, shown as NumPy arrays."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hexmoot.bots.learned.buffers import shown, writable
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.native.chance import splitmix
from hexmoot.engine.native.sheet import Feature, Sheet
from hexmoot.research.native.vector_core import VectorCore
from hexmoot.research.number_kinds import converter

Observations = NDArray[Any]
# Where the bytes of a buffer begin and how many they are.
Memory = tuple[int, int]

clear: Final = ctypes.memset


class Step(NamedTuple):
    """What one step brought: which games ended, and every seat's utility in those."""

    ended: NDArray[np.bool_]
    rewards: NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Afterstates:
    """The legal answers of one game, and what the asked seat would see after each."""

    actions: NDArray[np.int64]
    observations: Observations


@dataclass(frozen=True, slots=True)
class Room:
    """Where one step's observations and masks are written, to look at and to clear."""

    seen: NDArray[np.int16]
    masks: NDArray[np.bool_]
    memories: tuple[Memory, Memory]


def rooms_of(
    core: VectorCore, kept: int, seen: tuple[int, int], masks: tuple[int, int]
) -> list[Room]:
    """The rooms for `kept` steps in the buffers of a row of games."""
    numbers = shown(core.sheet.out, np.int16, (kept, *seen))
    allowed = shown(core.masks, np.bool_, (kept, *masks))
    return [
        Room(one, mask, (place_of(one), place_of(mask)))
        for one, mask in zip(numbers, allowed, strict=True)
    ]


def place_of(numbers: NDArray[Any]) -> Memory:
    """Where the numbers of an array lie."""
    return numbers.ctypes.data, numbers.nbytes


class VectorEnvironment:
    """`count` games of one kind. Each step answers the decision at hand in every one of them.

    `observations` (games x features, `int16` unless another `kind` is asked for), `masks` (games x
    actions) and `seats` (who is asked) are views of buffers that native code writes: they change
    with every step, copy them to keep them. With `kept` steps, observations and masks are written
    to as many rooms in turn, and what was handed over stays as it is until its room comes again:
    a rollout needs no copy. A game that ends is replaced by a fresh one at once.
    Every place has a row of seeds of its own, counted from `first`: two environments with
    neighbouring places are one larger one.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        preset: str | None = None,
        seed: int = 0,
        first: int = 0,
        kind: str = "int16",
        kept: int = 1,
        **options: Any,
    ) -> None:
        if kept < 1:
            raise BadOption("kept", kept, "1 step or more")
        self.game = registry.game(game)
        self.setup = self.game.prepare(seats, preset, options)
        self.count = count
        self.features: list[Feature] = self.game.features(self.setup)
        self.action_count = len(self.game.actions)
        size = len(self.features)
        places = [splitmix(splitmix(seed) + first + index) for index in range(count)]
        self.core = VectorCore(self.setup, places, size, kept)
        self.core.chance.reseed(splitmix(splitmix(seed) + first))
        self.seats = shown(self.core.asked, np.int64, (count,))
        self._convert = converter(kind, self.features)
        self._rooms = rooms_of(self.core, kept, (count, size), (count, self.action_count))
        self._room = 0
        self.observations = self._convert(self._rooms[0].seen)
        self.masks = self._rooms[0].masks
        self._ended = shown(self.core.ended, np.bool_, (count,))
        self._rewards = shown(self.core.rewards, np.float64, (count, self.setup.seats))
        self._given = writable(self.core.actions, np.int64)
        # Most steps end no game; they share one answer, which nobody can write into.
        self._uneventful = Step(self._ended.copy(), self._rewards.copy())
        for zeros in self._uneventful:
            zeros.flags.writeable = False

    @property
    def mask_bits(self) -> NDArray[np.uint8]:
        """The masks with eight actions a byte, the first one highest (`np.unpackbits` order)."""
        return np.packbits(self.masks, axis=1)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Step:
        """Answer every game; IllegalAction names a game whose mask forbids its action."""
        given = np.asarray(actions)
        if given.shape != (self.count,):
            raise BadOption("actions", given.shape, f"one action for each of {self.count} games")
        self._given[:] = given
        self.core.refuse_forbidden()
        return self._advance()

    def step_random(self) -> Step:
        """Answer every game by a uniform legal choice, without leaving native code."""
        self.core.choose_random()
        return self._advance()

    def _advance(self) -> Step:
        self._room = (self._room + 1) % len(self._rooms)
        room = self._rooms[self._room]
        for start, size in room.memories:
            clear(start, 0, size)
        self.core.turn_to(self._room)
        self.core.step()
        self.observations = self._convert(room.seen)
        self.masks = room.masks
        if self.core.endings == 0:
            return self._uneventful
        return Step(self._ended.copy(), self._rewards.copy())

    def afterstates(self, index: int) -> Afterstates:
        """One game's legal answers and what follows them, in a world its asked seat imagines."""
        actions = np.flatnonzero(self.masks[index])
        sheet = Sheet(False, len(actions) * len(self.features))
        self.core.show_afterstates(index, sheet)
        seen = shown(sheet.out, np.int16, (len(actions), len(self.features)))
        return Afterstates(actions, self._convert(seen))
