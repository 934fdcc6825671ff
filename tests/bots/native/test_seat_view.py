"""What a seat knows is all a bot gets."""

from __future__ import annotations

import gc
import pickle
import types
from typing import Any

import pytest

from hexmoot.bots import NotAsked, SeatView, bot
from hexmoot.engine.conformance import random_game
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from tests.bots.kit.positions import every_game, positions, ravens

BOTS = ("random", "greedy", "search:playouts=60", "search:playouts=60:whim=0.5")

# What every program reaches from anywhere: going on from there would find the whole process.
OUTSIDE = (type, types.ModuleType, types.FrameType, types.FunctionType, types.BuiltinFunctionType)


def reachable(thing: object) -> list[object]:
    """Every object that can be reached from this one, private or not."""
    found: dict[int, object] = {id(thing): thing}
    left = [thing]
    while left:
        for other in gc.get_referents(left.pop()):
            if id(other) not in found and not isinstance(other, OUTSIDE):
                found[id(other)] = other
                left.append(other)
    return list(found.values())


def numbers_inside(state: State) -> list[int]:
    """All a seat view holds, but for how often chance was asked while it was made."""
    ground = SeatView(state).ground
    ground.chance_count = 0
    return ground.numbers()


def hand_of(state: State, seat: int) -> list[int]:
    """A hand of the toy."""
    played: Any = state
    return list(played.in_place(seat))


@every_game
def test_the_state_cannot_be_reached_from_a_seat_view(game: Game) -> None:
    """Following every reference from a seat view never leads to the real state or its arrays."""
    for state in positions(game, seed=1, every=9, most=3):
        seat_view = SeatView(state)
        states = [thing for thing in reachable(seat_view) if isinstance(thing, State)]
        assert states == [seat_view.ground]
        assert seat_view.ground is not state


@every_game
def test_a_seat_view_is_the_same_in_worlds_the_seat_cannot_tell_apart(game: Game) -> None:
    """Everything inside, number by number, follows from the seat's knowledge alone."""
    for state in positions(game, seed=2, every=9, most=6):
        inside = numbers_inside(state)
        for seed in range(3):
            assert numbers_inside(state.imagine(state.seat, seed)) == inside


def test_the_secret_is_absent() -> None:
    """The opponent's hand in a seat view is the same whatever the opponent really holds."""
    state = ravens()
    truths = set()
    shown = set()
    for seed in range(30):
        world = state.imagine(state.seat, seed)
        truths.add(tuple(hand_of(world, 1)))
        shown.add(tuple(hand_of(SeatView(world).ground, 1)))
    assert len(truths) > 5
    assert len(shown) == 1


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_a_choice_depends_on_the_view_alone(game: Game, name: str) -> None:
    """In all worlds the seat cannot tell apart a bot of the same seed chooses the same."""
    for state in positions(game, seed=3, every=17, most=4):
        real = bot(name, seed=5).choose(SeatView(state))
        for seed in range(2):
            world = state.imagine(state.seat, seed)
            assert bot(name, seed=5).choose(SeatView(world)) == real


@every_game
def test_thinking_leaves_the_state_alone(game: Game) -> None:
    """Nothing a bot does to its view shows in the real game."""
    state = next(positions(game, seed=4, every=5, most=1))
    before = state.numbers()
    seat_view = SeatView(state)
    for name in BOTS:
        bot(name).explain(seat_view)
    for _ in random_game(seat_view.ground, 1):
        pass
    assert state.numbers() == before


def test_a_seat_view_crosses_process_borders_unchanged() -> None:
    """Pickled and back it holds the same knowledge, and bots choose the same."""
    seat_view = SeatView(ravens(seats=3, seed=9))
    again = pickle.loads(pickle.dumps(seat_view))
    assert again.view() == seat_view.view()
    for name in BOTS:
        assert bot(name, 2).choose(again) == bot(name, 2).choose(seat_view)


def test_nobody_is_asked_after_the_end() -> None:
    """A finished game has no seat view."""
    state = ravens()
    for _ in random_game(state, 1):
        pass
    with pytest.raises(NotAsked, match="the game is over"):
        SeatView(state)


def test_a_seat_view_shows_view_actions_and_words() -> None:
    """What it offers is what the asked seat is shown."""
    state = ravens(seats=3)
    seat_view = SeatView(state)
    assert (seat_view.seat, seat_view.seats, seat_view.ply) == (0, 3, 0)
    assert seat_view.legal() == state.legal()
    assert seat_view.view() == state.view(0)
    assert seat_view.options == {"sides": 6, "loud": False}
    action = state.legal()[0]
    assert seat_view.text(action) == f"play {action - 2}"
    assert seat_view.label(action) == f"Play {action - 2}"
