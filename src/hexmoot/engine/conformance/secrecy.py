"""Promises about secrets: what a seat may not know reaches it by no way."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

from hexmoot.engine.conformance.play import Picker, expect, seeded_spread, viewers
from hexmoot.engine.conformance.soundness import expect_sound
from hexmoot.engine.conformance.twins import known_by, seen_by
from hexmoot.engine.game import Game
from hexmoot.engine.native.sheet import Feature
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.state import State

WORLDS = 3
POSITIONS = 24
MORE_WORLDS = 6


def acted(state: State, action: int) -> State:
    """A telling copy of the state after one answer."""
    twin = state.copy()
    twin.is_telling = True
    twin.apply(action)
    return twin


def place_of(game: Game, seed: int, state: State, action: int | None = None) -> str:
    """Where a promise was broken: the answer, the question, whom it was asked, in which game."""
    kind = game.decisions[int(state.frames[state.top() + KIND])]
    answer = "" if action is None else f"answer {game.actions.text(action)!r} to "
    where = f"after {state.ply} answers with seed {seed}"
    return f"{answer}decision {kind!r} of seat {state.seat} {where}"


def worlds_look_alike(game: Game, seats: int, preset: str, effort: int = 1) -> int:
    """An imagined world looks the same to its seat, byte for byte, and is sound and repeatable."""
    about, pairs = POSITIONS * effort, 0
    for number, (seed, state) in enumerate(seeded_spread(game, seats, preset, 31, about)):
        before = state.numbers()
        where = place_of(game, seed, state)
        for viewer in viewers(state):
            real = seen_by(state, viewer)
            for world in range(WORLDS):
                imagined = state.imagine(viewer, number * WORLDS + world)
                expect_sound(game, imagined)
                alike = seen_by(imagined, viewer) == real
                expect(alike, f"an imagined world looks different to viewer {viewer}: {where}")
                pairs += 1
            again = state.imagine(viewer, 5) == state.imagine(viewer, 5)
            expect(again, f"the same seed imagines different worlds: {where}")
        expect(state.numbers() == before, f"imagining changed the real state: {where}")
    return pairs


def own_answers_tell_nothing_hidden(game: Game, seats: int, preset: str, effort: int = 1) -> int:
    """An own answer without chance or disclosure looks the same in every world."""
    about, pairs = POSITIONS * effort, 0
    for number, (seed, state) in enumerate(seeded_spread(game, seats, preset, 33, about)):
        actor = state.seat
        action = Picker(number).pick(state.legal())
        real = acted(state, action)
        if not real.disclosed:
            for world in range(WORLDS):
                other = acted(state.imagine(actor, world), action)
                _expect_alike(other, real, actor, place_of(game, seed, state, action))
                pairs += 1
    return pairs


def barriers_are_complete(game: Game, seats: int, preset: str, effort: int = 1) -> int:
    """After an answer without a barrier nobody can rule out a world they held possible.

    Others do not see an answer itself, only what it does: in each of their worlds some answer must
    look the same. So a card laid face down needs no barrier.
    """
    about, pairs = 2 * POSITIONS * effort, 0
    for number, (seed, state) in enumerate(seeded_spread(game, seats, preset, 34, about)):
        action = Picker(number).pick(state.legal())
        real = acted(state, action)
        if real.disclosed:
            continue
        where = place_of(game, seed, state, action)
        for viewer in viewers(state):
            if viewer != state.seat:
                for world in range(WORLDS):
                    imagined = state.imagine(viewer, world)
                    _expect_possible(imagined, action, real, viewer, where)
                    pairs += 1
    return pairs


def _expect_possible(
    imagined: State, action: int, real: State, viewer: int | None, where: str
) -> None:
    """Some answer in the imagined world looks to the viewer like the one given in the real one."""
    if action in imagined.legal():
        _expect_alike(acted(imagined, action), real, viewer, where)
        return
    seen = known_by(real, viewer)
    possible = any(known_by(acted(imagined, other), viewer) == seen for other in imagined.legal())
    expect(possible, f"viewer {viewer} learned a secret without a barrier: {where}")


def _expect_alike(other: State, real: State, viewer: int | None, where: str) -> None:
    told = other.events(viewer) == real.events(viewer)
    expect(told, f"events tell worlds apart, viewer {viewer}: {where}")
    seen = seen_by(other, viewer) == seen_by(real, viewer)
    expect(seen, f"views tell worlds apart, viewer {viewer}: {where}")


def chance_tells_what_the_table_shows(game: Game, seats: int, preset: str, effort: int = 1) -> int:
    """With chance or disclosure too, events and questions tell no more than the table then shows.

    The same answer is given in several worlds, with the same dice. Where a viewer then sees the
    same table, it must have been told the same, and the same seat must be asked the same.
    """
    about, pairs = POSITIONS * effort, 0
    for number, (seed, state) in enumerate(seeded_spread(game, seats, preset, 35, about)):
        action = Picker(number).pick(state.legal())
        for viewer in viewers(state):
            told: dict[str, tuple[object, object]] = {}
            for world in _worlds(state, viewer, number):
                if action not in world.legal():
                    continue
                after = acted(world, action)
                table, learned = _learned(after, viewer)
                same = told.setdefault(table, learned)
                where = place_of(game, seed, state, action)
                expect(same[0] == learned[0], f"events tell viewer {viewer} a secret: {where}")
                expect(same[1] == learned[1], f"who is asked tells viewer {viewer} of it: {where}")
                pairs += same is not learned
    return pairs


def _worlds(state: State, viewer: int | None, number: int) -> Iterator[State]:
    """The real world and imagined ones, all with the same chance to come."""
    yield _with_chance(state.copy(), number)
    for world in range(MORE_WORLDS):
        yield _with_chance(state.imagine(viewer, number * MORE_WORLDS + world), number)


def _with_chance(state: State, seed: int) -> State:
    state.reseed(seed + 101)
    return state


def _learned(after: State, viewer: int | None) -> tuple[str, tuple[object, object]]:
    """What the table shows, and what the viewer was told and sees being asked."""
    view = after.view(viewer)
    asked = view["decision"] and (view["decision"]["kind"], view["decision"]["seat"])
    return json.dumps(view["table"], sort_keys=True), (after.events(viewer), asked)


def observations_are_honest(game: Game, seats: int, preset: str, effort: int = 1) -> int:
    """Observations have one name a number, stay in bounds, and do not tell worlds apart."""
    features = game.features(game.prepare(seats, preset, {}))
    return _numbers_are_honest(
        Told("observation", features, game.observation), game, seats, preset, effort
    )


def sketches_are_honest(game: Game, seats: int, preset: str, effort: int = 1) -> int:
    """The same of sketches, in games that have them; no world is in another's middle of a deed."""
    if not game.has_sketch:
        return 0
    features = game.sketch_features(game.prepare(seats, preset, {}))

    def sketch(state: State, seat: int) -> list[int]:
        return [*game.sketch(state, seat), int(state.is_mid_deed())]

    told = Told("sketch", [*features, Feature("is_mid_deed", 0, 1)], sketch)
    return _numbers_are_honest(told, game, seats, preset, effort)


