"""Many games stepped in native code, observations and masks written into shared buffers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexmoot.engine.errors import IllegalAction
from hexmoot.engine.native.chance import Chance, pick, splitmix
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State

if TYPE_CHECKING:
    from hexmoot.engine.setup import Setup


@final
class VectorCore:
    """A row of games. The arrays are buffers that NumPy looks into without copying.

    Every place has a seed of its own (`places`), from which game after game is dealt. Observations
    and masks have room for `kept` steps, and `turn_to` says which room the next step is written to.
    """

    def __init__(self, setup: Setup, places: list[int], features: int, kept: int) -> None:
        count = len(places)
        self.setup: Any = setup
        self.places = places
        self.dealt: list[int] = [0] * count
        self.features: i64 = features
        self.action_count: i64 = len(setup.game.actions)
        self.kinds: i64 = setup.game.decision_kinds
        self.seats: i64 = setup.seats
        self.sheet = Sheet(False, kept * count * features)
        self.masks: vec[u8] = vec[u8]([0] * (kept * count * len(setup.game.actions)))
        self.first_row: i64 = 0
        self.asked: vec[i64] = vec[i64]([0] * count)
        self.actions: vec[i64] = vec[i64]([0] * count)
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.endings: i64 = 0
        self.rewards: vec[float] = vec[float]([0.0] * (count * setup.seats))
        self.chance = Chance()
        # A vec, because what comes out of a list is asked for its class every time.
        self.states: vec[State] = vec[State]([self.fresh(index) for index in range(count)])
        for index in range(count):
            self.show(self.states[index], index)

    def fresh(self, index: int) -> State:
        """The next game of a place."""
        self.dealt[index] += 1
        state: State = self.setup.game.blank(self.setup)
        state.reseed(splitmix(self.places[index] + self.dealt[index]))
        state.deal()
        state.settle()
        return state

    def turn_to(self, room: i64) -> None:
        """Write on in this room; it must have been cleared."""
        self.first_row = room * len(self.states)

    def show(self, state: State, index: i64) -> None:
        """Write observation, mask and asked seat of one game where nothing stands yet."""
        seat: i64 = state.seat
        self.asked[index] = seat
        self.sheet.move_to((self.first_row + index) * self.features)
        state.observe_all(seat, self.kinds, self.sheet)
        self.allow(state, (self.first_row + index) * self.action_count)

    def allow(self, state: State, base: i64) -> None:
        """Mark the legal actions of one game in its mask, which begins at `base`."""
        masks = self.masks
        choices = state.choices
        choice: i64
        for choice in range(state.choice_count):
            masks[base + choices[choice]] = 1

    def step(self) -> None:
        """Answer every game by its entry of `actions`; one that ends pays and is dealt anew."""
        self.endings = 0
        states = self.states
        actions = self.actions
        ended = self.ended
        index: i64
        for index in range(len(states)):
            state = states[index]
            if ended[index] == 1:
                self.take_back(index)
            state.play(actions[index])
            if state.ending != 0:
                self.pay(state, index)
                state = self.fresh(int(index))
                states[index] = state
            self.show(state, index)

    def take_back(self, index: i64) -> None:
        """What an earlier game of this place paid is of yesterday."""
        self.ended[index] = 0
        seat: i64
        for seat in range(self.seats):
            self.rewards[index * self.seats + seat] = 0.0

    def pay(self, state: State, index: i64) -> None:
        """Write every seat's utility at the end of a game."""
        self.ended[index] = 1
        self.endings += 1
        seat: i64
        for seat in range(self.seats):
            self.rewards[index * self.seats + seat] = state.utility(seat)

    def refuse_forbidden(self) -> None:
        """Raise IllegalAction, and move no game, where a mask does not allow an action."""
        index: i64
        for index in range(len(self.states)):
            action = self.actions[index]
            inside = action >= 0 and action < self.action_count
            base = (self.first_row + index) * self.action_count
            if not inside or self.masks[base + action] == 0:
                self.refuse(int(index), int(action))

    def refuse(self, index: int, action: int) -> None:
        """Say which game does not allow which action."""
        names = self.setup.game.actions
        seat = self.states[index].seat
        raise IllegalAction(seat, names.name(action), f"game {index} does not allow it")

    def choose_random(self) -> None:
        """Fill `actions` with uniform legal choices."""
        index: i64
        for index in range(len(self.states)):
            state = self.states[index]
            self.actions[index] = state.choices[pick(self.chance, state.choice_count)]

    def show_afterstates(self, index: i64, sheet: Sheet) -> None:
        """What the asked seat would see after each legal answer, a row an answer.

        All of it happens in one world that the seat imagines: what it cannot know is drawn anew.
        """
        ground = self.states[index].copy()
        seat: i64 = ground.seat
        ground.reseed_from(self.chance)
        ground.redeal(seat)
        ground.relist()
        choice: i64
        for choice in range(ground.choice_count):
            world = ground.copy()
            world.play(ground.choices[choice])
            sheet.move_to(choice * self.features)
            world.observe_all(seat, self.kinds, sheet)
