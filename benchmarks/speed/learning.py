"""What half precision brings a training on this machine's processor.

`python -m benchmarks.speed.learning [GAME ...]` trains a net of the usual size on one core, in turn
with numbers of full and of half precision, and prints decisions a second of the learner's CPU time.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import torch

from hexmoot.engine import registry
from hexmoot.learn import trainer
from hexmoot.learn.plan import RATING
from hexmoot.learn.session import Session
from hexmoot.learn.tables import make_plan

ROUNDS = 3
TABLES = 256
DECISIONS = 2 * TABLES * RATING.span
SETTINGS: dict[str, Any] = {"tables": TABLES, "actors": 1}


def rate_of(name: str, is_half: bool) -> float:
    """Decisions a second of the learner's CPU time, over one round of a training."""
    plan = make_plan(registry.game(name), replace(RATING, decisions=DECISIONS, **SETTINGS))
    # What this machine would say is put aside.
    asked = mock.patch.object(trainer, "multiplies_halves", return_value=is_half)
    with asked, tempfile.TemporaryDirectory() as folder:
        session = Session(Path(folder), plan, every=1e9, most_seconds=1e9)
        began = time.process_time()
        session.run(lambda *_: None, lambda *_: [])
        spent = time.process_time() - began
        return float(session.keeper.curve[-1]["decisions"]) / spent


def main() -> None:
    """Print one line a game."""
    torch.set_num_threads(1)
    names = [name for name in registry.game_names() if not registry.game(name).has_sketch]
    for name in sys.argv[1:] or names:
        pairs = [(rate_of(name, False), rate_of(name, True)) for _ in range(ROUNDS)]
        full, half = (statistics.median(rates) for rates in zip(*pairs, strict=True))
        print(f"{name:<18} {full:>8,.0f} {half:>8,.0f} {half / full:>6.2f}", flush=True)


if __name__ == "__main__":
    main()
