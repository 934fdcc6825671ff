"""The layers of a trained net in NumPy, from what its first one makes of a row to its heads."""

from __future__ import annotations

import numpy as np

from hexmoot.bots.learned.weights import Floats
from hexmoot.engine.setup import Setup

SMALLEST = 1e-5  # keeps a normalisation from dividing by zero


class Layers:
    """Blocks and heads, for one position or several at a time."""

    def __init__(self, arrays: dict[str, Floats]) -> None:
        self.arrays = arrays
        self.blocks = sum(name.endswith(".a.weight") for name in arrays)

    def think(self, x: Floats) -> Floats:
        """Through the blocks."""
        arrays = self.arrays
        x = np.maximum(x, 0.0)
        for block in range(self.blocks):
            name = f"blocks.{block}."
            hidden = normal(x, arrays[name + "norm.weight"], arrays[name + "norm.bias"])
            hidden = np.maximum(hidden @ arrays[name + "a.weight"].T + arrays[name + "a.bias"], 0.0)
            x = x + hidden @ arrays[name + "b.weight"].T + arrays[name + "b.bias"]
        return normal(x, arrays["norm.weight"], arrays["norm.bias"])

    def chances(self, thought: Floats, setup: Setup) -> Floats:
        """Each seat's share of the win, the looking seat first; of a company its common chance."""
        value = thought @ self.arrays["value.weight"].T + self.arrays["value.bias"]
        if setup.wins_together:
            company = 1.0 / (1.0 + np.exp(-value[..., -1:]))
            return np.repeat(company, setup.seats, axis=-1).astype(np.float32)
        return softmax(value[..., : setup.seats])


def normal(x: Floats, weight: Floats, bias: Floats) -> Floats:
    """Layer normalisation."""
    away = x - x.mean(axis=-1, keepdims=True)
    spread = np.sqrt(np.mean(away * away, axis=-1, keepdims=True) + SMALLEST)
    found: Floats = away / spread * weight + bias
    return found


def softmax(values: Floats) -> Floats:
    """Numbers as parts of one."""
    raised = np.exp(values - values.max(axis=-1, keepdims=True))
    found: Floats = raised / raised.sum(axis=-1, keepdims=True)
    return found
