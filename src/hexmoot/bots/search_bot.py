"""The bot that searches: it thinks in small portions until its limit is reached."""

from __future__ import annotations

from hexmoot.bots.base import Bot, Explanation, explanation
from hexmoot.bots.limits import Limit, clock
from hexmoot.bots.search import Habits, Search
from hexmoot.bots.seat_view import SeatView
from hexmoot.engine.chance import splitmix

# Playouts between two looks at the clock; compiled code does not see signals, the pauses do.
PORTION = 32

Tally = tuple[int, int, float]  # action, visits, sum of results


class SearchBot(Bot):
    """Information-set Monte-Carlo tree search within a limit.

    `whim` misreads each expected result by that many standard deviations of the results, as people
    do; 0 is the full strength of the search.

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

    def choose(self, seat_view: SeatView) -> int:
        legal = seat_view.legal()
        return legal[0] if len(legal) == 1 else self._ranked(seat_view)[0][0]

    def explain(self, seat_view: SeatView) -> Explanation:
        return explanation(seat_view, self._ranked(seat_view))

    def interrupt(self) -> None:
        self.is_interrupted = True

    def think(self, seat_view: SeatView) -> Search:
        """Search until the limit is reached or somebody interrupts; at least one portion."""
        self.is_interrupted = False
        began = clock()
        search = Search(seat_view, self.habits, self.decision_seed(seat_view))
        while True:
            search.run(min(PORTION, self.limit.playouts_left(search.playouts)))
            if self.limit.is_spent(search.playouts, began) or self.is_interrupted:
                return search

    def tallies(self, seat_view: SeatView) -> tuple[list[Tally], float]:
        """The root's actions with visits and results, and how widely results are spread."""
        search = self.think(seat_view)
        return search.tallies(), search.spread()

    def _ranked(self, seat_view: SeatView) -> list[tuple[int, float, int]]:
        """The tried actions, preferred first: (action, expected, visits)."""
        tallies, spread = self.tallies(seat_view)
        rows = [(action, total / visits, visits) for action, visits, total in tallies]
        if self.whim == 0.0:
            return sorted(rows, key=lambda row: (-row[2], -row[1], row[0]))
        seed = self.decision_seed(seat_view)
        error = self.whim * spread
        return sorted(rows, key=lambda row: -row[1] - error * misreading(seed, row[0]))


def misreading(seed: int, action: int) -> float:
    """A repeatable error with mean 0 and deviation 1, for one action."""
    lot = splitmix(seed ^ splitmix(action + 1))
    sum_of_four = sum((lot >> shift) & 0xFFFF for shift in (0, 16, 32, 48)) / 0xFFFF
    return float((sum_of_four - 2.0) * 3.0**0.5)
