"""Which bots meet, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hexmoot.arena import Journal, Pair, Plan, Run, Workers, pairs, standings
from hexmoot.bots import LEVELS
from hexmoot.engine import registry

# Every level against the one below it, and the ends of the ladder against each other.
LADDER = (
    ("greedy", "random"),
    ("apprentice", "random"),
    ("adept", "apprentice"),
    ("magus", "adept"),
    ("archmage", "magus"),
    ("archmage", "random"),
)
SLOWEST = "archmage"


@dataclass(frozen=True, slots=True)
class Scale:
    """How much is played: games a match, those of the slowest level, share of the budgets."""

    games: int
    slow_games: int
    budget: float = 1.0

    def games_of(self, stronger: str) -> int:
        """How many games this match has."""
        return self.slow_games if stronger == SLOWEST else self.games

    def player(self, name: str) -> str:
        """A level by its name, or with a scaled budget as a search that is otherwise the same."""
        level = LEVELS.get(name)
        if level is None or self.budget == 1.0:
            return name
        playouts = max(1, round(level.playouts * self.budget))
        return f"search:playouts={playouts}:whim={level.whim}"


@dataclass(frozen=True, slots=True)
class MatchUp:
    """One match of the table."""

    game: str
    seats: int
    stronger: str
    weaker: str


@dataclass(frozen=True, slots=True)
class Measured:
    """A match and its result."""

    match: MatchUp
    pair: Pair
    milliseconds: tuple[float, float]
    plies: float


def match_ups(games: list[str], seat_counts: list[int]) -> list[MatchUp]:
    """All matches of the table, cheap ones first so that a long run shows something soon."""
    return [
        MatchUp(game, seats, stronger, weaker)
        for stronger, weaker in LADDER
        for game in games
        for seats in seat_counts
        if seats in registry.game(game).seat_counts
    ]


def measure(
    match: MatchUp, scale: Scale, folder: Path, workers: Workers, report: Callable[[int], None]
) -> Measured:
    """Play a match, or what is missing of it, without stopping early."""
    plan = Plan(
        game=match.game,
        rules=registry.game(match.game).rules_version,
        seats=match.seats,
        players=[scale.player(match.stronger), scale.player(match.weaker)],
        games=scale.games_of(match.stronger),
    )
    name = f"{match.game}-{match.seats}-{match.stronger}-{match.weaker}-{plan.fingerprint()}"
    journal = Journal(folder / name, plan)
    try:
        rows = Run(plan, journal, stops_early=False).play(workers, report).rows
    finally:
        journal.close()
    first, second = standings(rows, plan.players)
    return Measured(
        match,
        pairs(rows, plan.players)[0],
        (first.milliseconds, second.milliseconds),
        sum(row.answers for row in rows) / len(rows),
    )
