"""What random games tell, for tests that whatever happens is told."""

from __future__ import annotations

from hexmoot.engine.conformance import random_game, viewers
from hexmoot.engine.game import Game


def never_told(game: Game, seats: int, preset: str, games: int) -> set[str]:
    """The kinds of events that nobody is told of in so many random games."""
    silent = set(game.events.values())
    for seed in range(games):
        state = game.start(seats=seats, seed=seed, preset=preset)
        state.is_telling = True
        for _ in random_game(state, seed):
            for viewer in viewers(state):
                silent -= {event.kind for event in state.events(viewer)}
    return silent
