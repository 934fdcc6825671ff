"""A guided search and the net that guides it, portion by portion."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np

from hexmoot.bots.learned.buffers import shown, writable
from hexmoot.bots.learned.judging import JudgingNet
from hexmoot.bots.learned.mind import Mind
from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.planner import Planner
from hexmoot.bots.native.guided import GuidedSearch
from hexmoot.bots.native.seat_view import SeatView

# Positions the net thinks about at once: more are cheaper each, but the walks to them know less.
PORTION = 16
ROOM = 400_000


class Guide(ABC):
    """One decision being thought over; `walk` goes on with it for a portion.

    Unfit if the net meets something it was not trained on.
    """

    def __init__(self, seat_view: SeatView, features: int, seed: int) -> None:
        self.search = GuidedSearch(seat_view, features, PORTION, seed, ROOM)
        self.likings = writable(self.search.likings, np.float64, (PORTION, -1))
        self.chances = writable(self.search.chances, np.float64, (PORTION, -1))

    @abstractmethod
    def opine(self, asked: int) -> None:
        """Fill in what the net thinks of the positions gathered last."""

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
            self.opine(asked)
            self.search.absorb()

    def is_settled(self, left: int) -> bool:
        """Is the choice clear, whatever the walks left would say?"""
        return self.search.is_settled(left)

    def tallies(self) -> list[tuple[int, int, float]]:
        """The actions that were tried, with visits and results."""
        return self.search.tree.tallies()

    def standings(self) -> list[float]:
        """How every seat stands on average."""
        return self.search.standings()


class RatingGuide(Guide):
    """By a net that rates answers: the search writes what is seen, the net reads those rows.

    Unfit at once if the net has never met an answer at hand.
    """

    def __init__(self, net: PlayingNet, seat_view: SeatView, seed: int) -> None:
        self.net, self.setup = net, seat_view.ground.setup
        net.places_of(seat_view.legal())
        super().__init__(seat_view, net.seated(self.setup).features, seed)
        self.rows = shown(self.search.sheet.out, np.int16, (PORTION, -1))

    def opine(self, asked: int) -> None:
        answers, chances = self.net.of_rows(self.rows[:asked], self.setup)
        self.likings[:asked, self.net.actions] = answers
        self.chances[:asked] = chances


class LookingGuide(Guide):
    """By a net that looks where answers lead: it is given the positions, and nothing is written."""

    def __init__(self, net: Mind, seat_view: SeatView, seed: int) -> None:
        self.net = net
        super().__init__(seat_view, 0, seed)

    def opine(self, asked: int) -> None:
        ends = self.search.ends
        opinions = self.net.opinions([(end, int(end.seat)) for end in ends])
        for at, (end, opinion) in enumerate(zip(ends, opinions, strict=True)):
            self.likings[at, end.legal()] = opinion.answers
            self.chances[at] = opinion.chances


def guide_by(net: Mind, seat_view: SeatView, seed: int) -> Guide | Planner:
    """The guide that fits the kind of net."""
    if isinstance(net, PlayingNet):
        return RatingGuide(net, seat_view, seed)
    if isinstance(net, JudgingNet):
        return Planner(net, seat_view, seed)
    return LookingGuide(net, seat_view, seed)
