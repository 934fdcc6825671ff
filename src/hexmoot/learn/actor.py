"""A process that plays: it steps its tables in native code and shows what their seats see.

    python -m hexmoot.learn.actor FOLDER INDEX SEED

A byte on the standard input names the group to step; the same byte on the output says it is done.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import numpy as np

from hexmoot.engine import registry
from hexmoot.engine.native.chance import splitmix
from hexmoot.learn.plan import Block, Plan, read_plan
from hexmoot.learn.shared import GROUPS, Arrays, shared_arrays
from hexmoot.research.vector import VectorEnvironment

INPUT, OUTPUT = 0, 1
# Tables begin at different places of their first game, so that not all end at once.
LONGEST_HEAD_START = 400


class Corner:
    """One block of tables of one group."""

    def __init__(self, plan: Plan, block: Block, group: int, arrays: Arrays, seed: int) -> None:
        kind = plan.kinds[block.kind]
        first = group * plan.tables + block.start
        self.games = VectorEnvironment(
            plan.game,
            block.stop - block.start,
            seats=kind.seats,
            preset=kind.preset,
            seed=seed,
            first=first,
        )
        mine = slice(block.start, block.stop)
        self.observation = arrays["observation"][mine, : len(kind.places)]
        self.reward = arrays["reward"][mine, : kind.seats]
        self.mask, self.seat = arrays["mask"][mine], arrays["seat"][mine]
        self.ended, self.action = arrays["ended"][mine], arrays["action"][mine]
        for _ in range(splitmix(first) % LONGEST_HEAD_START):
            self.games.step_random()

    def step(self) -> None:
        """Take the learner's answers and show what came of them."""
        step = self.games.step(self.action)
        self.ended[:] = step.ended
        self.reward[:] = step.rewards
        self.show()

    def show(self) -> None:
        """What the asked seats see and may do."""
        np.copyto(self.observation, self.games.observations, casting="unsafe")
        np.copyto(self.mask, self.games.masks, casting="unsafe")
        np.copyto(self.seat, self.games.seats, casting="unsafe")


def play(folder: Path, index: int, seed: int) -> None:
    """Play until the learner closes the pipe."""
    plan = read_plan(folder)
    for package in plan.packages:
        registry.add_package(package)
    arrays = shared_arrays(folder, plan)
    mine = [block for block in plan.blocks if block.actor == index]
    corners = [[Corner(plan, block, g, arrays[g], seed) for block in mine] for g in range(GROUPS)]
    for group in range(GROUPS):
        for corner in corners[group]:
            corner.show()
        os.write(OUTPUT, bytes([group]))
    while told := os.read(INPUT, 1):
        for corner in corners[told[0]]:
            corner.step()
        os.write(OUTPUT, told)


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
