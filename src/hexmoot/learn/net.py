"""The net that learns: one row in, an opinion of every answer and of every seat's chance out."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from hexmoot.bots.learned.weights import Floats
from hexmoot.learn.plan import Plan

NEVER = -1e9
HEAD_SPREAD = 0.01  # heads begin near to "all answers alike, all seats alike"


class Residual(nn.Module):
    """A block that adds its opinion to what it was given."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.a = nn.Linear(width, width)
        self.b = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        hidden: Tensor = self.b(functional.relu(self.a(self.norm(x))))
        return x + hidden


class Net(nn.Module):
    """Row, blocks, then two heads: answers, and chances (one a seat, one for a company)."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        width = plan.recipe.width
        self.first = nn.Linear(len(plan.spans), width)
        self.blocks = nn.ModuleList(Residual(width) for _ in range(plan.recipe.blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, plan.actions) if plan.actions else None
        self.value = nn.Linear(width, plan.seats + 1)
        self.scale: Tensor
        scale = 1.0 / torch.tensor(plan.spans, dtype=torch.float32)
        self.register_buffer("scale", scale, persistent=False)
        for head in filter(None, (self.policy, self.value)):
            nn.init.normal_(head.weight, std=HEAD_SPREAD)
            nn.init.zeros_(head.bias)
        with torch.no_grad():  # an option that never changes in training must not change a thought
            self.first.weight[:, list(plan.rare)] = 0.0

    def forward(self, row: Tensor) -> tuple[Tensor, Tensor]:
        assert self.policy is not None, "a net that judges has no opinion of answers"
        x = self.think(row)
        return self.policy(x).float(), self.value(x).float()

    def judge(self, row: Tensor) -> Tensor:
        """Every seat's chance, as numbers to be made chances of."""
        found: Tensor = self.value(self.think(row)).float()
        return found

    def think(self, row: Tensor) -> Tensor:
        """From a row to what the heads look at."""
        kind = torch.bfloat16 if torch.is_autocast_enabled(row.device.type) else torch.float32
        x = functional.relu(self.first(row.to(kind) * self.scale.to(kind)))
        for block in self.blocks:
            x = block(x)
        thought: Tensor = self.norm(x)
        return thought

    def numbers(self) -> dict[str, Floats]:
        """All it has learned, by name."""
        return {name: value.cpu().float().numpy() for name, value in self.state_dict().items()}


def by_lot(logs: Tensor, mask: Tensor) -> Tensor:
    """One legal answer a row, as likely as its logarithm says."""
    lots = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)))
    return (logs + lots).masked_fill(~mask, -torch.inf).argmax(1)


def chances(value: Tensor, seated: Tensor, together: Tensor) -> Tensor:
    """Each seat's share of the win, the own seat first; of a company its common chance."""
    shares = torch.softmax(value[:, :-1].masked_fill(~seated, NEVER), 1)
    company = torch.sigmoid(value[:, -1:]) * seated
    return torch.where(together[:, None], company, shares)


def chance_loss(value: Tensor, target: Tensor, seated: Tensor, together: Tensor) -> Tensor:
    """How far stated chances are from what came, row by row."""
    logs = torch.log_softmax(value[:, :-1].masked_fill(~seated, NEVER), 1)
    shares = -(target * logs.masked_fill(~seated, 0.0)).sum(1)
    company = functional.binary_cross_entropy_with_logits(
        value[:, -1], target[:, 0].clamp(0.0, 1.0), reduction="none"
    )
    return torch.where(together, company, shares)
