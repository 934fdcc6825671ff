"""A trained net that answers: one look at what a seat sees, NumPy alone.

The first layer reads only the numbers of a row that are not zero, so a long row costs little.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from hexmoot.bots.learned.mind import Mind, Opinion
from hexmoot.bots.learned.rows import Unfit
from hexmoot.bots.learned.weights import Floats, Weights
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import Setup


class PlayingNet(Mind):
    """A net that likes or dislikes answers by what their seat sees."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.rated = {game.actions.parse(word): at for at, word in enumerate(weights.about.words)}
        self.actions = list(self.rated)

    def opinions(self, tables: Sequence[tuple[State, int]]) -> list[Opinion]:
        setup = tables[0][0].setup
        seated, kinds = self.seated(setup), self.game.decision_kinds
        places = [self.places_of(state.legal()) for state, _ in tables]
        x = self.layers.think(np.stack([seated.look(state, seat, kinds) for state, seat in tables]))
        answers, chances = self.likings(x), self.layers.chances(x, setup)
        return [Opinion(answers[at, rated], chances[at]) for at, rated in enumerate(places)]

    def opinion(self, state: State, seat: int) -> Opinion:
        """Of one question, rating nothing but its answers."""
        arrays, places = self.arrays, self.places_of(state.legal())
        x = self.layers.think(self.seated(state.setup).look(state, seat, self.game.decision_kinds))
        answers = arrays["policy.weight"][places] @ x + arrays["policy.bias"][places]
        return Opinion(answers, self.layers.chances(x, state.setup))

    def of_rows(self, rows: NDArray[np.int16], setup: Setup) -> tuple[Floats, Floats]:
        """How it rates each of `actions`, and each seat's chance, for what several seats see."""
        x = self.layers.think(self.seated(setup).look_at(rows))
        return self.likings(x), self.layers.chances(x, setup)

    def likings(self, x: Floats) -> Floats:
        """How it rates each of `actions`."""
        found: Floats = x @ self.arrays["policy.weight"].T + self.arrays["policy.bias"]
        return found

    def places_of(self, legal: list[int]) -> list[int]:
        """Where the net rates these answers; Unfit if it never met one of them."""
        if not all(action in self.rated for action in legal):
            raise Unfit("an answer was never met in training")
        return [self.rated[action] for action in legal]

    def chance_of(self, state: State, seat: int) -> float:
        seen = self.seated(state.setup).look(state, seat, self.game.decision_kinds)
        return float(self.layers.chances(self.layers.think(seen), state.setup)[0])
