"""A process that plays by the learner's net and leaves the positions of finished games.

    python -m hexmoot.learn.judging.actor FOLDER INDEX SEED

A byte on the standard input names the group to fill; the same byte on the output says it is full.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexmoot.bots.learned.judging import JudgingNet
from hexmoot.bots.learned.rows import SKETCH
from hexmoot.bots.learned.weights import About, Weights
from hexmoot.engine import registry
from hexmoot.engine.native.chance import splitmix
from hexmoot.learn.actor import INPUT, OUTPUT
from hexmoot.learn.judging.games import Bench, Game, targets
from hexmoot.learn.judging.shared import NET, RIVAL, position_arrays, read_net
from hexmoot.learn.plan import Plan, Recipe, read_plan
from hexmoot.learn.shared import Arrays


class Store:
    """What is not handed over yet: positions of finished games, and how many they were."""

    def __init__(self, plan: Plan, index: int) -> None:
        self.plan, self.index = plan, index
        self.parts: dict[str, list[NDArray[Any]]] = {"row": [], "target": [], "kind": []}
        self.held = self.games = self.answers = 0

    def add(self, bench: Bench, game: Game) -> None:
        """Work a finished game out."""
        count, kind = len(game.positions), bench.kind
        if count == 0:
            return
        rows = np.zeros((count, len(self.plan.columns)), dtype=np.int16)
        rows[:, list(kind.places)] = np.stack([position.row for position in game.positions])
        for place, number in kind.fixed.items():
            rows[:, place] = number
        found = np.zeros((count, self.plan.seats), dtype=np.float32)
        found[:, : kind.seats] = targets(game, self.plan.recipe.trace)
        self.parts["row"].append(rows)
        self.parts["target"].append(found)
        self.parts["kind"].append(np.full(count, bench.number, dtype=np.uint8))
        self.held += count
        self.games += 1
        self.answers += int(game.state.ply)

    def hand_over(self, arrays: Arrays, mine: slice) -> None:
        """Fill one's own part of the arrays and keep what is left over."""
        room = mine.stop - mine.start
        for name, parts in self.parts.items():
            whole = np.concatenate(parts)
            arrays[name][mine] = whole[:room]
            parts[:] = [whole[room:]]
        arrays["games"][self.index], arrays["answers"][self.index] = self.games, self.answers
        self.held -= room
        self.games = self.answers = 0


def share_of(recipe: Recipe, index: int) -> slice:
    """Which positions of a round one actor leaves; some have one more where it does not go up."""
    positions, actors = recipe.positions, recipe.actors
    return slice(positions * index // actors, positions * (index + 1) // actors)


def benches(plan: Plan, index: int, seed: int) -> list[Bench]:
    """The tables of one actor: of every kind its part."""
    found = []
    for block in plan.blocks:
        if block.actor == index:
            kind = replace(plan.kinds[block.kind], tables=block.stop - block.start)
            setup = registry.game(plan.game).prepare(kind.seats, kind.preset, {})
            luck = splitmix(seed * 1000 + block.start)
            found.append(Bench(setup, kind, block.kind, luck, plan.recipe.ahead))
    return found


def net_in(path: Path, plan: Plan) -> JudgingNet | None:
    """The net of a file as it is now; None as long as there is none."""
    if not path.exists():
        return None
    about = About(plan.game, plan.rules, plan.columns, [], plan.seats, reads=SKETCH)
    return JudgingNet(registry.game(plan.game), Weights(about, read_net(path)))


def play(folder: Path, index: int, seed: int) -> None:
    """Play until the learner closes the pipe."""
    plan = read_plan(folder)
    for package in plan.packages:
        registry.add_package(package)
    arrays = position_arrays(folder, plan)
    mine = share_of(plan.recipe, index)
    tables, store = benches(plan, index, seed), Store(plan, index)
    rival = net_in(folder / RIVAL, plan)
    while told := os.read(INPUT, 1):
        net = net_in(folder / NET, plan)
        while store.held < mine.stop - mine.start:
            for bench in tables:
                for game in bench.step(net, plan.recipe.heat, rival):
                    store.add(bench, game)
        store.hand_over(arrays[told[0]], mine)
        os.write(OUTPUT, told)


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
