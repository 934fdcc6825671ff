"""A bot that takes what looks best by the end of its turn."""

from __future__ import annotations

from hexmoot.bots.bot import Bot, Explanation, explanation
from hexmoot.bots.native.lookahead import Lookahead
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.engine.native.chance import splitmix


class GreedyBot(Bot):
    """Judges each action one decision deep, and to the end of the own turn if that is later."""

    name = "greedy"

    def __init__(self, seed: int = 0, worlds: int = 6) -> None:
        super().__init__(seed)
        self.worlds = worlds

    def choose(self, seat_view: SeatView) -> int:
        legal = seat_view.legal()
        return legal[0] if len(legal) == 1 else self._ranked(seat_view)[0][0]

    def explain(self, seat_view: SeatView) -> Explanation:
        return explanation(seat_view, self._ranked(seat_view))

    def _ranked(self, seat_view: SeatView) -> list[tuple[int, float, int]]:
        """The actions by their value at the end of the turn, then at once, then by lot."""
        seed = self.decision_seed(seat_view)
        lookahead = Lookahead(seat_view, seed)
        lookahead.run(self.worlds)
        lots = {action: splitmix(seed ^ splitmix(action)) for action in seat_view.legal()}
        ranked = sorted(lookahead.values(), key=lambda row: (-row[1], -row[2], lots[row[0]]))
        return [(action, later, self.worlds) for action, later, _ in ranked]
