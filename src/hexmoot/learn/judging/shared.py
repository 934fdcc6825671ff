"""The memory in which actors leave what they played for the learner, and find its net."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from hexmoot.bots.learned.weights import Floats
from hexmoot.learn.plan import Plan
from hexmoot.learn.shared import GROUPS, Arrays

NET = "net.npz"
RIVAL = "rival.npz"  # frozen; only there where somebody learns against it


def position_arrays(folder: Path, plan: Plan, create: bool = False) -> list[Arrays]:
    """The positions of both groups: their rows, what came of them, and the kind of table."""
    count = plan.recipe.positions
    shapes: dict[str, tuple[tuple[int, ...], Any]] = {
        "row": ((count, len(plan.columns)), np.int16),
        "target": ((count, plan.seats), np.float32),
        "kind": ((count,), np.uint8),
        "games": ((plan.recipe.actors,), np.int64),
        "answers": ((plan.recipe.actors,), np.int64),
    }
    mode: Any = "w+" if create else "r+"
    return [
        {
            name: np.memmap(folder / f"{name}{group}", dtype=kind, mode=mode, shape=shape)
            for name, (shape, kind) in shapes.items()
        }
        for group in range(GROUPS)
    ]


def write_net(path: Path, arrays: dict[str, Floats]) -> None:
    """Leave a net as it is now, whole or not at all."""
    part = path.with_name(f"part-{path.name}")
    with part.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    part.replace(path)


def read_net(path: Path) -> dict[str, Floats]:
    """A net as it was left last."""
    with np.load(path) as held:
        return {name: held[name] for name in held.files}
