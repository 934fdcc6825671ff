"""How a fault is planted in Ravens, and the list of all that are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.state import NOBODY, State
from hexmoot.engine.setup import Setup
from tests.toys import ravens
from tests.toys.ravens import CARDS, PLAYED, Ravens, RavensState, vec_list

GAME: Game = ravens.GAME  # the faulty game at hand: states are unpickled through this name


def faulty(on_state: dict[str, Any], on_game: dict[str, Any]) -> Game:
    """Ravens with methods of its state or its registration replaced."""
    kind: Any = type("FaultyState", (RavensState,), on_state)

    def copy(self: RavensState) -> RavensState:
        """A true copy, of the faulty kind."""
        twin: RavensState = kind(self.setup, False)
        twin.copy_base(self)
        twin.turns = self.turns
        twin.place, twin.totals = self.place[:], self.totals[:]
        twin.always_keep = self.always_keep[:]
        return twin

    def blank(self: Ravens, setup: Setup) -> State:
        """An empty state of the faulty kind."""
        made: State = kind(setup, True)
        return made

    kind.copy = on_state.get("copy", copy)
    game: Any = type("FaultyRavens", (Ravens,), {"blank": blank, **on_game})
    game.__module__ = kind.__module__ = __name__
    globals()["GAME"] = game()
    return GAME


FAULTS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {}


def on_state(promise: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A fault in a method of the state, named by the function, and the promise that finds it."""

    def plant(method: Callable[..., Any]) -> Callable[..., Any]:
        """Keep the method under the fault's name."""
        fault, _, name = method.__name__.rpartition("__")
        FAULTS[fault] = (promise, {name: method}, {})
        return method

    return plant


def on_game(promise: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A fault in a hook of the registration."""

    def plant(method: Callable[..., Any]) -> Callable[..., Any]:
        """Keep the hook under the fault's name."""
        fault, _, name = method.__name__.rpartition("__")
        FAULTS[fault] = (promise, {}, {name: method})
        return method

    return plant


def deal_anew(state: RavensState, hidden: list[int], places: list[int]) -> None:
    """Shuffle these places among these cards."""
    row = vec_list(places)
    state.shuffle(DRAWS, row, 0, len(hidden))
    for card, place in zip(hidden, row, strict=True):
        state.place[card] = place


def hidden_from(state: RavensState, seat: int) -> list[int]:
    """The cards a seat cannot see."""
    seen = {PLAYED} if seat == NOBODY else {PLAYED, seat}
    return [card for card in range(CARDS) if state.place[card] not in seen]


counter = {"calls": 0}  # for chance that comes from outside a state
