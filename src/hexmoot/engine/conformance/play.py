"""Playing at random, as promises and tests do it; what a promise raises when it is broken."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Protocol

from hexmoot.engine.errors import BadOption, HexmootError
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import DICE, Chance, splitmix
from hexmoot.engine.native.state import State

LONGEST_GAME = 100_000


class Promise(Protocol):
    """What a game must keep with a seat count and a preset; more effort looks at more games.

    Promises about secrets say how many pairs of worlds they have compared.
    """

    __name__: str

    def __call__(self, game: Game, seats: int, preset: str, effort: int = 1) -> int | None: ...


class BrokenPromise(HexmootError):
    """A game does not do what every game must."""


def expect(holds: bool, sentence: str) -> None:
    """Raise BrokenPromise unless the condition holds."""
    if not holds:
        raise BrokenPromise(sentence)


class Picker:
    """Uniform choices from a seed of its own, apart from the state's chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance()
        self.chance.reseed(splitmix(seed))

    def below(self, number: int) -> int:
        """A number from 0 to below this one."""
        return int(self.chance.below(DICE, number))

    def pick(self, things: list[int]) -> int:
        """One of a list."""
        return things[self.below(len(things))]


def random_game(state: State, seed: int) -> Iterator[int]:
    """Play at random to the end; yields each action after it was applied."""
    picker = Picker(seed)
    for _ in range(LONGEST_GAME):
        if state.over:
            return
        action = picker.pick(state.legal())
        state.apply(action)
        yield action
    raise BrokenPromise(f"random play has not ended after {LONGEST_GAME} answers")


def finish(state: State, seed: int) -> State:
    """Play at random to the end."""
    for _ in random_game(state, seed):
        pass
    return state


def positions(game: Game, seats: int, preset: str, seed: int, every: int) -> Iterator[State]:
    """A random game's positions, every so many answers; copy one to keep it."""
    state = game.start(seats=seats, seed=seed, preset=preset)
    yield state
    for ply, _ in enumerate(random_game(state, seed)):
        if ply % every == 0 and not state.over:
            yield state


def spread(game: Game, seats: int, preset: str, seed: int, about: int) -> Iterator[State]:
    """About so many positions all over a random game; of a short game every one."""
    for _, state in seeded_spread(game, seats, preset, seed, about):
        yield state


def seeded_spread(
    game: Game, seats: int, preset: str, seed: int, about: int
) -> Iterator[tuple[int, State]]:
    """The same positions, each with the seed of its game.

    Short games are gone through again with other seeds until there are enough.
    """
    given = 0
    for again in count():
        length = int(finish(game.start(seats=seats, seed=seed, preset=preset), seed).ply)
        for state in positions(game, seats, preset, seed, max(1, length // about)):
            given += 1
            yield seed, state
        if given >= about or again == about:
            return
        seed += 1_000_003


def cases(game: Game) -> Iterator[tuple[int, str]]:
    """Every seat count and preset that go together."""
    for seats in game.seat_counts:
        for preset in game.options.presets:
            try:
                game.options.resolve({}, preset, seats)
            except BadOption:
                continue
            yield seats, preset


def viewers(state: State) -> Iterator[int | None]:
    """Every seat, and a spectator."""
    yield from range(state.seats)
    yield None
