"""Which bots meet, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.strength.results import Results
from hexmoot.arena import Pair, Plan, Run, Workers, pairs, standings
from hexmoot.bots import LEVELS
from hexmoot.engine import registry

# Greedy above random, every level against the one below it, and the ends of the ladder.
LADDER = (
    ("greedy", "random"),
    ("adept", "apprentice"),
    ("magus", "adept"),
    ("archmage", "magus"),
    ("archmage", "random"),
)
SLOWEST = "archmage"
ENDS = ("archmage", "random")  # a question for two seats
# About what a decision costs in milliseconds, and how many a game for two has, to plan by.
MILLISECONDS = {
    "random": 0.0,
    "greedy": 0.7,
    "apprentice": 1.0,
    "adept": 5.0,
    "magus": 15.0,
    "archmage": 70.0,
}
DECISIONS = {
    "alchemists_race": 80,
    "elementalis": 100,
    "mushroom_sorcerer": 200,
    "rune_stones": 500,
    "sorcerer_stones": 130,
}
# Games are played in portions of this many, with a look at the clock in between.
PORTION = 8


@dataclass(frozen=True, slots=True)
class MatchUp:
    """One match of the table."""

    game: str
    seats: int
    stronger: str
    weaker: str
    games: int

    @property
    def seconds(self) -> float:
        """About how much processor time the whole match takes."""
        decisions = DECISIONS.get(self.game, 100) * self.seats / 2
        both = (MILLISECONDS[self.stronger] + MILLISECONDS[self.weaker]) / 2
        return self.games * decisions * both / 1000

    @property
    def plan(self) -> Plan:
        """What is played."""
        return Plan(
            game=self.game,
            rules=registry.game(self.game).rules_version,
            seats=self.seats,
            players=[self.stronger, self.weaker],
            games=self.games,
        )

    @property
    def meaning(self) -> dict[str, Any]:
        """Everything that decides the results, for the first line of their file."""
        return {
            "game": self.game,
            "rules": self.plan.rules,
            "seats": self.seats,
            "players": [budget_of(self.stronger), budget_of(self.weaker)],
        }

    def results(self, folder: Path) -> Results:
        """What was played of it so far."""
        name = f"{self.game}-{self.seats}-{self.stronger}-{self.weaker}.jsonl"
        return Results(folder / name, self.plan, self.meaning)


@dataclass(frozen=True, slots=True)
class Measured:
    """A match and what is known of its result."""

    match: MatchUp
    pair: Pair | None
    milliseconds: tuple[float, float]
    answers: float


def budget_of(name: str) -> str:
    """A bot with what it may think."""
    level = LEVELS.get(name)
    if level is None:
        return name
    return f"{name}: playouts={level.playouts} each={level.each} whim={level.whim}"


def match_ups(
    names: list[str], seat_counts: list[int], games: int, slow_games: int
) -> list[MatchUp]:
    """All matches of the table, cheap ones first so that a long run shows something soon."""
    found = [
        MatchUp(game, seats, stronger, weaker, slow_games if stronger == SLOWEST else games)
        for stronger, weaker in LADDER
        for seats in seat_counts
        for game in names
        if seats in registry.game(game).seat_counts
        if seats == 2 or (stronger, weaker) != ENDS
    ]
    return sorted(found, key=lambda match: match.seconds)


def play(
    match: MatchUp, folder: Path, workers: Workers, goes_on: Callable[[int], bool]
) -> Measured:
    """Play what is missing of a match, portion by portion, as long as somebody wants more."""
    results = match.results(folder)
    done = len(results.rows)
    while done < match.games and goes_on(done):
        plan = msgspec.structs.replace(match.plan, games=min(match.games, done + PORTION))
        Run(plan, results, stops_early=False).play(workers)
        done = len(results.rows)
    goes_on(done)
    return measured(match, list(results.rows.values()))


def measured(match: MatchUp, rows: list[Any]) -> Measured:
    """The result of the games so far."""
    players = match.plan.players
    if not rows:
        return Measured(match, None, (0.0, 0.0), 0.0)
    first, second = standings(rows, players)
    return Measured(
        match,
        pairs(rows, players)[0],
        (first.milliseconds, second.milliseconds),
        sum(row.answers for row in rows) / len(rows),
    )
