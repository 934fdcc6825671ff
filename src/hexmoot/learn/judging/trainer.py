"""Learning to judge positions from what came of them (temporal differences over whole games).

Actors play by the net as it was a moment ago; the learner goes through what they left, new
positions and some of those before, and gives the net out again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from hexmoot.learn.crew import Crew
from hexmoot.learn.judging.shared import NET, write_net
from hexmoot.learn.net import Net, chance_loss
from hexmoot.learn.plan import Plan
from hexmoot.learn.shared import GROUPS, Arrays

LONGEST_STEP = 1.0  # of the gradient
# The first rounds of a net that knows nothing are played by the game's own judge, so that games
# come to an end.
OPENING_ROUNDS = 2


class Memory:
    """The positions of the last rounds, on the learner's device."""

    def __init__(self, plan: Plan, device: str) -> None:
        size = plan.recipe.memory * plan.recipe.positions
        self.size, self.filled, self.at = size, 0, 0
        self.row = torch.zeros((size, len(plan.columns)), dtype=torch.int16, device=device)
        self.target = torch.zeros((size, plan.seats), device=device)
        self.kind = torch.zeros(size, dtype=torch.long, device=device)

    def take(self, arrays: Arrays) -> None:
        """Keep a round in place of the oldest."""
        count = len(arrays["kind"])
        part = slice(self.at, self.at + count)
        self.row[part] = torch.from_numpy(np.array(arrays["row"])).to(self.row.device)
        self.target[part] = torch.from_numpy(np.array(arrays["target"])).to(self.row.device)
        self.kind[part] = torch.from_numpy(arrays["kind"].astype(np.int64)).to(self.row.device)
        self.at = (self.at + count) % self.size
        self.filled = min(self.size, self.filled + count)


class JudgingTrainer:
    """One training: lets play, learns, and counts."""

    def __init__(
        self,
        plan: Plan,
        arrays: list[Arrays],
        crew: Crew,
        device: str,
        folder: Path,
        opening: int = OPENING_ROUNDS,
    ) -> None:
        self.plan, self.arrays, self.crew, self.device = plan, arrays, crew, device
        self.folder, self.opening = folder, opening
        torch.manual_seed(plan.recipe.seed)
        self.net: Net = Net(plan).to(device)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=plan.recipe.rate, eps=1e-6)
        self.memory = Memory(plan, device)
        seats = torch.tensor([kind.seats for kind in plan.kinds], device=device)
        self.together = torch.tensor([kind.together for kind in plan.kinds], device=device)
        self.seated = torch.arange(plan.seats, device=device)[None] < seats[:, None]
        self.decisions = 0
        self.rounds = 0
        self.group = 0
        self.is_fresh = True
        self.games = self.answers = 0

    @property
    def share(self) -> float:
        """How much of the training is done."""
        return min(1.0, self.decisions / self.plan.recipe.decisions)

    @property
    def learned(self) -> Net:
        """The net to keep."""
        return self.net

    def begin(self) -> None:
        """After the net was given its first numbers: nothing else begins with them."""

    def kept(self) -> dict[str, Any]:
        """What it takes to go on after an interruption; remembered positions are not kept."""
        return {"net": self.net.state_dict(), "optimiser": self.optimiser.state_dict()}

    def resume(self, held: dict[str, Any]) -> None:
        """Go on with what was kept."""
        self.net.load_state_dict(held["net"])
        self.optimiser.load_state_dict(held["optimiser"])

    def play_round(self) -> None:
        """Take over what one group of positions holds, and have the other one filled meanwhile."""
        if self.is_fresh:
            self.ask(self.group)
            self.is_fresh = False
        self.crew.wait(self.group)
        self.ask((self.group + 1) % GROUPS)
        held = self.arrays[self.group]
        self.memory.take(held)
        self.group = (self.group + 1) % GROUPS
        self.games += int(held["games"].sum())
        self.answers += int(held["answers"].sum())
        self.decisions += self.plan.recipe.positions
        self.rounds += 1

    def ask(self, group: int) -> None:
        """Give the net out and have a group filled."""
        if self.rounds >= self.opening:
            write_net(self.folder / NET, self.net.numbers())
        self.crew.send(group)

    def learn(self) -> dict[str, float]:
        """Go through as many remembered positions as a few rounds hold; returns how it went."""
        recipe, share = self.plan.recipe, self.share
        for group in self.optimiser.param_groups:
            group["lr"] = recipe.rate + (recipe.last_rate - recipe.rate) * share
        steps = max(1, recipe.epochs * recipe.positions // recipe.batch)
        news = [self.improve() for _ in range(steps)]
        return {"value": float(torch.stack(news).mean())}

    def improve(self) -> Tensor:
        """One step of the optimiser on some of the positions."""
        memory = self.memory
        pick = torch.randint(memory.filled, (self.plan.recipe.batch,), device=self.device)
        kind = memory.kind[pick]
        value = self.net.judge(memory.row[pick])
        loss = chance_loss(value, memory.target[pick], self.seated[kind], self.together[kind])
        mean = loss.mean()
        self.optimiser.zero_grad(set_to_none=True)
        torch.autograd.backward(mean)
        nn.utils.clip_grad_norm_(self.net.parameters(), LONGEST_STEP)
        self.optimiser.step()
        return mean.detach()

    def counted(self) -> dict[str, float]:
        """Games ended since last asked, and how many answers they took."""
        games, answers = self.games, self.answers
        self.games = self.answers = 0
        return {"games": games, "length": answers / max(1, games)}
