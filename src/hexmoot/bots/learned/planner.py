"""A turn thought through with a net that judges: what to do, in which order, and the reply to it.

Deed after deed is tried from the positions that look best so far, to the end of the own turn; then
the best plans are put to the test: in worlds drawn anew the others answer by the net, and what it
thinks when the turn comes round again counts.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count

import numpy as np

from hexmoot.bots.learned.judging import HEAT, Deed, JudgingNet
from hexmoot.bots.learned.weights import Floats
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.engine.native.chance import splitmix
from hexmoot.engine.native.state import State

# A position with everything that may follow costs as much as so many walks down a tree.
COST = 3
# Positions looked at together, and plans that are put to the test.
PORTION = 8
TRIED = 8
# Of the deeds that may follow a plan, so many of the best are remembered.
REMEMBERED = 24
# So many replies to each of the best plans are enough.
MOST_REPLIES = 24
# Deeds of the others in a reply: seldom fewer; from so many on it counts as it stands.
SHORTEST_REPLY = 4
LONGEST_REPLY = 60


@dataclass(slots=True)
class Plan:
    """Some deeds, and what is thought of where they lead.

    `way` is all their answers, `actions` those of the last deed, done where the others had led.
    `chances` begin with the planning seat; replies that were tried are added to them.
    """

    way: list[int]
    before: State
    actions: list[int]
    chances: Floats
    is_whole: bool
    tests: int = 1
    place: State | None = field(default=None)

    @property
    def first(self) -> int:
        """The answer it begins with."""
        return self.way[0]

    @property
    def hope(self) -> float:
        """The planning seat's chance."""
        return float(self.chances[0]) / self.tests

    @property
    def state(self) -> State:
        """Where it leads; found out when first asked for, since few are."""
        if self.place is None:
            self.place = self.before.copy()
            for action in self.actions:
                self.place.play(action)
        return self.place


@dataclass(slots=True)
class Reply:
    """A plan being tested in one world."""

    plan: Plan
    world: State
    deeds: int = 0


class Planner:
    """One decision being thought over; `walk` goes on with it for a portion."""

    def __init__(self, net: JudgingNet, seat_view: SeatView, seed: int) -> None:
        self.net, self.seat, self.seed = net, int(seat_view.seat), seed
        self.ground = seat_view.imagine(seed)
        self.walks = self.tested = 0
        self.order = count()
        self.waiting: list[tuple[float, int, Plan]] = []
        self.whole: list[Plan] = []
        self.seen: set[bytes] = set()
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
        """Go on planning, or test what was planned, so that both get half of the thought."""
        if self.waiting and (self.tested >= self.walks - self.tested or not self.whole):
            self.plan_on(max(1, min(PORTION, most // COST)))
        else:
            self.test(most)

    def is_settled(self, left: int) -> bool:
        """Is there nothing left to think about?"""
        if self.waiting:
            return False
        return all(plan.tests > MOST_REPLIES or plan.state.over for plan in self.candidates())

    # ---- planning

    def plan_on(self, most: int) -> None:
        """Every deed that may follow the plans that look best."""
        held = [heapq.heappop(self.waiting)[2] for _ in range(min(most, len(self.waiting)))]
        self.walks += COST * len(held)
        found = self.net.all_deeds([plan.state for plan in held])
        for plan, deeds in zip(held, found, strict=True):
            if not self.remember(plan, best_of(deeds)):
                self.whole.append(plan)

    def remember(self, begun: Plan | None, deeds: Iterable[Deed]) -> bool:
        """Longer plans, but for those that lead where another one led before; is there any?"""
        before = len(self.seen)
        way, state = (begun.way, begun.state) if begun else ([], self.ground)
        for deed in deeds:
            if deed.sketch in self.seen:
                continue
            self.seen.add(deed.sketch)
            plan = Plan([*way, *deed.actions], state, deed.actions, deed.chances, deed.is_whole)
            if deed.is_whole:
                self.whole.append(plan)
            else:
                heapq.heappush(self.waiting, (-plan.hope, next(self.order), plan))
        return len(self.seen) > before

    # ---- testing

    def candidates(self) -> list[Plan]:
        """The whole plans that look best so far."""
        return heapq.nlargest(TRIED, self.whole, key=lambda plan: plan.hope)

    def test(self, most: int) -> None:
        """Let the others reply to the best plans, each in a world of its own."""
        plans = [plan for plan in self.candidates() if not plan.state.over]
        before = self.walks
        replies = [
            Reply(plan, self.another_world(plan)) for plan in plans[: max(1, most // (4 * COST))]
        ]
        while replies:
            replies = self.reply(replies)
        # A test without anything to test must count, too, or thinking would never end.
        self.walks = max(self.walks, before + COST)
        self.tested += self.walks - before

    def another_world(self, plan: Plan) -> State:
        """Where a plan leads, with what nobody knows yet drawn anew; the same for all plans."""
        return plan.state.imagine(self.seat, splitmix(self.seed ^ splitmix(plan.tests)))

    def reply(self, replies: list[Reply]) -> list[Reply]:
        """One deed in each world; those that go on."""
        self.walks += COST * len(replies)
        deeds = self.net.best_deeds([reply.world for reply in replies])
        return [
            reply for reply, deed in zip(replies, deeds, strict=True) if self.goes_on(reply, deed)
        ]

    def goes_on(self, reply: Reply, deed: Deed) -> bool:
        """Carry a deed of somebody else out; what is thought on the own turn is the result."""
        world = reply.world
        if world.seat == self.seat or reply.deeds >= LONGEST_REPLY:
            self.note(reply.plan, np.roll(deed.chances, world.seat - self.seat))
            return False
        for action in deed.actions:
            world.play(action)
        reply.deeds += 1
        if world.over:
            shares = [world.utility(seat) for seat in range(int(world.seats))]
            self.note(reply.plan, np.roll(np.array(shares, dtype=np.float32), -self.seat))
        return not world.over

    def note(self, plan: Plan, chances: Floats) -> None:
        """What came of a test."""
        plan.chances = plan.chances + chances
        plan.tests += 1

    # ---- what was found

    def found(self) -> dict[int, Plan]:
        """The best plan that begins with each answer, whole or not yet.

        Answers that lead where another one leads keep what was thought of them first.
        """
        found = {
            action: Plan(deed.actions, self.ground, deed.actions, deed.chances, deed.is_whole)
            for action, deed in self.first_looks.items()
        }
        thought: dict[int, Plan] = {}
        for plan in (*self.whole, *(plan for _, _, plan in self.waiting)):
            if plan.first not in thought or plan.hope > thought[plan.first].hope:
                thought[plan.first] = plan
        return found | thought

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
        return [float(part) / best.tests for part in np.roll(best.chances, self.seat)]


def best_of(deeds: list[Deed]) -> list[Deed]:
    """The deeds that look best."""
    return heapq.nlargest(REMEMBERED, deeds, key=lambda deed: deed.hope)
