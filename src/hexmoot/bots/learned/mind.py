"""What every trained net has: the table it reads, and an opinion of the answers of a question."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hexmoot.bots.learned.buffers import shown
from hexmoot.bots.learned.layers import Layers
from hexmoot.bots.learned.rows import OBSERVATION, SKETCH, Unfit, features_of, fit, row_from
from hexmoot.bots.learned.weights import About, BadWeights, Floats, Weights
from hexmoot.engine.game import Game
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import Setup


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a net thinks of a question: how it likes each legal answer, and every seat's chance.

    Likings are logarithms of how likely it would give an answer; chances begin with the asked seat.
    """

    answers: Floats
    chances: Floats


class Seated:
    """One kind of table before the net: where its numbers go, and what never changes."""

    def __init__(self, mind: Mind, setup: Setup) -> None:
        fitting = fit(mind.row, setup, mind.reads)
        first, bias = mind.first, mind.arrays["first.bias"]
        self.setup = setup
        self.unread = np.array([place < 0 for place in fitting.places])
        self.first = first[list(fitting.places)]
        self.start = bias + sum(first[place] * number for place, number in fitting.fixed.items())
        self.features = len(fitting.places)
        self.sheet = Sheet(False, self.features)
        self.numbers: NDArray[np.int16] = shown(self.sheet.out, np.int16)

    def look(self, state: State, seat: int, kinds: int) -> Floats:
        """What the first layer makes of what a seat sees; Unfit if it saw something unmet."""
        self.sheet.clear()
        state.observe_all(seat, kinds, self.sheet)
        told = np.flatnonzero(self.numbers)
        if self.unread[told].any():
            raise Unfit("something at this table was never met in training")
        seen: Floats = self.start + self.numbers[told].astype(np.float32) @ self.first[told]
        return seen

    def look_at(self, rows: NDArray[np.int16]) -> Floats:
        """What the first layer makes of several rows at once."""
        told = np.flatnonzero(rows.any(axis=0))
        if self.unread[told].any():
            raise Unfit("something at this table was never met in training")
        seen: Floats = self.start + rows[:, told].astype(np.float32) @ self.first[told]
        return seen


class Mind(ABC):
    """The weights of one game, ready to think; BadWeights if they are for something else."""

    reads: str = OBSERVATION

    def __init__(self, game: Game, weights: Weights) -> None:
        refuse_unless_for(game, weights)
        self.game = game
        self.row = row_from(weights.about.columns)
        self.arrays = weights.arrays
        self.layers = Layers(weights.arrays)
        spans = np.array([column.span for column in self.row.columns], dtype=np.float32)
        self.first: Floats = np.ascontiguousarray((self.arrays["first.weight"] / spans).T)
        self.latest: Seated | None = None
        self.known: dict[str, Seated] = {}

    @abstractmethod
    def opinions(self, tables: Sequence[tuple[State, int]]) -> list[Opinion]:
        """What it makes of the questions asked of seats at tables of one kind.

        Unfit if a table is none it knows.
        """

    @abstractmethod
    def chance_of(self, state: State, seat: int) -> float:
        """How a seat stands, whoever is asked."""

    def opinion(self, state: State, seat: int) -> Opinion:
        """What it makes of one question."""
        return self.opinions([(state, seat)])[0]

    def refusal(self, setup: Setup) -> str:
        """Why the net does not know tables of this kind; empty if it does."""
        try:
            self.seated(setup)
        except Unfit as error:
            return str(error)
        return ""

    def seated(self, setup: Setup) -> Seated:
        """How tables of this kind are read, found out once."""
        if self.latest is None or self.latest.setup is not setup:
            key = json.dumps([setup.seats, setup.options], sort_keys=True, default=str)
            if key not in self.known:
                self.known[key] = Seated(self, setup)
            self.latest = self.known[key]
        return self.latest


def refuse_unless_read(game: Game, about: About) -> None:
    """Weights that read nothing of what the game shows are refused."""
    if about.reads == SKETCH and not game.has_sketch:
        raise BadWeights("weights that judge positions, and the game has no sketch of them")
    names = {column[0] for column in about.columns}
    setup = game.prepare(None, None, {})
    if not names & {feature.name for feature in features_of(setup, about.reads)}:
        raise BadWeights("weights for features the game does not have")


def refuse_unless_for(game: Game, weights: Weights) -> None:
    """Weights of another game or other rules, or that do not fit together, are refused.

    Numbers and answers are matched by their names, so a game may have more of them than a net was
    trained on; where a table shows one of the new ones, the net has no opinion.
    """
    about = weights.about
    wanted = {"game": (about.game, game.name), "rules": (about.rules, game.rules_version)}
    for what, (given, needed) in wanted.items():
        if given != needed:
            raise BadWeights(f"weights for {what} {given}, needed are {needed}")
    known = {game.actions.text(action) for action in range(len(game.actions))}
    if not set(about.words) <= known:
        raise BadWeights("weights for answers the game does not have")
    refuse_unless_read(game, about)
    shapes = {name: array.shape for name, array in weights.arrays.items()}
    fits = shapes.get("first.weight", (0, 0))[1] == len(about.columns)
    if not fits or shapes.get("policy.weight", (0, 0))[0] != len(about.words):
        raise BadWeights("weights of another shape than their columns and answers")
