"""Walks as the rules make them: every answer tried on a copy of the game; slow and plain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hexmoot.engine.events import told_to
from hexmoot.games.alchemists_race.rules.actions import KEEP, PASS, ROLL
from hexmoot.games.alchemists_race.rules.flow import Playable
from hexmoot.games.alchemists_race.rules.kinds import (
    ENCOUNTER,
    PATH,
    REROLL_POTION,
    STEPPED,
    TURN_BEGAN,
)


@dataclass(frozen=True)
class Walk:
    """One walk: its answers, the spaces walked onto, and whether a meeting asked on the way."""

    answers: tuple[int, ...] = ()
    path: tuple[int, ...] = ()
    is_interrupted: bool = False


def walks(state: Playable, so_far: Walk | None = None) -> Iterator[Walk]:
    """Every walk from a question about the way."""
    before = so_far or Walk()
    for action in state.legal():
        yield from _gone_on(state, action, before)


def _gone_on(state: Playable, action: int, before: Walk) -> Iterator[Walk]:
    """The walks that go on with this answer."""
    after = state.copy()
    after.is_telling = True
    after.apply(action)
    steps = tuple(_steps(after, int(state.active)))
    answers = before.answers if action in (KEEP, PASS) else (*before.answers, action)
    walk = Walk(answers, before.path + steps, before.is_interrupted)
    is_same_turn = after.turn_count == state.turn_count and not after.over
    if is_same_turn and after.asked() == PATH:
        yield from walks(after, walk)
    elif is_same_turn and after.asked() == ENCOUNTER and after.steps_left > 0:
        yield from _gone_on(after, PASS, Walk(walk.answers, walk.path, True))
    elif walk.path:
        yield walk


def _steps(state: Playable, seat: int) -> Iterator[int]:
    """Where the mover stepped to by the last answer, until the next turn began."""
    for kind, numbers in told_to(state, None):
        if kind == TURN_BEGAN:
            return
        if kind == STEPPED and numbers[0] == seat:
            yield numbers[2]


def ends_of_face(state: Playable, face: int) -> set[int]:
    """Where a roll of this number may end; a Reroll in hand lets the mover look at the die."""
    after = state.copy()
    after.take_potion(after.active, REROLL_POTION)
    after.load_chance([face - 1])
    after.apply(ROLL)
    return {walk.path[-1] for walk in _gone_on(after, KEEP, Walk())}
