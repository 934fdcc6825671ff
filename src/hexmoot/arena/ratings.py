"""Ratings for games of many players, with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexmoot.arena.rows import Row

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True, slots=True)
class Rating:
    """Estimated strength and how unsure it is; `floor` is what one can rely on."""

    mean: float
    deviation: float

    @property
    def floor(self) -> float:
        """Three deviations below the mean."""
        return self.mean - 3 * self.deviation


def after_game(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings of all seats after one game, from what they were before it."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.create_rating([one.mean, one.deviation])] for one in before]
    changed = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in changed]


def rate(rows: Sequence[Row], players: int) -> list[Rating]:
    """Plackett-Luce ratings of all players after these games, taken in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(players)]
    for row in sorted(rows, key=lambda row: row.index):
        if len(set(row.lineup)) > 1:
            _update(model, ratings, row)
    return [Rating(float(rating.mu), float(rating.sigma)) for rating in ratings]


def _update(model: PlackettLuce, ratings: list[PlackettLuceRating], row: Row) -> None:
    """Every seat is rated by itself; who sits in several seats gets the mean of their changes."""
    teams = [[ratings[player]] for player in row.lineup]
    changed = model.rate(teams, ranks=[float(rank) for rank in row.ranks])
    for player in set(row.lineup):
        mine = [team[0] for team, who in zip(changed, row.lineup, strict=True) if who == player]
        mean = sum(rating.mu for rating in mine) / len(mine)
        deviation = sum(rating.sigma for rating in mine) / len(mine)
        ratings[player] = model.create_rating([mean, deviation])
