"""A guided search and the net that guides it, portion by portion."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from hexmoot.bots.learned.buffers import shown, writable
from hexmoot.bots.learned.judging import JudgingNet
from hexmoot.bots.learned.mind import Mind
from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.planner import Planner
from hexmoot.bots.learned.trials import Trials
from hexmoot.bots.native.guided import GuidedSearch
from hexmoot.bots.native.seat_view import SeatView

# Positions the net thinks about at once: more are cheaper each, but the walks to them know less.
PORTION = 16
ROOM = 400_000


class Thinking(Protocol):
    """A decision being thought over with a net, portion by portion."""

    @property
    def walks(self) -> int:
        """How much was thought so far."""

    def begin(self) -> None:
        """Find something to say."""

    def walk(self, most: int) -> None:
        """Think on for a portion, at most for so many walks."""

    @property
    def has_more(self) -> bool:
        """Is there anything left to think about?"""

    def is_settled(self, left: int) -> bool:
        """Is the choice clear, whatever the walks left would say?"""

    def tallies(self) -> list[tuple[int, int, float]]:
        """The actions that were tried, with visits and results."""

    def standings(self) -> list[float]:
        """How every seat stands."""


class Guide:
    """A tree search by a net that rates answers; `walk` goes on with it for a portion.

    Unfit if the net has never met an answer at hand, or later something that is seen. A `blur` lets
    answers the net does not like be looked at, too.
    """

    def __init__(self, net: PlayingNet, seat_view: SeatView, seed: int, blur: float = 1.0) -> None:
        self.net, self.setup = net, seat_view.ground.setup
        net.places_of(seat_view.legal())
        features = net.seated(self.setup).features
        self.search = GuidedSearch(seat_view, features, PORTION, seed, ROOM, blur)
        self.rows = shown(self.search.sheet.out, np.int16, (PORTION, -1))
        self.likings = writable(self.search.likings, np.float64, (PORTION, -1))
        self.chances = writable(self.search.chances, np.float64, (PORTION, -1))

    @property
    def walks(self) -> int:
        """How many walks were made so far."""
        return int(self.search.walks)

    def begin(self) -> None:
        """Look at the position itself, then at what the net likes best."""
        self.walk(1)
        self.walk(1)

    def walk(self, most: int) -> None:
        """Walk down a portion of times, `most` at most, and ask the net what it found."""
        asked = self.search.gather(min(PORTION, most))
        if asked:
            answers, chances = self.net.of_rows(self.rows[:asked], self.setup)
            self.likings[:asked, self.net.actions] = answers
            self.chances[:asked] = chances
            self.search.absorb()

    @property
    def has_more(self) -> bool:
        """There is always another world to walk in."""
        return True

    def is_settled(self, left: int) -> bool:
        """Is the choice clear, whatever the walks left would say?"""
        return self.search.is_settled(left)

    def tallies(self) -> list[tuple[int, int, float]]:
        """The actions that were tried, with visits and results."""
        return self.search.tree.tallies()

    def standings(self) -> list[float]:
        """How every seat stands on average."""
        return self.search.standings()


def guide_by(
    net: Mind, seat_view: SeatView, seed: int, blur: float = 1.0, trial: int = 0
) -> Thinking:
    """Who thinks with this kind of net: one that judges plans turns, any other guides a tree.

    With a `trial` there is no tree: answers are tried out by playing on for so many decisions. To
    neither a planner nor trials a `blur` means anything.
    """
    if isinstance(net, JudgingNet):
        return Planner(net, seat_view, seed)
    assert isinstance(net, PlayingNet)
    if trial:
        return Trials(net, seat_view, seed, trial)
    return Guide(net, seat_view, seed, blur)
