"""A net that learns to answer like a bot: far faster than a search, and others can spar with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from hexmoot.learn.examples import Examples
from hexmoot.learn.keeping import Keeper, machine, write_net
from hexmoot.learn.net import NEVER, Net
from hexmoot.learn.plan import Kind, Plan
from hexmoot.workers.shared_out import Tell

BATCH = 2048
RATE = 3e-4
DECAY = 0.01
# One deal of so many is not learned from, to say how alike the two are. It shares no factor with
# seat counts: all seats are among them.
HELD_OUT = 11


@dataclass(frozen=True, slots=True)
class Likeness:
    """How often net and bot agree in games it did not learn from, and in how many decisions."""

    agreement: float
    decisions: int


def beginner(plan: Plan, begin: Path | None) -> Net:
    """The net that is to learn: that of a file, or one that knows nothing."""
    if begin is not None:
        return Keeper(begin.parent, plan).frozen(begin)
    torch.manual_seed(plan.recipe.seed)
    return Net(plan)


class Imitation:
    """A net, and what it is to answer."""

    def __init__(self, net: Net, plan: Plan, kind: Kind, examples: Examples) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.net, self.plan, self.examples = net.to(self.device), plan, examples
        self.places = torch.tensor(kind.places)
        self.blank = torch.zeros(len(plan.spans), dtype=torch.int16)
        for place, number in kind.fixed.items():
            self.blank[place] = number
        is_held_out = examples.deals % HELD_OUT == 0
        self.learned = torch.from_numpy(np.flatnonzero(~is_held_out))
        self.held_out = torch.from_numpy(np.flatnonzero(is_held_out))

    def fit(self, epochs: int, tell: Tell) -> None:
        """Go through the examples so often, ever more carefully."""
        torch.manual_seed(self.plan.recipe.seed)
        optimiser = torch.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=DECAY)
        steps = epochs * -(-len(self.learned) // BATCH)
        falling = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, 0.0, max(1, steps))
        for epoch in range(epochs):
            for pick in self.learned[torch.randperm(len(self.learned))].split(BATCH):
                self.improve(pick, optimiser)
                falling.step()
            tell("learning", epoch + 1, epochs)

    def improve(self, pick: Tensor, optimiser: torch.optim.Optimizer) -> None:
        """One step towards what the bot answered."""
        surprise = functional.cross_entropy(self.likings(pick), self.answers(pick))
        optimiser.zero_grad(set_to_none=True)
        torch.autograd.backward(surprise)
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        optimiser.step()

    def likeness(self) -> Likeness:
        """How often the net's favourite is what the bot answered."""
        with torch.no_grad():
            alike = sum(self.agreeing(), start=0)
        return Likeness(alike / max(1, len(self.held_out)), len(self.held_out))

    def agreeing(self) -> Iterator[int]:
        """Portion by portion, of what was held out."""
        for pick in self.held_out.split(BATCH):
            yield int((self.likings(pick).argmax(1) == self.answers(pick)).sum())

    def keep(self, folder: Path, recipe: dict[str, Any]) -> Path:
        """Write the net as a bot can play it; returns where."""
        steps, ran_on = len(self.learned), machine(self.device)
        return write_net(folder, self.plan, self.net, steps=steps, machine=ran_on, recipe=recipe)

    def likings(self, pick: Tensor) -> Tensor:
        """How the net likes the answers of some examples, none that is not legal."""
        rows = self.blank.repeat(len(pick), 1)
        rows[:, self.places] = torch.from_numpy(self.examples.seen[pick.numpy()])
        legal = torch.from_numpy(self.examples.legal[pick.numpy()]).to(self.device)
        found, _ = self.net(rows.to(self.device))
        shown: Tensor = found.masked_fill(~legal, NEVER)
        return shown

    def answers(self, pick: Tensor) -> Tensor:
        """What the bot answered."""
        return torch.from_numpy(self.examples.answers[pick.numpy()]).to(self.device)
