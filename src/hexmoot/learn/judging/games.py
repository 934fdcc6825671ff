"""Games played side by side by a judging net, remembered position by position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexmoot.bots.learned.buffers import shown
from hexmoot.bots.learned.judging import Foliage, JudgingNet
from hexmoot.bots.learned.planner import COST, PORTION, Planner
from hexmoot.bots.learned.weights import Floats
from hexmoot.bots.native.leaves import DEEPEST
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.engine.native.chance import splitmix
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import Setup
from hexmoot.learn.plan import Kind

# A game of more deeds than this is not learned from: it goes nowhere.
LONGEST_GAME = 3000


@dataclass(slots=True)
class Position:
    """What a seat saw after its deed, and what it thought of everybody's chances then, by seat."""

    row: NDArray[np.int16]
    seat: int
    chances: Floats


@dataclass(slots=True)
class Game:
    """A game under way and what is remembered of it."""

    state: State
    positions: list[Position] = field(default_factory=list)
    # What is left of a turn that was planned, and what was thought of its end, its seat first.
    intended: list[int] = field(default_factory=list)
    hoped: Floats = field(default_factory=lambda: np.zeros(0, np.float32))


class Bench:
    """Games of one kind of table, each a deed on with every step."""

    def __init__(self, setup: Setup, kind: Kind, number: int, seed: int, ahead: int = 0) -> None:
        self.setup, self.kind, self.number, self.ahead = setup, kind, number, ahead
        self.luck = np.random.default_rng(seed)
        self.foliage = Foliage(setup, len(kind.places), kind.tables)
        self.sheet = Sheet(False, len(kind.places))
        self.games = [self.fresh() for _ in range(kind.tables)]

    def fresh(self) -> Game:
        """Another game of this kind."""
        state: Any = self.setup.game.blank(self.setup)
        state.reseed(splitmix(int(self.luck.integers(2**62))))
        state.deal()
        state.settle()
        return Game(state)

    def step(
        self, net: JudgingNet | None, heat: float, rival: JudgingNet | None = None
    ) -> list[Game]:
        """One deed in every game; those that ended.

        A rival takes all seats but one of each table; nothing is remembered of its deeds.
        """
        if net is not None and self.ahead:
            self.step_ahead(net, heat, rival)
        else:
            self.step_at_once(net, heat, rival)
        over = [game for game in self.games if game.state.over]
        self.games = [self.fresh() if is_done(game) else game for game in self.games]
        return over

    # ---- the deed that looks best

    def step_at_once(self, net: JudgingNet | None, heat: float, rival: JudgingNet | None) -> None:
        """In every game one of the deeds that look best."""
        lots = [int(lot) for lot in self.luck.integers(2**62, size=len(self.games))]
        pairs = zip(self.games, lots, strict=True)
        self.foliage.leaves.asks_judge = net is None
        self.foliage.grow([game.state.imagine(game.state.seat, lot) for game, lot in pairs])
        chances = self.foliage.chances(self.judged(net))
        frozen = chances if rival is None else self.foliage.chances(rival.judge(self.foliage))
        for table, mine in enumerate(self.foliage.parts):
            game = self.games[table]
            if rival is None or game.state.seat == table % self.setup.seats:
                chosen = mine.start + self.choose(chances[mine, 0], heat)
                self.remember(game, self.follow(game, chosen), chances[chosen])
            else:
                self.follow(game, mine.start + int(frozen[mine, 0].argmax()))

    def judged(self, net: JudgingNet | None) -> Floats:
        """What the net thinks of every leaf; without one the game's own judge is asked."""
        if net is not None:
            return net.judge(self.foliage)
        own = self.foliage.judged[: self.foliage.leaves.rows].astype(np.float32)
        others = self.setup.seats - 1
        rest = own if self.setup.wins_together else (1.0 - own) / max(1, others)
        return np.stack([own, *[rest] * others], axis=1)

    def choose(self, hopes: Floats, heat: float) -> int:
        """One of the leaves by lot, the better it looks the likelier."""
        lots = self.luck.gumbel(size=len(hopes))
        return int((hopes / heat + lots).argmax())

    def follow(self, game: Game, leaf: int) -> int:
        """Answer as a leaf was reached, as far as the real game allows it; whose deed it was."""
        leaves, state = self.foliage.leaves, game.state
        seat = state.seat
        for step in range(int(leaves.length[leaf])):
            action = int(leaves.path[leaf * DEEPEST + step])
            if state.over or state.seat != seat or action not in state.legal():
                break
            state.play(action)
        return seat

    # ---- a turn thought through

    def step_ahead(self, net: JudgingNet, heat: float, rival: JudgingNet | None) -> None:
        """In every game the next deed of a turn that was planned as a whole."""
        for table, game in enumerate(self.games):
            seat = game.state.seat
            is_own = rival is None or seat == table % self.setup.seats
            if not goes_as_planned(game):
                self.intend(game, net if is_own else rival or net, heat if is_own else 0.0)
            self.carry_on(game)
            if is_own:
                self.remember(game, seat, game.hoped)

    def intend(self, game: Game, net: JudgingNet, heat: float) -> None:
        """Think a turn through and choose one of the plans; the best where there is no heat."""
        planner = Planner(net, SeatView(game.state), int(self.luck.integers(2**62)))
        planner.begin()
        while planner.has_more and planner.walks < COST * self.ahead:
            planner.plan_on(PORTION)
        plans = planner.whole or [plan for _, _, plan in planner.waiting]
        hopes = np.array([plan.hope for plan in plans], dtype=np.float32)
        chosen = plans[self.choose(hopes, heat) if heat else int(hopes.argmax())]
        game.intended = list(chosen.way)
        game.hoped = chosen.chances

    def carry_on(self, game: Game) -> None:
        """The answers of the next deed; one the real game does not allow ends the plan."""
        state, seat = game.state, game.state.seat
        while game.intended:
            action = game.intended.pop(0)
            if action not in state.legal():
                game.intended.clear()
                break
            state.play(action)
            if state.over or state.seat != seat:
                game.intended.clear()
            elif not state.is_mid_deed():
                break

    # ---- what is remembered

    def remember(self, game: Game, seat: int, chances: Floats) -> None:
        """Keep what a seat sees after its deed, and what it thought of everybody's chances."""
        if not game.state.over:
            row = self.sketch(game.state, seat)
            game.positions.append(Position(row, seat, np.roll(chances, seat)))

    def sketch(self, state: State, seat: int) -> NDArray[np.int16]:
        """What a seat sees of a position."""
        self.sheet.clear()
        state.sketch_all(seat, self.setup.game.decision_kinds, self.sheet)
        return shown(self.sheet.out, np.int16).copy()


def goes_as_planned(game: Game) -> bool:
    """Is there a plan, and did what it takes for granted come?"""
    return bool(game.intended) and game.intended[0] in game.state.legal()


def is_done(game: Game) -> bool:
    """Is there nothing more to come of a game?"""
    return game.state.over or len(game.positions) > LONGEST_GAME


def targets(game: Game, trace: float) -> Floats:
    """What everybody's chances should have been at each position, the seat that saw it first."""
    seats = int(game.state.seats)
    future = np.array([game.state.utility(seat) for seat in range(seats)], dtype=np.float32)
    found = np.zeros((len(game.positions), seats), dtype=np.float32)
    for at in range(len(game.positions) - 1, -1, -1):
        position = game.positions[at]
        found[at] = np.roll(future, -position.seat)
        future = (1.0 - trace) * position.chances + trace * future
    return found
