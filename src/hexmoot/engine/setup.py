"""What a game is started with: seats, options and the content built from them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from hexmoot.engine.options import Values

if TYPE_CHECKING:
    from hexmoot.engine.game import Game


@dataclass(frozen=True)
class Setup:
    """What a state was started with; shared by all its copies, never changed."""

    game: Game
    seats: int
    options: Values
    content: Any = field(default=None, compare=False)

    @property
    def wins_together(self) -> bool:
        """Do all seats win or lose as one? Then utilities are no shares."""
        return self.game.wins_together(self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (_prepared, (type(self.game).__module__, self.seats, self.options))


def registered(module: str) -> Game:
    """The game of a module, found where it is registered; for unpickling."""
    game: Game = import_module(module).GAME
    return game


def _prepared(module: str, seats: int, options: Values) -> Setup:
    """Unpickle: prepare again where the game is registered."""
    return registered(module).prepare(seats, None, options)


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(128)
