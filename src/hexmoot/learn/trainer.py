"""Learning by self-play: proximal policy optimisation over many tables at once.

All seats share one net. Its chances are taught by what came of the whole table's decisions,
whoever took them; its answers by how much better than expected they turned out for their seat.
"""

from __future__ import annotations

import copy
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from hexmoot.learn.crew import Crew
from hexmoot.learn.experience import Experience, Seating, pin
from hexmoot.learn.net import NEVER, Net, by_lot, chance_loss, chances
from hexmoot.learn.plan import Plan
from hexmoot.learn.rival import League, Rival
from hexmoot.learn.shared import GROUPS, Arrays

WIDEST_EDGE = 5.0  # standard deviations a single answer may count
LONGEST_STEP = 0.5  # of the gradient
VALUE_WEIGHT = 0.5
# The first rounds weigh more in the mean of all nets than they will later.
ROUNDS_OF_MEAN = 10
# What processors call instructions that multiply numbers of half precision.
HALF_INSTRUCTIONS = ("avx512_bf16", "amx_bf16")


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
        partner: Net | None = None,
    ) -> None:
        self.plan, self.arrays, self.crew, self.device = plan, arrays, crew, device
        torch.manual_seed(plan.recipe.seed)
        self.net: Net = Net(plan).to(device)
        self.mean: Net = copy.deepcopy(self.net)
        has_league = plan.recipe.league > 0.0 and rival is None
        self.league = League(plan, device, partner) if has_league else None
        self.rival = rival or self.league
        self.is_half = multiplies_halves(device)
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

    @property
    def learned(self) -> Net:
        """The net to keep: a mean over rounds is steadier than what the last one left."""
        return self.mean

    def begin(self) -> None:
        """After the net was given its first numbers: the mean begins with them."""
        self.mean.load_state_dict(self.net.state_dict())

    def kept(self) -> dict[str, Any]:
        """What it takes to go on after an interruption."""
        return {
            "net": self.net.state_dict(),
            "mean": self.mean.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "selves": self.league.kept() if self.league else [],
        }

    def resume(self, held: dict[str, Any]) -> None:
        """Go on with what was kept."""
        self.net.load_state_dict(held["net"])
        # Before there was a mean the net itself was kept, and nobody else was met.
        self.mean.load_state_dict(held.get("mean", held["net"]))
        self.optimiser.load_state_dict(held["optimiser"])
        if self.league is not None:
            self.league.resume(held.get("selves", []), self.net)

    # ---- acting

    def play_round(self) -> None:
        """Play every table on by `span` decisions."""
        if self.league is not None:
            self.league.meet(self.net, self.rounds)
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
        action = by_lot(logs, past.mask[t])
        if self.rival is not None:
            with self.mixed():
                self.rival.answer(past, t, action)
        past.action[t] = action
        past.likely[t] = logs.gather(1, action[:, None])[:, 0]
        self.arrays[group]["action"][:] = action.to(torch.int16).cpu().numpy()
        self.crew.send(group)

    def mixed(self) -> AbstractContextManager[Any]:
        """Half precision where that is faster."""
        precision: AbstractContextManager[Any]
        precision = torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.is_half)
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
        self.remember()
        told = torch.stack(news).mean(0).tolist()
        return dict(zip(("policy", "value", "entropy", "drift"), told, strict=True))

    def remember(self) -> None:
        """Move the mean of all nets a little towards the net as it is now."""
        stays = min(self.plan.recipe.mean, self.rounds / (self.rounds + ROUNDS_OF_MEAN))
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.net.parameters(), strict=True):
                mean.lerp_(now, 1.0 - stays)

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


def multiplies_halves(device: str) -> bool:
    """Has the device instructions for numbers of half precision? All accelerators we run on have.

    A processor without them would be slower with such numbers, not faster.
    """
    told = torch.cpu.get_capabilities()
    return device == "cuda" or any(told.get(name, False) for name in HALF_INSTRUCTIONS)


def among(values: Tensor, mine: Tensor) -> Tensor:
    """The mean over own decisions; zero where there are none."""
    return (values * mine).sum() / mine.sum().clamp(min=1.0)
