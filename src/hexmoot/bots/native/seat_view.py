"""What a bot is given: one seat's knowledge, and no way to the real state."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from hexmoot.engine.errors import HexmootError
from hexmoot.engine.native.state import State

# All views of a position stand on the same imagined world: equal knowledge, equal views.
GROUND_SEED: Final = 0


class NotAsked(HexmootError):
    """A seat view is made for the seat that has to decide."""


@final
class SeatView:
    """The asked seat's knowledge of a game: its view, its legal actions, and worlds it can imagine.

    The real state is only read while the view is made. What stays inside is one imagined world,
    which by the contract of `State.imagine` holds nothing the seat cannot know: secrets are not
    locked up in here, they are absent.

    >>> import hexmoot
    >>> seat_view = SeatView(hexmoot.game("alchemists_race").start(seats=2, seed=7))
    >>> seat_view.legal() == seat_view.imagine(seed=1).legal()
    True
    """

    def __init__(self, state: State) -> None:
        if state.over:
            raise NotAsked("the game is over: nobody is asked")
        self.seat: i64 = state.seat
        self.ground: State = state.imagine(state.seat, GROUND_SEED)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.ground.seats

    @property
    def ply(self) -> int:
        """How many answers were given so far."""
        return self.ground.ply

    @property
    def game(self) -> Any:
        """The registered game: its action table, its words and its rules."""
        return self.ground.setup.game

    @property
    def options(self) -> dict[str, Any]:
        """What the game was started with."""
        return dict(self.ground.setup.options)

    def legal(self) -> list[int]:
        """The legal actions, ascending."""
        return self.ground.legal()

    def view(self) -> dict[str, Any]:
        """Everything this seat may know, as plain data."""
        return self.ground.view(self.seat)

    def text(self, action: int) -> str:
        """The text form of an action, as records and protocols write it."""
        found: str = self.game.actions.text(action)
        return found

    def label(self, action: int) -> str:
        """A legal action in the game's own words."""
        found: str = self.game.label(self.ground, action).text
        return found

    def imagine(self, seed: int) -> State:
        """A random full world this seat cannot tell from the real one."""
        return self.ground.imagine(self.seat, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return (SeatView, (self.ground,))
