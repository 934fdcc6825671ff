"""A frozen net to learn against: it plays all seats of a table but the challenger's.

What the challenger reaches says how exploitable the net is.
"""

from __future__ import annotations

import torch
from torch import Tensor

from hexmoot.learn.experience import Experience, Seating
from hexmoot.learn.net import NEVER, Net
from hexmoot.learn.plan import Plan


class Rival:
    """Answers by its likings alone, without learning, wherever the challenger does not sit."""

    def __init__(self, net: Net, plan: Plan, device: str) -> None:
        self.net = net.to(device).eval()
        seats = Seating(plan, device).seats
        self.challenger: Tensor = torch.arange(plan.tables, device=device) % seats

    def answer(self, past: Experience, t: int, action: Tensor) -> None:
        """Overwrite the answers of its own seats, and note which ones are the challenger's."""
        past.mine[t] = past.seat[t] == self.challenger
        own = ~past.mine[t]
        with torch.no_grad():
            likings, _ = self.net(past.row[t][own])
        action[own] = likings.masked_fill(~past.mask[t][own], NEVER).argmax(1)
