"""Nets that do not learn, to learn against: they play all seats of a table but the challenger's."""

from __future__ import annotations

import copy
from typing import Any

import torch
from torch import Tensor

from hexmoot.learn.experience import Experience, Seating
from hexmoot.learn.net import NEVER, Net, by_lot
from hexmoot.learn.plan import Plan

# Earlier selves that are remembered, and how many rounds lie between two that come to be one.
MOST_SELVES = 8
ROUNDS_APART = 32
# How an earlier self answers, table by table: with its favourite, as likely as it likes each, and
# ever more evenly. So the net meets what only weaker players do.
BLURS = (0.0, 1.0, 2.0, 4.0, 8.0)
# A net that learned to answer like `magus-1` in Alchemist's Race was stronger than it with its
# favourites, and weaker by lot: so a partner does both, and by lot it is surer than it is.
PARTNERS_BLURS = (0.0, 0.5)
SUREST = 0.1  # of those who answer by lot


class Rival:
    """A frozen net at every table: what the challenger reaches says how exploitable it is."""

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


class League:
    """Earlier selves at a part of the tables, another one in every round; self-play at the rest.

    Where there is a sparring partner, who may play in quite another manner, half of these tables
    are its own.
    """

    def __init__(self, plan: Plan, device: str, partner: Net | None = None) -> None:
        order = torch.arange(plan.tables, dtype=torch.float64)
        before = (order * plan.recipe.league).long()
        self.is_played = (((order + 1) * plan.recipe.league).long() > before).to(device)
        self.challenger: Tensor = before.to(device) % Seating(plan, device).seats
        blurs = torch.tensor(BLURS, device=device)
        # Seats go round table by table, so rivals change when every seat had its turn.
        turn = before.to(device) // plan.seats
        self.blur = blurs[turn % len(BLURS)]
        self.partner = partner.to(device).eval() if partner else None
        self.is_partners = (turn % 2 == 0) & torch.tensor(partner is not None, device=device)
        partners = torch.tensor(PARTNERS_BLURS, device=device)[turn // 2 % len(PARTNERS_BLURS)]
        self.blur = torch.where(self.is_partners, partners, self.blur)
        self.selves: list[Net] = []
        self.playing: Net | None = None

    def meet(self, net: Net, rounds: int) -> None:
        """Choose who plays in this round; now and then the net as it is comes to be one of them."""
        if not self.selves or rounds % ROUNDS_APART == 0:
            if len(self.selves) == MOST_SELVES:
                # The first one, what the training began with, is never forgotten.
                del self.selves[int(torch.randint(1, MOST_SELVES, ()))]
            self.selves.append(copy.deepcopy(net).eval())
        self.playing = self.selves[int(torch.randint(len(self.selves), ()))]

    def answer(self, past: Experience, t: int, action: Tensor) -> None:
        """Overwrite the answers of its own seats, and note which ones are the learner's."""
        own = self.is_played & (past.seat[t] != self.challenger)
        past.mine[t] = ~own
        likings = self.likings(past.row[t][own], self.is_partners[own])
        logs = likings.masked_fill(~past.mask[t][own], NEVER)
        blur = self.blur[own]
        favourite = logs.argmax(1)
        drawn = by_lot(logs / blur.clamp(min=SUREST)[:, None], past.mask[t][own])
        action[own] = torch.where(blur > 0.0, drawn, favourite)

    def likings(self, rows: Tensor, is_partners: Tensor) -> Tensor:
        """What the self of this round thinks of all answers, and the partner at its own tables."""
        assert self.playing is not None, "nobody was chosen for this round"
        with torch.no_grad():
            found, _ = self.playing(rows)
            if self.partner is not None:
                found[is_partners], _ = self.partner(rows[is_partners])
        return found

    def kept(self) -> list[dict[str, Any]]:
        """All selves, to go on with after an interruption."""
        return [one.state_dict() for one in self.selves]

    def resume(self, kept: list[dict[str, Any]], net: Net) -> None:
        """Take over what was kept."""
        for held in kept:
            one = copy.deepcopy(net).eval()
            one.load_state_dict(held)
            self.selves.append(one)
