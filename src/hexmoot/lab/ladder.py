"""How much skill counts: each kind of player against the next weaker one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import msgspec

from hexmoot.arena import Plan, Row, Workers, pairs
from hexmoot.arena.statistics import Interval, share_interval
from hexmoot.bots import meaning_of
from hexmoot.lab.games import played
from hexmoot.workers.shared_out import Tell

RUNGS = ("random", "greedy", "apprentice", "adept", "magus", "archmage")
LEARNED = ("random", "greedy", "policy")


class RungLine(msgspec.Struct, frozen=True):
    """The score of the stronger against the weaker; one half is no difference."""

    stronger: str
    weaker: str
    score: Interval


@dataclass(frozen=True, slots=True)
class Ladder:
    """The rules of a plan, played by neighbours on the ladder."""

    plan: Plan
    games: int
    folder: Path
    workers: Workers
    tell: Tell

    def climb(self, wins_together: bool) -> list[RungLine]:
        """Every two neighbours up to the plan's player."""
        rungs = pairwise(rungs_up_to(self.plan.players[0]))
        step = self.at_tables_of_their_own if wins_together else self.at_one_table
        return [step(stronger, weaker) for weaker, stronger in rungs]

    def at_one_table(self, stronger: str, weaker: str) -> RungLine:
        """Both at the same tables, everybody from every seat."""
        found = pairs(self._rows([stronger, weaker]), [stronger, weaker])[0]
        return RungLine(stronger, weaker, found.score)

    def at_tables_of_their_own(self, stronger: str, weaker: str) -> RungLine:
        """Where seats win together: each among its like, on the same deals."""
        games = zip(self._rows([stronger]), self._rows([weaker]), strict=True)
        scores = [[0.5 + (one.utilities[0] - other.utilities[0]) / 2] for one, other in games]
        return RungLine(stronger, weaker, share_interval(scores))

    def _rows(self, players: Sequence[str]) -> list[Row]:
        """Games of these players."""
        plan = msgspec.structs.replace(self.plan, players=list(players), games=self.games)
        work = f"ladder: {' and '.join(players)}"
        return played(
            msgspec.structs.replace(plan, meanings=[meaning_of(name) for name in players]),
            self.folder,
            self.workers,
            lambda _, done, total: self.tell(work, done, total),
        )


def rungs_up_to(player: str) -> tuple[str, ...]:
    """The ladder's players up to this one; of a player that stands on none, all quick ones."""
    if player == LEARNED[-1]:
        return LEARNED
    top = RUNGS.index(player) if player in RUNGS else RUNGS.index("apprentice")
    return RUNGS[: top + 1]
