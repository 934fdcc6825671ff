"""Secrecy of any game: what two worlds a seat cannot tell apart must have in common."""

from __future__ import annotations

import json
from collections.abc import Iterator

from hexmoot.engine.events import told_to
from hexmoot.engine.game import Game
from hexmoot.engine.state import State
from tests.conformance.cases import every_case
from tests.support import Picker, random_game, sampled_positions

WORLDS = 3


def viewers(state: State) -> Iterator[int | None]:
    """Every seat, and a spectator."""
    yield from range(state.seats)
    yield None


def seen_by(game: Game, state: State, viewer: int | None) -> str:
    """Everything a viewer is shown, byte for byte."""
    shown = {
        "view": state.view(viewer),
        "legal": state.legal() if viewer == state.seat else None,
        "orders": state.orders(viewer) if viewer is not None else None,
    }
    return json.dumps(shown, sort_keys=True)


@every_case
def test_imagined_worlds_look_the_same_to_their_seat(game: Game, seats: int, preset: str) -> None:
    """(a), (b): view, choices and labels of an imagined world are equal to the real ones, byte for byte."""
    for position, state in enumerate(sampled_positions(game, seats, preset, seed=31, every=11)):
        for viewer in viewers(state):
            real = seen_by(game, state, viewer)
            for world in range(WORLDS):
                imagined = state.imagine(viewer, position * WORLDS + world)
                assert imagined.problems() == []
                assert seen_by(game, imagined, viewer) == real


@every_case
def test_imagining_does_not_touch_the_real_state(game: Game, seats: int, preset: str) -> None:
    """The real state is what it was, and the imagined one has chance of its own."""
    state = game.start(seats=seats, seed=8, preset=preset)
    before = state.numbers()
    for viewer in viewers(state):
        world = state.imagine(viewer, 77)
        for _ in random_game(world, 77):
            pass
    assert state.numbers() == before


@every_case
def test_imagining_is_repeatable(game: Game, seats: int, preset: str) -> None:
    """The same seat and seed imagine the same world."""
    for state in sampled_positions(game, seats, preset, seed=32, every=50):
        for viewer in viewers(state):
            assert state.imagine(viewer, 5) == state.imagine(viewer, 5)


@every_case
def test_what_others_do_looks_the_same_in_indistinguishable_worlds(
    game: Game, seats: int, preset: str
) -> None:
    """(a) for events: an own answer that meets no chance shows the same events and view in every world."""
    for position, state in enumerate(sampled_positions(game, seats, preset, seed=33, every=13)):
        actor = state.seat
        action = Picker(position).pick(state.legal())
        real = acted(state, action)
        if real.chance_count != state.chance_count or real.disclosed:
            continue
        for world in range(WORLDS):
            other = acted(state.imagine(actor, world), action)
            assert told_to(other, actor) == told_to(real, actor)
            assert seen_by(game, other, actor) == seen_by(game, real, actor)


@every_case
def test_without_a_barrier_nobody_else_learned_anything(
    game: Game, seats: int, preset: str
) -> None:
    """An answer without an information barrier is possible in, and looks the same from, every world
    that any other viewer holds possible."""
    for position, state in enumerate(sampled_positions(game, seats, preset, seed=34, every=7)):
        action = Picker(position).pick(state.legal())
        real = acted(state, action)
        if real.disclosed:
            continue
        for viewer in viewers(state):
            if viewer == state.seat:
                continue
            for world in range(WORLDS):
                imagined = state.imagine(viewer, world)
                assert action in imagined.legal(), "the answer told a viewer what the seat holds"
                other = acted(imagined, action)
                assert told_to(other, viewer) == told_to(real, viewer)
                assert seen_by(game, other, viewer) == seen_by(game, real, viewer)


@every_case
def test_labels_and_prompts_come_without_secrets_of_others(
    game: Game, seats: int, preset: str
) -> None:
    """Choices are shown to the asked seat alone."""
    for state in sampled_positions(game, seats, preset, seed=35, every=20):
        for viewer in viewers(state):
            shown = state.view(viewer)
            assert bool(shown["choices"]) == (viewer == state.seat)
            if viewer == state.seat:
                assert [choice["action"] for choice in shown["choices"]] == state.legal()
                assert all(choice["label"] for choice in shown["choices"])


def acted(state: State, action: int) -> State:
    """A telling copy of the state after one answer."""
    twin = state.copy()
    twin.is_telling = True
    twin.apply(action)
    return twin
