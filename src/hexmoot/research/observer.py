"""Observations and masks of a game as NumPy arrays."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hexmoot.bots.learned.buffers import shown
from hexmoot.engine.game import Game
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import Setup


class Observer:
    """Looks at states of one set-up; its spaces say what it can see."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.features = game.features(setup)
        self.actions = len(game.actions)
        self._kinds = game.decision_kinds
        self._sheet = Sheet(False, len(self.features))
        self._row: NDArray[np.int16] = shown(self._sheet.out, np.int16)

    def box(self) -> spaces.Box[np.int64]:
        """The observation space, with each feature's own bounds."""
        low = np.array([feature.low for feature in self.features], dtype=np.int64)
        high = np.array([feature.high for feature in self.features], dtype=np.int64)
        return spaces.Box(low, high, dtype=np.int64)

    def see(self, state: State, seat: int) -> NDArray[np.int64]:
        """What this seat may know, as a row of its own."""
        self._sheet.clear()
        state.observe_all(seat, self._kinds, self._sheet)
        return self._row.astype(np.int64)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for every legal action of the asked seat; all 0 for the others."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if seat == state.seat:
            mask[state.legal()] = 1
        return mask
