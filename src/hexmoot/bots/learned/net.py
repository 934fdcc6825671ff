"""A trained net at play: NumPy alone, one position or several at a time.

The first layer reads only the numbers of a row that are not zero, so a long row costs little.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hexmoot.bots.learned.buffers import shown
from hexmoot.bots.learned.rows import Row, Unfit, fit, row_from
from hexmoot.bots.learned.weights import BadWeights, Floats, Weights
from hexmoot.engine.game import Game
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import Setup

SMALLEST = 1e-5  # keeps a normalisation from dividing by zero


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a net thinks of a position: how it rates each answer, and every seat's chance."""

    answers: Floats
    chances: Floats


class Seated:
    """One kind of table before the net: where its numbers go, and what never changes."""

    def __init__(self, row: Row, setup: Setup, first: Floats, bias: Floats) -> None:
        fitting = fit(row, setup)
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


class PlayingNet:
    """The weights of one game, ready to answer; BadWeights if they are for something else."""

    def __init__(self, game: Game, weights: Weights) -> None:
        refuse_unless_for(game, weights)
        self.game = game
        self.row = row_from(weights.about.columns)
        self.arrays = weights.arrays
        self.rated = {game.actions.parse(word): at for at, word in enumerate(weights.about.words)}
        self.actions = list(self.rated)
        self.blocks = sum(name.endswith(".a.weight") for name in self.arrays)
        spans = np.array([column.span for column in self.row.columns], dtype=np.float32)
        self.first: Floats = np.ascontiguousarray((self.arrays["first.weight"] / spans).T)
        self.latest: Seated | None = None
        self.known: dict[str, Seated] = {}

    def opinions(self, rows: NDArray[np.int16], setup: Setup) -> tuple[Floats, Floats]:
        """How the net rates each of `actions`, and each seat's chance, for several rows at once."""
        x = self.think(self.seated(setup).look_at(rows))
        arrays = self.arrays
        value = x @ arrays["value.weight"].T + arrays["value.bias"]
        answers = x @ arrays["policy.weight"].T + arrays["policy.bias"]
        return answers, self.chances(value, setup)

    def opinion(self, state: State, seat: int, legal: list[int]) -> Opinion:
        """What the net makes of what this seat sees; Unfit if the table is none it knows."""
        x = self.think(self.seated(state.setup).look(state, seat, self.game.decision_kinds))
        arrays, places = self.arrays, self.places_of(legal)
        answers = arrays["policy.weight"][places] @ x + arrays["policy.bias"][places]
        value = arrays["value.weight"] @ x + arrays["value.bias"]
        return Opinion(answers, self.chances(value, state.setup))

    def thoughts(self, tables: Sequence[tuple[State, int]]) -> tuple[Floats, Floats]:
        """How it rates each of `actions`, and each seat's chance, for (state, seat) of one kind."""
        kinds, setup, arrays = self.game.decision_kinds, tables[0][0].setup, self.arrays
        seated = self.seated(setup)
        x = self.think(np.stack([seated.look(state, seat, kinds) for state, seat in tables]))
        value = x @ arrays["value.weight"].T + arrays["value.bias"]
        answers = x @ arrays["policy.weight"].T + arrays["policy.bias"]
        return answers, self.chances(value, setup)

    def places_of(self, legal: list[int]) -> list[int]:
        """Where the net rates these answers; Unfit if it never met one of them."""
        if not all(action in self.rated for action in legal):
            raise Unfit("an answer was never met in training")
        return [self.rated[action] for action in legal]

    def chance_of(self, state: State, seat: int) -> float:
        """How a seat stands, whoever is asked."""
        return float(self.opinion(state, seat, state.legal()).chances[0])

    def refusal(self, setup: Setup) -> str:
        """Why the net does not know tables of this kind; empty if it does."""
        try:
            self.seated(setup)
        except Unfit as error:
            return str(error)
        return ""

    def think(self, x: Floats) -> Floats:
        """Through the blocks."""
        arrays = self.arrays
        x = np.maximum(x, 0.0)
        for block in range(self.blocks):
            name = f"blocks.{block}."
            hidden = normal(x, arrays[name + "norm.weight"], arrays[name + "norm.bias"])
            hidden = np.maximum(hidden @ arrays[name + "a.weight"].T + arrays[name + "a.bias"], 0.0)
            x = x + hidden @ arrays[name + "b.weight"].T + arrays[name + "b.bias"]
        return normal(x, arrays["norm.weight"], arrays["norm.bias"])

    def chances(self, value: Floats, setup: Setup) -> Floats:
        """Each seat's share of the win, the looking seat first; of a company its common chance."""
        if self.game.wins_together(setup.options):
            company = 1.0 / (1.0 + np.exp(-value[..., -1:]))
            return np.repeat(company, setup.seats, axis=-1).astype(np.float32)
        return softmax(value[..., : setup.seats])

    def seated(self, setup: Setup) -> Seated:
        """How tables of this kind are read, found out once."""
        if self.latest is None or self.latest.setup is not setup:
            key = json.dumps([setup.seats, setup.options], sort_keys=True, default=str)
            if key not in self.known:
                self.known[key] = Seated(self.row, setup, self.first, self.arrays["first.bias"])
            self.latest = self.known[key]
        return self.latest


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
    names = {column[0] for column in about.columns}
    if not names & {feature.name for feature in game.features(game.prepare(None, None, {}))}:
        raise BadWeights("weights for features the game does not have")
    shapes = {name: array.shape for name, array in weights.arrays.items()}
    fits = shapes.get("first.weight", (0, 0))[1] == len(about.columns)
    if not fits or shapes.get("policy.weight", (0, 0))[0] != len(about.words):
        raise BadWeights("weights of another shape than their columns and answers")


def normal(x: Floats, weight: Floats, bias: Floats) -> Floats:
    """Layer normalisation."""
    away = x - x.mean(axis=-1, keepdims=True)
    spread = np.sqrt(np.mean(away * away, axis=-1, keepdims=True) + SMALLEST)
    found: Floats = away / spread * weight + bias
    return found


def softmax(values: Floats) -> Floats:
    """Numbers as parts of one."""
    raised = np.exp(values - values.max(axis=-1, keepdims=True))
    found: Floats = raised / raised.sum(axis=-1, keepdims=True)
    return found
