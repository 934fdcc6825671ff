"""What a state tells learners in numbers: all that a seat sees, or what a position is good for."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import FRAME, SEAT, Stack


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Portrayed(Stack):
    """A decision stack with seats around it that can be described to each of them."""

    # ---- what a game overrides

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """Fill in what this seat may know, itself first, as numbers for learning."""
        raise TypeError("a game's state must describe itself in numbers")

    def sketch(self, seat: i64, sheet: Sheet) -> None:
        """Describe a position between two deeds in few numbers, worked out, the seat itself first.

        Only for games whose nets judge where answers lead instead of the answers themselves.
        """
        raise TypeError("this game has no sketch")

    def is_mid_deed(self) -> bool:
        """Has the asked seat chosen a first part of something that is done when it is whole?"""
        return False

    # ---- the same for all games

    def observe_all(self, seat: i64, kinds: i64, sheet: Sheet) -> None:
        """The whole observation: which of `kinds` decisions is asked of whom, then the table."""
        self.tell_asked(seat, kinds, sheet)
        self.observe(seat, sheet)

    def tell_asked(self, seat: i64, kinds: i64, sheet: Sheet) -> None:
        """Which of `kinds` decisions is asked, and how far from a seat."""
        asked: i64 = -1
        kind: i64 = -1
        if self.ending == 0:
            kind = self.frames[(self.depth - 1) * FRAME]
            asked = self.frames[(self.depth - 1) * FRAME + SEAT] - seat
            if asked < 0:
                asked += self.seats
        sheet.one_hot("decision", kind, kinds)
        sheet.one_hot("asked", asked, self.seats)

    def sketch_all(self, seat: i64, kinds: i64, sheet: Sheet) -> None:
        """The whole sketch: what is asked of whom, then the table."""
        self.tell_asked(seat, kinds, sheet)
        self.sketch(seat, sheet)
