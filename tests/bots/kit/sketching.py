"""The toy with a sketch: a card and whether to roll for it are one deed."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.game import Game
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import KIND
from tests.conformance.planted import faulty
from tests.toys.ravens import GAMBLE, PLAY_CARD, RavensState


def sketch(self: RavensState, seat: int, sheet: Sheet) -> None:
    """Every total, the viewer's first."""
    for offset in range(self.seats):
        sheet.about_seat(offset)
        sheet.number("total", self.totals[(seat + offset) % self.seats], 0, 50)


def is_mid_deed(self: RavensState) -> bool:
    """The card lies there, the die is still to be thought of."""
    return bool(self.frames[self.top() + KIND] == GAMBLE)


def is_endless(self: RavensState) -> bool:
    """Nothing is ever whole."""
    return self.frames[self.top() + KIND] in (GAMBLE, PLAY_CARD)


def sketching(**changes: Any) -> Game:
    """A game of the toy that sketches; not registered."""
    return faulty({"sketch": sketch, "is_mid_deed": is_mid_deed, **changes}, {})