class Told(NamedTuple):
    """What a seat is told of a position in numbers, and how they are called."""

    name: str
    features: list[Feature]
    numbers: Callable[[State, int], list[int]]


def _numbers_are_honest(told: Told, game: Game, seats: int, preset: str, effort: int) -> int:
    """In every position for every seat; how many pairs of worlds were compared."""
    names = [feature.name for feature in told.features]
    expect(len(set(names)) == len(names), f"two numbers of the {told.name} share a name")
    about, pairs = POSITIONS * effort, 0
    for number, (seed, state) in enumerate(seeded_spread(game, seats, preset, 36, about)):
        where = place_of(game, seed, state)
        for seat in range(seats):
            seen = told.numbers(state, seat)
            _expect_in_bounds(told, seen)
            for world in range(WORLDS):
                imagined = told.numbers(state.imagine(seat, number + world), seat)
                expect(imagined == seen, f"the {told.name} tells worlds apart: {where}")
                pairs += 1
    return pairs


def _expect_in_bounds(told: Told, seen: list[int]) -> None:
    expect(len(seen) == len(told.features), f"the {told.name} has not one number a name")
    for feature, value in zip(told.features, seen, strict=True):
        fits = feature.low <= value <= feature.high
        expect(fits, f"{feature.name} is {value}, not {feature.low}..{feature.high}")


def judges_do_not_peek(game: Game, seats: int, preset: str, effort: int = 1) -> int:
    """How well a seat stands is judged alike in all worlds the seat cannot tell apart."""
    about, pairs = POSITIONS * effort, 0
    for number, (seed, state) in enumerate(seeded_spread(game, seats, preset, 37, about)):
        for seat in range(seats):
            judged = state.judge(seat)
            for world in range(WORLDS):
                other = state.imagine(seat, number * WORLDS + world).judge(seat)
                where = place_of(game, seed, state)
                expect(other == judged, f"the judge of seat {seat} knows a secret: {where}")
                pairs += 1
    return pairs
