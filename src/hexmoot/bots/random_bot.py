"""The bot that any bot must beat."""

from __future__ import annotations

from hexmoot.bots.bot import Bot, Explanation, explanation
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.engine.native.chance import splitmix


class RandomBot(Bot):
    """Every legal action is as good as any other."""

    name = "random"

    def choose(self, seat_view: SeatView) -> int:
        legal = seat_view.legal()
        return legal[splitmix(self.decision_seed(seat_view)) % len(legal)]

    def explain(self, seat_view: SeatView) -> Explanation:
        legal = seat_view.legal()
        return explanation(seat_view, [(action, 1 / seat_view.seats, 0) for action in legal])
