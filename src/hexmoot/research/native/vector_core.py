"""Many games stepped in native code, observations and masks written into shared buffers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexmoot.engine.errors import IllegalAction
from hexmoot.engine.native.chance import DICE, Chance
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State

ALLOWED: u8 = 1
FORBIDDEN: u8 = 0


@final
class VectorCore:
    """A row of games. The arrays are buffers that NumPy looks into without copying."""

    def __init__(self, states: list[State], features: int, actions: int, kinds: int) -> None:
        count = len(states)
        seats = int(states[0].seats)
        self.states = states
        self.features: i64 = features
        self.action_count: i64 = actions
        self.kinds: i64 = kinds
        self.seats: i64 = seats
        self.sheet = Sheet(False, count * features)
        self.masks: vec[u8] = vec[u8]([FORBIDDEN] * (count * actions))
        self.asked: vec[i64] = vec[i64]([0] * count)
        self.actions: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        self.chance = Chance()
        for index in range(count):
            self.show(index)

    def show(self, index: i64) -> None:
        """Write observation, mask and asked seat of one game."""
        state = self.states[index]
        seat: i64 = state.seat
        self.asked[index] = seat
        self.sheet.rewind(index * self.features)
        state.observe_all(seat, self.kinds, self.sheet)
        self.allow(state, index, ALLOWED)

    def allow(self, state: State, index: i64, mark: u8) -> None:
        """Mark (or clear) the legal actions of one game in its mask."""
        base = index * self.action_count
        masks = self.masks
        choices = state.choices
        choice: i64
        for choice in range(state.choice_count):
            masks[base + choices[choice]] = mark

    def take(self, actions: list[int]) -> None:
        """Note an action for every game, refusing all of them if one is forbidden."""
        index: i64
        for index in range(len(self.states)):
            self.actions[index] = actions[index]
            self.refuse_forbidden(self.states[index], index, self.actions[index])

    def step(self) -> list[int]:
        """Answer every game by its entry of `actions`; returns the games that ended."""
        ended: list[int] = []
        index: i64
        for index in range(len(self.states)):
            state = self.states[index]
            self.allow(state, index, FORBIDDEN)
            state.play(self.actions[index])
            if state.ending != 0:
                self.pay(state, index)
                ended.append(index)
            else:
                self.show(index)
        return ended

    def refuse_forbidden(self, state: State, index: i64, action: i64) -> None:
        """Raise IllegalAction where the mask does not allow the action."""
        inside = action >= 0 and action < self.action_count
        if not inside or self.masks[index * self.action_count + action] == FORBIDDEN:
            names = state.setup.game.actions
            raise IllegalAction(
                state.seat, names.name(int(action)), f"game {index} does not allow it"
            )

    def pay(self, state: State, index: i64) -> None:
        """Write every seat's utility at the end of a game."""
        seat: i64
        for seat in range(self.seats):
            self.rewards[index * self.seats + seat] = state.utility(seat)

    def replace(self, index: int, state: State) -> None:
        """Put a fresh game in the place of one that ended."""
        self.states[index] = state
        self.show(index)

    def choose_random(self) -> None:
        """Fill `actions` with uniform legal choices."""
        index: i64
        for index in range(len(self.states)):
            state = self.states[index]
            pick = self.chance.below(DICE, state.choice_count)
            self.actions[index] = state.choices[pick]
