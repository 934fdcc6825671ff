"""A turn thought through with a net that judges: what to do, and in which order.

Deed after deed is tried from the positions that look best so far, to the end of the own turn. What
the others may reply is left to the net: to let them reply in worlds drawn anew took four fifths of
the time and did not make the choice better (docs/bots.md).
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, islice

import numpy as np

from hexmoot.bots.learned.judging import HEAT, Deed, JudgingNet
from hexmoot.bots.learned.weights import Floats
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.engine.native.state import State

# A position with everything that may follow costs as much as so many walks down a tree.
COST = 3
# Positions looked at together.
PORTION = 8
# Of the deeds that may follow a plan, so many of the best are remembered.
REMEMBERED = 24
# What is not the best is at most such a part of it.
BELOW = 0.999


@dataclass(slots=True)
class Plan:
    """Some deeds, and what is thought of where they lead.

    `way` is all their answers, `actions` those of the last deed, done where the others had led.
    `chances` begin with the planning seat.
    """

    way: list[int]
    before: State
    actions: list[int]
    chances: Floats
    is_whole: bool
    place: State | None = None

    @property
    def first(self) -> int:
        """The answer it begins with."""
        return self.way[0]

    @property
    def hope(self) -> float:
        """The planning seat's chance."""
        return float(self.chances[0])

    @property
    def state(self) -> State:
        """Where it leads; found out when first asked for, since few are."""
        if self.place is None:
            self.place = self.before.copy()
            for action in self.actions:
                self.place.play(action)
        return self.place


class Planner:
    """One decision being thought over; `walk` goes on with it for a portion."""

    def __init__(self, net: JudgingNet, seat_view: SeatView, seed: int) -> None:
        self.net, self.seat = net, int(seat_view.seat)
        self.ground = seat_view.imagine(seed)
        self.walks = 0
        self.order = count()
        self.waiting: list[tuple[float, int, Plan]] = []
        self.whole: list[Plan] = []
        self.met: set[int] = set()
        self.ends: set[bytes] = set()
        self.first_looks: dict[int, Deed] = {}

    # ---- in portions

    def begin(self) -> None:
        """Try every deed of the question at hand."""
        self.walks += COST
        deeds = self.net.all_deeds([self.ground])[0]
        for deed in deeds:
            known = self.first_looks.get(deed.actions[0])
            if known is None or deed.hope > known.hope:
                self.first_looks[deed.actions[0]] = deed
        self.remember(None, [*self.first_looks.values(), *best_of(deeds)])

    def walk(self, most: int) -> None:
        """Go on with the plans that look best."""
        self.plan_on(max(1, min(PORTION, most // COST)))

    @property
    def has_more(self) -> bool:
        """Is there anything left to think about?"""
        return bool(self.waiting)

    def is_settled(self, left: int) -> bool:
        """Is the choice clear? As long as something is left, it may turn out to be the best."""
        return not self.has_more

    # ---- planning

    def plan_on(self, most: int) -> None:
        """Every deed that may follow, for so many plans."""
        held = list(islice(self.next_plans(), most))
        self.walks += COST * len(held)
        found = self.net.all_deeds([plan.state for plan in held]) if held else []
        for plan, deeds in zip(held, found, strict=True):
            self.remember(plan, best_of(deeds))

    def next_plans(self) -> Iterator[Plan]:
        """What looks best, but for plans that lead where another one led before.

        Positions must be the same, not only look alike: a sketch does not say what lies where.
        """
        while self.waiting:
            plan = heapq.heappop(self.waiting)[2]
            place = plan.state.digest()
            if place not in self.met:
                self.met.add(place)
                yield plan

    def remember(self, begun: Plan | None, deeds: Iterable[Deed]) -> None:
        """Longer plans; of those that end alike for the net one is enough."""
        way, state = (begun.way, begun.state) if begun else ([], self.ground)
        for deed in deeds:
            plan = Plan([*way, *deed.actions], state, deed.actions, deed.chances, deed.is_whole)
            if not deed.is_whole:
                heapq.heappush(self.waiting, (-plan.hope, next(self.order), plan))
            elif deed.sketch not in self.ends:
                self.ends.add(deed.sketch)
                self.whole.append(plan)

    # ---- what was found

    def found(self) -> dict[int, Plan]:
        """The best plan that begins with each answer, whole or not yet."""
        found: dict[int, Plan] = {}
        for plan in (*self.whole, *(plan for _, _, plan in self.waiting)):
            if plan.first not in found or plan.hope > found[plan.first].hope:
                found[plan.first] = plan
        highest = max(plan.hope for plan in found.values())
        left = [deed for action, deed in self.first_looks.items() if action not in found]
        return found | {deed.actions[0]: self.glanced_at(deed, highest) for deed in left}

    def glanced_at(self, deed: Deed, highest: float) -> Plan:
        """A deed after which everything leads where another answer leads, too.

        It counts as it looked at first, but never as the best: that would be hearsay.
        """
        chances = np.minimum(deed.chances, highest * BELOW)
        return Plan(deed.actions, self.ground, deed.actions, chances, deed.is_whole)

    def tallies(self) -> list[tuple[int, int, float]]:
        """The answers with visits, as many as each is preferred, and results."""
        found = self.found()
        highest = max(plan.hope for plan in found.values())
        rows = []
        for action, plan in found.items():
            visits = max(1, round(self.walks * float(np.exp((plan.hope - highest) / HEAT))))
            rows.append((action, visits, visits * plan.hope))
        return rows

    def standings(self) -> list[float]:
        """How every seat stands after the best plan, by seat."""
        best = max(self.found().values(), key=lambda plan: plan.hope)
        return [float(part) for part in np.roll(best.chances, self.seat)]


def best_of(deeds: list[Deed]) -> list[Deed]:
    """The deeds that look best."""
    return heapq.nlargest(REMEMBERED, deeds, key=lambda deed: deed.hope)
