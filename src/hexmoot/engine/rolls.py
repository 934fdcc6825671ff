"""Rolls nobody was asked about: the one answer that was left threw dice, so it was given at once.

What the game does stays as it is. This finds the positions just before such rolls, for whoever
wants to let a person throw the die, or to let people see it thrown.
"""

from __future__ import annotations

from typing import NamedTuple

from hexmoot.engine.events import Told, all_told
from hexmoot.engine.native.stack import FIRST_STEP, KIND
from hexmoot.engine.native.state import MOST_STEPS, State
from hexmoot.engine.record import Record


class Roll(NamedTuple):
    """A position before a forced roll, which is its one answer, and what was told until then."""

    state: State
    told: list[Told]


def rolls_after(state: State, action: int) -> list[Roll]:
    """The forced rolls between this answer and the next question, in order."""
    world = state.copy()
    world.is_telling = True
    world.ply += 1
    world.answer(action)
    return _until_asked(world)


def rolls_of_deal(record: Record) -> list[Roll]:
    """The forced rolls between the deal and the first question."""
    game = record.known_game()
    world: State = game.blank(record.setup(game))
    world.reseed(record.seed)
    world.load_chance(record.chance)
    world.is_telling = True
    world.deal()
    return _until_asked(world)


def _until_asked(world: State) -> list[Roll]:
    """Go on as `State.settle` does, and look at every answer that is given unasked."""
    found: list[Roll] = []
    for _ in range(MOST_STEPS):
        if world.over:
            break
        kind = int(world.frames[world.top() + KIND])
        if kind >= FIRST_STEP:
            world.run_step(kind)
            continue
        count = world.list_choices()
        if count > 1 or (count == 1 and world.is_always_asked()):
            break
        if count == 0:
            world.drop()
        else:
            found += _forced(world)
    return found


def _forced(world: State) -> list[Roll]:
    """Give the one answer; the position before it, if it threw dice."""
    before, told, dice = world.copy(), all_told(world), world.stream_dice
    world.answer(world.choices[0])
    if world.stream_dice == dice:
        return []
    before.relist()
    return [Roll(before, told)]
