"""What a group of tables went through in a round, as tensors on the learner's device."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from hexmoot.learn.plan import Plan
from hexmoot.learn.shared import Arrays


class Seating:
    """Who sits at which table: what turns chances by distance into chances by seat, and back."""

    def __init__(self, plan: Plan, device: str) -> None:
        tables = torch.tensor([kind.tables for kind in plan.kinds])
        seats = torch.tensor([kind.seats for kind in plan.kinds])
        company = torch.tensor([kind.together for kind in plan.kinds])
        self.seats = torch.repeat_interleave(seats, tables).to(device)
        self.together = torch.repeat_interleave(company, tables).to(device)
        self.order = torch.arange(plan.seats, device=device)
        self.seated = self.order[None] < self.seats[:, None]

    def by_seat(self, value: Tensor, seat: Tensor) -> Tensor:
        """Chances by seat, from those that begin with the asked seat."""
        away = (self.order - seat[:, None]) % self.seats[:, None]
        return torch.gather(value, 1, away) * self.seated

    def from_seat(self, value: Tensor, seat: Tensor) -> Tensor:
        """Chances that begin with the asked seat, for rounds of tables."""
        away = (self.order + seat[..., None]) % self.seats[:, None]
        return torch.gather(value, 2, away) * self.seated


class Experience:
    """A round: rows, masks, answers, chances and ends, decision by decision."""

    def __init__(self, plan: Plan, device: str) -> None:
        span, tables = plan.recipe.span, plan.tables

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.plan, self.device = plan, device
        self.row = room(span + 1, tables, len(plan.spans), kind=torch.int16)
        self.mask = room(span + 1, tables, plan.actions, kind=torch.bool)
        self.seat = room(span + 1, tables, kind=torch.long)
        self.value = room(span + 1, tables, plan.seats)
        self.action = room(span, tables, kind=torch.long)
        self.likely = room(span, tables)
        self.mine = torch.ones((span, tables), dtype=torch.bool, device=device)
        self.ended = room(span, tables, kind=torch.bool)
        self.reward = room(span, tables, plan.seats)
        self.places = [torch.tensor(kind.places, device=device) for kind in plan.kinds]
        self.parts = parts_of(plan)
        for kind, part in zip(plan.kinds, self.parts, strict=True):
            for place, number in kind.fixed.items():
                self.row[:, part, place] = number

    def look(self, arrays: Arrays, t: int) -> None:
        """Take over what the actors show."""
        seen = torch.from_numpy(arrays["observation"]).to(self.device, non_blocking=True)
        self.mask[t] = torch.from_numpy(arrays["mask"]).to(self.device, non_blocking=True)
        self.seat[t] = torch.from_numpy(arrays["seat"].astype(np.int64)).to(self.device)
        for places, part in zip(self.places, self.parts, strict=True):
            self.row[t, part].index_copy_(1, places, seen[part, : len(places)])

    def note(self, arrays: Arrays, t: int) -> None:
        """Take over what ended by the answers before."""
        self.ended[t] = torch.from_numpy(arrays["ended"].astype(np.bool_)).to(self.device)
        self.reward[t] = torch.from_numpy(np.array(arrays["reward"])).to(self.device)

    def targets(self, trace: float) -> Tensor:
        """What each seat's chance should have been: the end where it came, else later chances."""
        target = torch.empty_like(self.value[:-1])
        future = self.value[-1]
        for t in range(len(target) - 1, -1, -1):
            future = (1 - trace) * self.value[t + 1] + trace * future
            future = torch.where(self.ended[t][:, None], self.reward[t], future)
            target[t] = future
        return target


def pin(arrays: list[Arrays]) -> None:
    """Let an accelerator read the large arrays directly, which is several times as fast."""
    cuda: Any = torch.cuda
    runtime = cuda.cudart()
    for group in arrays:
        for name in ("observation", "mask"):
            runtime.cudaHostRegister(group[name].ctypes.data, group[name].nbytes, 0)


def parts_of(plan: Plan) -> list[slice]:
    """The tables of every kind, one after the other."""
    found, start = [], 0
    for kind in plan.kinds:
        found.append(slice(start, start + kind.tables))
        start += kind.tables
    return found
