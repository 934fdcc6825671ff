"""The bot that searches: it thinks in small portions until its limit is reached."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from hexmoot.bots.bot import Bot, Explanation, explanation
from hexmoot.bots.calibration import JUDGE, sharpened, sharpness_of
from hexmoot.bots.learned.shelf import weights_folder
from hexmoot.bots.native.search import Habits, Search
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.thinking_time import Limit, clock

# Playouts between two looks at the clock; compiled code does not see signals, the pauses do.
PORTION = 32

Tally = tuple[int, int, float]  # action, visits, sum of results


class Tallies(NamedTuple):
    """What a search found: the actions at the root, and how every seat stands on average."""

    actions: list[Tally]
    standings: list[float]


class SearchBot(Bot):
    """Information-set Monte-Carlo tree search within a limit.

    `whim` misreads each expected result, as people do, by that many times the spread between the
    actions at hand; 0 is the full strength of the search.

    >>> import hexmoot
    >>> state = hexmoot.game("alchemists_race").start(seats=2, seed=7)
    >>> bot = SearchBot(seed=1, limit=Limit(playouts=50))
    >>> bot.choose(SeatView(state)) in state.legal()
    True
    """

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        limit: Limit | None = None,
        habits: Habits | None = None,
        whim: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self.limit = limit or Limit(seconds=0.5)
        self.habits = habits or Habits()
        self.whim = whim
        self.is_interrupted = False

    def meaning(self) -> str:
        return f"{self.name}: {self.limit}, whim={self.whim}"

    def choose(self, seat_view: SeatView) -> int:
        legal = seat_view.legal()
        try:
            return legal[0] if len(legal) == 1 else ranked(self.tallies(seat_view).actions)[0][0]
        finally:
            self.forget_interrupt()

    def explain(self, seat_view: SeatView) -> Explanation:
        try:
            found = self.tallies(seat_view, is_thorough=True)
        finally:
            self.forget_interrupt()
        return self.explained(seat_view, found)

    def explained(self, seat_view: SeatView, found: Tallies) -> Explanation:
        """What was found, in words; the chances as those of judges came true."""
        told = explanation(seat_view, ranked(found.actions), found.standings)
        sharpness = sharpness_of(seat_view.ground.setup, JUDGE, weights_folder())
        return replace(told, chances=sharpened(told.chances, sharpness))

    def interrupt(self) -> None:
        self.is_interrupted = True

    def forget_interrupt(self) -> None:
        """The decision is made: whoever interrupts from now on means the next one."""
        self.is_interrupted = False

    def must_stop(self) -> bool:
        """Does somebody want an answer now?"""
        return self.is_interrupted

    def think(self, seat_view: SeatView, is_thorough: bool = False) -> Search:
        """Search until the limit is reached, the choice is clear, or somebody interrupts.

        Thorough thinking goes on when the choice is clear, to learn what the others are worth.
        """
        began = clock()
        limit = self.limit.for_choices(len(seat_view.legal()))
        search = Search(seat_view, self.habits, self.decision_seed(seat_view), self.whim)
        while True:
            search.run(min(PORTION, limit.playouts_left(search.playouts)))
            if limit.is_spent(search.playouts, began) or self.must_stop():
                return search
            if not is_thorough and search.is_settled(limit.playouts_left(search.playouts)):
                return search

    def tallies(self, seat_view: SeatView, is_thorough: bool = False) -> Tallies:
        """The root's actions with visits and results, and how every seat stands."""
        search = self.think(seat_view, is_thorough)
        return Tallies(search.tallies(), search.standings())


def ranked(tallies: list[Tally]) -> list[tuple[int, float, int]]:
    """The tried actions, most visited first: (action, expected, visits)."""
    rows = [(action, total / visits, visits) for action, visits, total in tallies]
    return sorted(rows, key=lambda row: (-row[2], -row[1], row[0]))
