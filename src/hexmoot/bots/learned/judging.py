"""A trained net that judges: it looks at where each answer leads, and likes what stands best.

For games in which one deed takes several answers and only its end shows what it was worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from hexmoot.bots.learned.buffers import shown
from hexmoot.bots.learned.mind import Mind, Opinion, Seated
from hexmoot.bots.learned.rows import SKETCH
from hexmoot.bots.learned.weights import Floats, Weights
from hexmoot.bots.native.leaves import DEEPEST, Leaves
from hexmoot.engine.game import Game
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import Setup

# A chance so much better is liked as much more as one logarithm.
HEAT = 0.03
# Questions looked at together at most.
QUESTIONS = 32


@dataclass(frozen=True, slots=True)
class Deed:
    """Some answers that belong together, every seat's chance behind them, and where they lead.

    Chances begin with the seat that answers; `sketch` is the same for deeds that lead to the same;
    whole is what ends the turn or the game.
    """

    actions: list[int]
    chances: Floats
    sketch: bytes
    is_whole: bool

    @property
    def hope(self) -> float:
        """The chance of the seat that answers."""
        return float(self.chances[0])


class Foliage:
    """Room for the leaves of questions at tables of one kind, and NumPy's look into it."""

    def __init__(self, setup: Setup, features: int, questions: int) -> None:
        game: Game = setup.game
        self.setup = setup
        self.leaves = leaves = Leaves(
            setup.seats, game.decision_kinds, len(game.actions), features, questions
        )
        self.rows = shown(leaves.sheet.out, np.int16, (-1, features))
        self.choice = shown(leaves.choice, np.int64)
        self.question = shown(leaves.question, np.int64)
        self.row = shown(leaves.row, np.int64)
        self.judged = shown(leaves.judged, np.float64)
        self.known = shown(leaves.known, np.float64, (-1, setup.seats))
        # A sketch begins with what is asked, then of whom: oneself first.
        self.own = int(game.decision_kinds)
        self.path = shown(leaves.path, np.int64, (-1, DEEPEST))
        self.length = shown(leaves.length, np.int64)

    def grow(self, states: Sequence[State]) -> None:
        """All leaves of these questions, instead of those before."""
        self.leaves.clear()
        for state in states:
            self.leaves.add(state)

    @property
    def sketches(self) -> NDArray[np.int16]:
        """The sketches of all leaves at which the game goes on."""
        return self.rows[: self.leaves.rows]

    def chances(self, judged: Floats) -> Floats:
        """Every leaf's chances: as judged, or known where the game is over."""
        count = int(self.leaves.count)
        row, found = self.row[:count], self.known[:count].astype(np.float32)
        goes_on = row >= 0
        found[goes_on] = judged[row[goes_on]]
        return found

    def deed(self, leaf: int, chances: Floats) -> Deed:
        """What leads to a leaf."""
        row = int(self.row[leaf])
        actions = [int(action) for action in self.path[leaf, : self.length[leaf]]]
        if row < 0:
            return Deed(actions, chances[leaf], repr(actions).encode(), True)
        seen = self.rows[row]
        return Deed(actions, chances[leaf], seen.tobytes(), not seen[self.own])

    @property
    def parts(self) -> list[slice]:
        """Which leaves are those of each question."""
        question = self.question[: self.leaves.count]
        ends = np.searchsorted(question, np.arange(int(self.leaves.questions) + 1))
        return [slice(int(start), int(stop)) for start, stop in pairwise(ends)]


class JudgingNet(Mind):
    """A net that judges positions, each as the seat whose answer led there sees it."""

    reads = SKETCH

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.foliage: dict[Seated, Foliage] = {}

    def opinions(self, tables: Sequence[tuple[State, int]]) -> list[Opinion]:
        found: list[Opinion] = []
        for start in range(0, len(tables), QUESTIONS):
            found += self.of_states([state for state, _ in tables[start : start + QUESTIONS]])
        return found

    def of_states(self, states: Sequence[State]) -> list[Opinion]:
        """What it makes of the questions asked in a few states."""
        foliage = self.foliage_for(states[0].setup)
        foliage.grow(states)
        chances = foliage.chances(self.judge(foliage))
        return [
            opinion_of(state.legal(), foliage.choice[part], chances[part])
            for state, part in zip(states, foliage.parts, strict=True)
        ]

    def all_deeds(self, states: Sequence[State]) -> list[list[Deed]]:
        """Every deed that answers the questions of a few states."""
        foliage = self.foliage_for(states[0].setup)
        foliage.grow(states)
        chances = foliage.chances(self.judge(foliage))
        return [
            [foliage.deed(leaf, chances) for leaf in range(part.start, part.stop)]
            for part in foliage.parts
        ]

    def judge(self, foliage: Foliage) -> Floats:
        """Every seat's chance at each sketch, the viewer's first."""
        seen = self.seated(foliage.setup).look_at(foliage.sketches)
        return self.layers.chances(self.layers.think(seen), foliage.setup)

    def foliage_for(self, setup: Setup) -> Foliage:
        """Room for tables of this kind."""
        seated = self.seated(setup)
        if seated not in self.foliage:
            self.foliage[seated] = Foliage(seated.setup, seated.features, QUESTIONS)
        return self.foliage[seated]

    def chance_of(self, state: State, seat: int) -> float:
        seated = self.seated(state.setup)
        sheet = Sheet(False, seated.features)
        state.sketch_all(seat, self.game.decision_kinds, sheet)
        seen = seated.look_at(shown(sheet.out, np.int16, (1, -1)))
        return float(self.layers.chances(self.layers.think(seen), state.setup)[0, 0])


def opinion_of(legal: list[int], choice: NDArray[np.int64], chances: Floats) -> Opinion:
    """Answers are liked by the best leaf behind each, and that of all says how things stand."""
    places = np.searchsorted(legal, choice)
    best = np.zeros(len(legal), dtype=np.float32)
    np.maximum.at(best, places, chances[:, 0])
    return Opinion(best / HEAT, chances[chances[:, 0].argmax()])
