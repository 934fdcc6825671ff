"""A bot that plays as people do who are not so strong: the same mind, in a hurry.

It has the net's likings, but only dimly; it sees clearly what the own turn brings by the game's
own judge, and nothing beyond; and on some days it feels like something else.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hexmoot.bots.bot import Bot
from hexmoot.bots.learned.shelf import net_of
from hexmoot.bots.native.lookahead import Lookahead
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.policy import PolicyBot, lot
from hexmoot.engine.game import Game

# Worlds in which the own turn is thought to its end.
WORLDS = 2
# An answer the net likes so much less than its favourite is not worse for being still less liked.
DIMMEST = 12.0
# Turns that differ by less bring the same.
ALIKE = 1e-9


@dataclass(frozen=True, slots=True)
class Manner:
    """How dimly the net is heard (`blur`), and how much the turn at hand counts (`push`)."""

    blur: float
    push: float


class HastyBot(PolicyBot):
    """Draws its answers by lot: the better net and turn speak of one, the likelier it is.

    Where there is no net for a table, `judge` answers.
    """

    name = "hasty"

    def __init__(
        self, seed: int, manner: Manner, folder: Path | None = None, judge: Bot | None = None
    ) -> None:
        super().__init__(seed, folder)
        self.manner = manner
        self.judge = judge or self.judge

    def meaning(self) -> str:
        return f"{super().meaning()}, {self.manner}, without a net {self.judge.meaning()}"

    def meaning_at(self, game: Game, seats: int) -> str:
        """Where the game has no net, that of who answers instead."""
        if net_of(game, self.folder) is None:
            return self.judge.meaning_at(game, seats)
        return f"{super().meaning_at(game, seats)}, {self.manner}"

    def ordered(
        self, seat_view: SeatView, legal: list[int], likings: list[float]
    ) -> list[tuple[int, float]]:
        """Answers, the one to take first: by net, turn and lot."""
        seed = self.decision_seed(seat_view)
        turn = spread_out(turn_values(seat_view, seed))
        best = max(likings)
        rows = []
        for action, liking, brings in zip(legal, likings, turn, strict=True):
            heard = max(liking - best, -DIMMEST) / self.manner.blur
            rows.append((action, heard + self.manner.push * brings + lot(seed, action)))
        return sorted(rows, key=lambda row: -row[1])


def turn_values(seat_view: SeatView, seed: int) -> list[float]:
    """What each legal action brings by the end of the own turn, as the game's judge sees it."""
    lookahead = Lookahead(seat_view, seed)
    lookahead.run(WORLDS)
    return [later for _, later, _ in lookahead.values()]


def spread_out(values: list[float]) -> list[float]:
    """Numbers as deviations from their mean, in standard deviations; all 0 if they are alike."""
    mean = sum(values) / len(values)
    spread = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
    return [(value - mean) / spread if spread > ALIKE else 0.0 for value in values]
