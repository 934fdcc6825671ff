"""Twins: other histories that somebody cannot tell from what really happened.

A history is told anew with one outcome of chance, one answer or one standing order of somebody else
changed. If a viewer sees the very same all along, the changed thing is hidden from that viewer: by
the rules themselves, whatever the game's `redeal` says about it. So promises can hold `redeal`
against the rules instead of against itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from hexmoot.engine.conformance.play import Picker, viewers
from hexmoot.engine.errors import BadChance, ChanceNeeded, IllegalAction
from hexmoot.engine.events import Event
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State

ORDER_EVERY = 3  # one standing order in so many steps, where a game has any
TWIN_EVERY = 5  # steps from one look at a twin to the next


@dataclass(frozen=True, slots=True)
class Draw:
    """One outcome of chance, and all that could have come instead."""

    outcome: int
    outcomes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """The deal (no action), an answer or a standing order, and what chance said to it."""

    seat: int
    action: int | None
    is_order: bool
    draws: tuple[Draw, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A game as far as it is told: how it was started, then its steps, the deal first."""

    game: Game
    seats: int
    preset: str
    steps: tuple[Step, ...] = ()

    def after(self, state: State | None, step: Step) -> State:
        """The state after one more step; ChanceNeeded if its draws are too few."""
        outcomes = [draw.outcome for draw in step.draws]
        if state is None or step.action is None:
            dealt = self.game.start(
                seats=self.seats, seed=1, preset=self.preset, chance=outcomes, strict=True
            )
            dealt.is_telling = True
            return dealt
        state.load_chance(outcomes, strict=True)
        if step.is_order:
            state.give_order(step.seat, step.action)
        else:
            state.apply(step.action)
        return state

    def told(self) -> Iterator[State]:
        """The state after each step; the same object, so look at it before asking for the next."""
        state: State | None = None
        for step in self.steps:
            state = self.after(state, step)
            if state.loaded_next != len(step.draws):
                raise BadChance("less chance than in the real history")
            yield state

    def changed(self, picker: Picker) -> tuple[int, Story]:
        """The same story with one thing other than it was, and the number of that step.

        Two thirds of the changes are made where most secrets come from: the deal, and orders.
        """
        orders = [number for number, step in enumerate(self.steps) if step.is_order]
        number = (0, picker.pick(orders or [0]), picker.below(len(self.steps)))[picker.below(3)]
        step = self.steps[number]
        other: Step | None = None
        if step.draws and (step.action is None or picker.below(2)):
            other = _other_draw(step, picker)
        elif step.action is not None:
            other = _other_answer(self, number, picker)
        steps = (*self.steps[:number], other or step, *self.steps[number + 1 :])
        return number, replace(self, steps=steps)


def _other_draw(step: Step, picker: Picker) -> Step:
    """One outcome of chance changed."""
    index = picker.below(len(step.draws))
    draw = step.draws[index]
    others = [outcome for outcome in draw.outcomes if outcome != draw.outcome]
    changed = Draw(picker.pick(others), draw.outcomes)
    return replace(step, draws=(*step.draws[:index], changed, *step.draws[index + 1 :]))


def _other_answer(story: Story, number: int, picker: Picker) -> Step | None:
    """Another answer or order of the same seat, if it had one."""
    step = story.steps[number]
    for at, state in enumerate(story.told()):
        if at == number - 1:
            given = state.orders(step.seat) if step.is_order else state.legal()
            others = [action for action in given if action != step.action]
            return replace(step, action=picker.pick(others)) if others else None
    return None


def story_of(game: Game, seats: int, preset: str, seed: int, length: int) -> Story:
    """A random game of at most so many steps, with every outcome of chance written down."""
    picker = Picker(seed)
    story = Story(game, seats, preset)
    state: State | None = None
    while len(story.steps) < length and (state is None or not state.over):
        step = _next_step(state, picker)
        while True:
            try:
                state = story.after(state, step)
                break
            except ChanceNeeded as needed:
                draw = Draw(picker.pick(list(needed.outcomes)), needed.outcomes)
                step = replace(step, draws=(*step.draws, draw))
        story = replace(story, steps=(*story.steps, step))
    return story


def _next_step(state: State | None, picker: Picker) -> Step:
    """The deal, then answers and now and then a standing order, at random."""
    if state is None:
        return Step(-1, None, False, ())
    seat = picker.below(int(state.seats))
    orders = state.orders(seat)
    if orders and picker.below(ORDER_EVERY) == 0:
        return Step(seat, picker.pick(orders), True, ())
    return Step(state.seat, picker.pick(state.legal()), False, ())


def seen_by(state: State, viewer: int | None) -> str:
    """Everything a viewer is shown, byte for byte."""
    shown = {
        "view": state.view(viewer),
        "legal": state.legal() if viewer == state.seat else None,
        "orders": None if viewer is None else state.orders(viewer),
    }
    return json.dumps(shown, sort_keys=True)


def known_by(state: State, viewer: int | None) -> tuple[str, list[Event]]:
    """What a viewer is shown and was told by the last step."""
    return seen_by(state, viewer), state.events(viewer)


@dataclass(frozen=True, slots=True)
class Twin:
    """A real position and another that a viewer cannot tell from it, after the same steps."""

    viewer: int | None
    real: State
    other: State


class RealStory:
    """What really happened, and what everybody saw of it; each look is taken once."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.states: list[State] = []
        self._told: list[dict[int | None, list[Event]]] = []
        self._seen: dict[tuple[int, int | None], str] = {}
        for state in story.told():
            self.states.append(state.copy())
            self._told.append({viewer: state.events(viewer) for viewer in viewers(state)})

    def known(self, number: int, viewer: int | None) -> tuple[str, list[Event]]:
        """What a viewer saw after a step, and was told by it."""
        key = (number, viewer)
        if key not in self._seen:
            self._seen[key] = seen_by(self.states[number], viewer)
        return self._seen[key], self._told[number][viewer]

    def twins(self, picker: Picker) -> Iterator[Twin]:
        """Tell the story with one change: twins for all who see no difference, as long as they do.

        The other state of a twin goes on with the next one: look at it at once.
        """
        number, changed = self.story.changed(picker)
        step = changed.steps[number]
        if step == self.story.steps[number]:
            return
        # Who changed an answer knows what it was.
        seeing = [viewer for viewer in viewers(self.states[0]) if viewer != step.seat]
        try:
            for at, state in enumerate(changed.told()):
                if at < number:
                    continue
                seeing = [one for one in seeing if known_by(state, one) == self.known(at, one)]
                if not seeing:
                    return
                if (at - number) % TWIN_EVERY == 0 and not state.over:
                    yield from (Twin(viewer, self.states[at], state) for viewer in seeing)
        except (IllegalAction, ChanceNeeded, BadChance):
            return
