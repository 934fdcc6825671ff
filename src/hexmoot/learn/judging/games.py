"""Games played side by side by a judging net, remembered position by position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexmoot.bots.learned.buffers import shown
from hexmoot.bots.learned.judging import Foliage, JudgingNet
from hexmoot.bots.learned.weights import Floats
from hexmoot.bots.native.leaves import DEEPEST
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


class Bench:
    """Games of one kind of table, each a deed on with every step."""

    def __init__(self, setup: Setup, kind: Kind, number: int, seed: int) -> None:
        self.setup, self.kind, self.number = setup, kind, number
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
        lots = [int(lot) for lot in self.luck.integers(2**62, size=len(self.games))]
        pairs = zip(self.games, lots, strict=True)
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
        over = [game for game in self.games if game.state.over]
        self.games = [self.fresh() if is_done(game) else game for game in self.games]
        return over

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
