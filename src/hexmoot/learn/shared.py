"""The memory that actors (who play) and the learner (who answers) share, as mapped files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexmoot.learn.plan import Plan

# While the learner answers one group of tables, actors play the other.
GROUPS = 2

Arrays = dict[str, NDArray[Any]]


def shared_arrays(folder: Path, plan: Plan, create: bool = False) -> list[Arrays]:
    """The arrays of both groups by name."""
    shapes: dict[str, tuple[tuple[int, ...], Any]] = {
        "observation": ((plan.tables, plan.width), np.int16),
        "mask": ((plan.tables, plan.actions), np.uint8),
        "seat": ((plan.tables,), np.uint8),
        "ended": ((plan.tables,), np.uint8),
        "reward": ((plan.tables, plan.seats), np.float32),
        "action": ((plan.tables,), np.int16),
    }
    mode: Any = "w+" if create else "r+"
    return [
        {
            name: np.memmap(folder / f"{name}{group}", dtype=kind, mode=mode, shape=shape)
            for name, (shape, kind) in shapes.items()
        }
        for group in range(GROUPS)
    ]
