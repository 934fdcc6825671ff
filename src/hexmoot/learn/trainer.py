"""Learning by self-play: proximal policy optimisation over many tables at once.

All seats share one net. Its chances are taught by what came of the whole table's decisions,
whoever took them; its answers by how much better than expected they turned out for their seat.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from hexmoot.learn.crew import Crew
from hexmoot.learn.experience import Experience, Seating, pin
from hexmoot.learn.net import NEVER, Net, chance_loss, chances
from hexmoot.learn.plan import Plan
from hexmoot.learn.rival import Rival
from hexmoot.learn.shared import GROUPS, Arrays

WIDEST_EDGE = 5.0  # standard deviations a single answer may count
LONGEST_STEP = 0.5  # of the gradient
VALUE_WEIGHT = 0.5


@dataclass(frozen=True, slots=True)
class Lesson:
    """A round of one group, worked out: how much better each answer was, and the chances."""

    past: Experience
    gain: Tensor
    target: Tensor


class Trainer:
    """One training: acts, learns, and counts."""

    def __init__(
        self,
        plan: Plan,
        arrays: list[Arrays],
        crew: Crew,
        device: str,
        rival: Rival | None = None,
    ) -> None:
        self.plan, self.arrays, self.crew, self.device = plan, arrays, crew, device
        self.rival = rival
        torch.manual_seed(plan.recipe.seed)
        self.net = Net(plan).to(device)
        is_fast = device == "cuda"
        self.optimiser = torch.optim.Adam(
            self.net.parameters(), lr=plan.recipe.rate, eps=1e-5, fused=is_fast
        )
        if is_fast:
            pin(arrays)
        self.past = [Experience(plan, device) for _ in range(GROUPS)]
        self.seating = Seating(plan, device)
        self.decisions = 0
        self.rounds = 0
        self.is_fresh = True
        self.games = self.answers = 0
        self.lengths = [np.zeros(plan.tables, dtype=np.int64) for _ in range(GROUPS)]

    @property
    def share(self) -> float:
        """How much of the training is done."""
        return min(1.0, self.decisions / self.plan.recipe.decisions)

    # ---- acting

    def play_round(self) -> None:
        """Play every table on by `span` decisions."""
        for t in range(self.plan.recipe.span + 1):
            for group in range(GROUPS):
                if t > 0 or self.is_fresh:
                    self.crew.wait(group)
                if t > 0:
                    self.note(group, t - 1)
                self.past[group].look(self.arrays[group], t)
                self.answer(group, t)
        self.is_fresh = False
        self.decisions += GROUPS * self.plan.recipe.span * self.plan.tables
        self.rounds += 1

    def note(self, group: int, t: int) -> None:
        """Take over what ended, and count it."""
        self.past[group].note(self.arrays[group], t)
        ended = self.arrays[group]["ended"].astype(np.bool_)
        lengths = self.lengths[group]
        lengths += 1
        self.games += int(ended.sum())
        self.answers += int(lengths[ended].sum())
        lengths[ended] = 0

    def answer(self, group: int, t: int) -> None:
        """Choose for every table of a group, by lot as likely as the net says."""
        past, seating = self.past[group], self.seating
        with torch.no_grad(), self.mixed():
            answers, value = self.net(past.row[t])
        told = chances(value, seating.seated, seating.together)
        past.value[t] = seating.by_seat(told, past.seat[t])
        if t == self.plan.recipe.span:
            return
        logs = torch.log_softmax(answers.masked_fill(~past.mask[t], NEVER), 1)
        lots = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)))
        action = (logs + lots).masked_fill(~past.mask[t], -torch.inf).argmax(1)
        if self.rival is not None:
            self.rival.answer(past, t, action)
        past.action[t] = action
        past.likely[t] = logs.gather(1, action[:, None])[:, 0]
        self.arrays[group]["action"][:] = action.to(torch.int16).cpu().numpy()
        self.crew.send(group)

    def mixed(self) -> AbstractContextManager[Any]:
        """Half precision where an accelerator makes that faster."""
        precision: AbstractContextManager[Any]
        precision = torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.device == "cuda")
        return precision

    # ---- learning

    def learn(self) -> dict[str, float]:
        """Go through the round a few times; returns how it went."""
        recipe, share = self.plan.recipe, self.share
        for group in self.optimiser.param_groups:
            group["lr"] = recipe.rate + (recipe.last_rate - recipe.rate) * share
        entropy_weight = recipe.entropy + (recipe.last_entropy - recipe.entropy) * share
        lessons = [self.lesson(past) for past in self.past]
        spread = torch.cat([lesson.gain for lesson in lessons]).std() + 1e-6
        news = []
        for _ in range(recipe.epochs):
            for lesson in lessons:
                order = torch.randperm(len(lesson.gain), device=self.device)
                for pick in torch.split(order, recipe.batch):
                    news.append(self.improve(lesson, pick, spread, entropy_weight))
        told = torch.stack(news).mean(0).tolist()
        return dict(zip(("policy", "value", "entropy", "drift"), told, strict=True))

    def lesson(self, past: Experience) -> Lesson:
        """What a round has to teach."""
        target = past.targets(self.plan.recipe.trace)
        seat = past.seat[:-1]
        gain = torch.gather(target - past.value[:-1], 2, seat[..., None])[..., 0]
        mine = self.seating.from_seat(target, seat)
        return Lesson(past, gain.flatten(), mine.flatten(0, 1))

    def improve(
        self, lesson: Lesson, pick: Tensor, spread: Tensor, entropy_weight: float
    ) -> Tensor:
        """One step of the optimiser on some of the decisions."""
        past, table = lesson.past, pick % self.plan.tables
        mask = past.mask.flatten(0, 1)[pick]
        with self.mixed():
            answers, value = self.net(past.row.flatten(0, 1)[pick])
        logs = torch.log_softmax(answers.masked_fill(~mask, NEVER), 1)
        likely = logs.gather(1, past.action.flatten()[pick][:, None])[:, 0]
        change = likely - past.likely.flatten()[pick]
        mine = past.mine.flatten()[pick].float()
        policy = self.policy_loss(change, lesson.gain[pick] / spread, mine)
        entropy = among(-(logs.exp() * logs.masked_fill(~mask, 0.0)).sum(1), mine)
        seated, together = self.seating.seated[table], self.seating.together[table]
        guess = chance_loss(value, lesson.target[pick], seated, together).mean()
        loss = policy + VALUE_WEIGHT * guess - entropy_weight * entropy
        self.optimiser.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        nn.utils.clip_grad_norm_(self.net.parameters(), LONGEST_STEP)
        self.optimiser.step()
        return torch.stack([policy, guess, entropy, -change.mean()]).detach()

    def policy_loss(self, change: Tensor, edge: Tensor, mine: Tensor) -> Tensor:
        """Better own answers become likelier, none by more than the clip in one round."""
        clip = self.plan.recipe.clip
        edge = edge.clamp(-WIDEST_EDGE, WIDEST_EDGE)
        ratio = change.exp()
        return -among(torch.min(ratio * edge, ratio.clamp(1 - clip, 1 + clip) * edge), mine)

    def counted(self) -> dict[str, float]:
        """Games ended since last asked, and how many answers they took."""
        games, answers = self.games, self.answers
        self.games = self.answers = 0
        return {"games": games, "length": answers / max(1, games)}


def among(values: Tensor, mine: Tensor) -> Tensor:
    """The mean over own decisions; zero where there are none."""
    return (values * mine).sum() / mine.sum().clamp(min=1.0)
