"""A random playout in native code."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import Chance
from hexmoot.engine.native.playout import copy_many, play_many, random_playout
from hexmoot.engine.native.state import State

# A compiled state lends its memory to a later copy: what is lost a copy shows in a few hundred.
MANY = 300
FEW_BLOCKS = 100
every_game = pytest.mark.parametrize("name", registry.game_names())
OURS = [
    name
    for name in registry.game_names()
    if type(registry.game(name)).__module__.startswith("hexmoot.games.")
]


def test_playouts_end_games_and_are_repeatable(game: Game) -> None:
    """The same starts and seed give the same ends, and as many answers as were given."""
    ends = []
    for _ in range(2):
        states = [game.start(seats=2, seed=seed) for seed in (5, 6)]
        answers = play_many(states, seed=3, limit=1000)
        assert all(state.over for state in states)
        assert answers == sum(int(state.ply) for state in states)
        ends.append([state.digest() for state in states])
    assert ends[0] == ends[1]


def test_a_playout_stops_at_its_limit(game: Game) -> None:
    """Also in the middle of a game."""
    state = game.start(seats=2, seed=5)
    assert random_playout(state, Chance(), 2) == 2
    assert not state.over


@every_game
def test_copies_in_memory_of_dropped_ones_are_independent(name: str) -> None:
    """Whatever was played in a dropped state, and of whatever size and game, a copy is a copy."""
    game = registry.game(name)
    chance = Chance()
    chance.reseed(1)
    for seats in (2, game.max_seats):
        ground = game.start(seats=seats, seed=7)
        before = ground.digest()
        for answers in range(0, 60, 7):
            twins = [ground.copy() for _ in range(6)]
            ends = [end_of(twin, answers, seed) for seed, twin in enumerate(twins)]
            assert ends == [end_of(ground.copy(), answers, seed) for seed in range(6)]
            assert ground.digest() == before
            random_playout(ground, chance, 3)
            before = ground.digest()


def end_of(state: State, answers: int, seed: int) -> int:
    """The digest of a state after some answers at random."""
    chance = Chance()
    chance.reseed(seed)
    random_playout(state, chance, answers)
    return state.digest()


@every_game
def test_an_array_somebody_holds_is_not_written_into(name: str) -> None:
    """It outlives its state, which is dropped and copied into."""
    ground = registry.game(name).start(seed=3)
    twin = ground.copy()
    frames, choices = twin.frames, twin.choices
    held = [*frames], [*choices]
    later = registry.game(name).start(seed=4)
    random_playout(later, Chance(), 9)
    del twin
    others = [later.copy() for _ in range(6)]
    assert ([*frames], [*choices]) == held
    assert {other.digest() for other in others} == {later.digest()}


def lost_by(work: Callable[[int], None]) -> int:
    """How many blocks of memory are left behind when this is done many times once more."""
    held = []
    for _ in range(2):
        for seed in range(MANY):
            work(seed)
        gc.collect()
        held.append(sys.getallocatedblocks())
    return held[1] - held[0]


@pytest.mark.parametrize("name", OURS)
def test_nothing_is_lost_by_copying(name: str) -> None:
    """Neither by copies nor by what is played in them."""
    ground = registry.game(name).start(seed=1)

    def work(seed: int) -> None:
        copy_many(ground, 3)
        end_of(ground.copy(), 5, seed)

    assert lost_by(work) < FEW_BLOCKS


@pytest.mark.parametrize("name", OURS)
def test_nothing_is_lost_by_starting(name: str) -> None:
    """Content and options are written into arrays anew for every game."""
    game = registry.game(name)

    def work(seed: int) -> None:
        game.start(seed=seed)

    assert lost_by(work) < FEW_BLOCKS
