"""Playing games at random for tests, repeatably and without peeking into the state's own chance."""

from __future__ import annotations

from collections.abc import Iterator

from hexmoot.engine.chance import Chance, splitmix
from hexmoot.engine.game import Game
from hexmoot.engine.state import State


class Picker:
    """Uniform choices from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance()
        self.chance.reseed(splitmix(seed))

    def below(self, count: int) -> int:
        return int(self.chance.below(2, count))

    def pick(self, things: list[int]) -> int:
        return things[self.below(len(things))]


def random_game(state: State, seed: int, limit: int = 100_000) -> Iterator[int]:
    """Play at random to the end; yields each action after it was applied."""
    picker = Picker(seed)
    for _ in range(limit):
        if state.over:
            return
        action = picker.pick(state.legal())
        state.apply(action)
        yield action
    raise AssertionError(f"no end after {limit} answers")


def sampled_positions(
    game: Game, seats: int, preset: str, seed: int, every: int
) -> Iterator[State]:
    """A random game's positions, every so many answers (the object goes on living: copy to keep)."""
    state = game.start(seats=seats, seed=seed, preset=preset)
    yield state
    for ply, _ in enumerate(random_game(state, seed)):
        if ply % every == 0 and not state.over:
            yield state
