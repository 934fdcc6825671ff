"""All games a report is made of, and what an unremarkable seat wins there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

from hexmoot.arena.statistics import Interval, share_interval
from hexmoot.engine.game import Game
from hexmoot.lab.facts import Facts


class Field:
    """All games of one set of rules, and what an unremarkable seat wins there."""

    def __init__(self, game: Game, facts: Sequence[Facts], wins_together: bool) -> None:
        self.game = game
        self.facts = facts
        self.wins_together = wins_together
        self.seats = len(facts[0].utilities)
        self.even = fmean(won for fact in facts for won in fact.utilities)

    def won_by(self, chosen: Callable[[Facts], Iterable[int]]) -> list[list[float]]:
        """What the chosen seats won, game by game; seats that win together count once."""
        found = []
        for fact in self.facts:
            won = [fact.utilities[seat] for seat in chosen(fact)]
            found.append(won[:1] if self.wins_together else won)
        return found

    def share(self, chosen: Callable[[Facts], Iterable[int]]) -> Interval:
        """The share of the chosen seats."""
        return share_interval(self.won_by(chosen))

    def name(self, component: str) -> str:
        """What people call a component."""
        tip = self.game.glossary.get(component)
        return tip.name if tip else component
