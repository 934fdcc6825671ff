"""Which bots meet, and what came of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.strength.results import Results
from hexmoot.arena import Interval, Plan, Run, Workers, pairs, standings
from hexmoot.bots import SeatView, bot
from hexmoot.bots.learned.shelf import net_of, weights_folder
from hexmoot.engine import registry

# The deals. Another number whenever a level was set after a look at results: no match is proof on
# deals that helped to choose who plays it.
SEED = 2
# Greedy and the lowest level above random, every level above the one below, the ends of the ladder.
LADDER = (
    ("greedy", "random"),
    ("apprentice", "random"),
    ("adept", "apprentice"),
    ("magus", "adept"),
    ("archmage", "magus"),
    ("archmage", "random"),
)
# Ten times the thinking of the search with a net.
THOUGHT, TENTH = "guided:walks=1000", "guided:walks=100"
# What the nets brought, where a game has one: against the levels as they were without, and whether
# more thought means more strength.
MINDS = (("policy", "magus-1"), ("archmage", "archmage-1"), (THOUGHT, TENTH))
# And one of them at a larger table, all other seats taken by those before; lower levels there say
# how much one seat can win at all.
ALONE = (("archmage", "archmage-1"), ("archmage", "magus"), ("archmage", "adept"))
SEATS_ALONE = 4
SLOWEST = "archmage"
SLOW = (SLOWEST, THOUGHT)
ENDS = ("archmage", "random")  # a question for two seats
# To plan by: about how many seconds of processor time a bot thinks in a game of two, where it is
# much, and what part of the archmage's time all others need.
SECONDS = {
    "archmage": {
        "alchemists_race": 1.3,
        "elementalis": 1.8,
        "mushroom_sorcerer": 3.0,
        "rune_stones": 7.0,
        "sorcerer_stones": 1.0,
    },
    "archmage-1": {
        "alchemists_race": 4.3,
        "elementalis": 6.2,
        "mushroom_sorcerer": 34.0,
        "rune_stones": 28.0,
        "sorcerer_stones": 6.7,
    },
}
UNKNOWN_SECONDS = 10.0
PARTS = {
    THOUGHT: 1.2,
    "magus-1": 0.5,
    TENTH: 0.3,
    "policy": 0.03,
    "magus": 0.03,
    "adept": 0.03,
    "apprentice": 0.03,
    "greedy": 0.02,
    "random": 0.0,
}
# A slow match has as many games as fit into these seconds, but never fewer than this:
# enough to tell a share of 0.7 from one half, or to see that `random` wins nothing.
SLOW_SECONDS = 600.0
FEWEST_SLOW_GAMES = 48
SLOW_SECONDS_OF_ENDS = 300.0
FEWEST_GAMES_OF_ENDS = 24
SLOW_SECONDS_ALONE = 1200.0
FEWEST_GAMES_ALONE = 24
SLOW_SECONDS_AMONG_LEVELS = 200.0
SLOW_SECONDS_OF_THOUGHT = 1000.0
FEWEST_GAMES_OF_THOUGHT = 96
# Games are played in portions of this many, with a look at the clock in between.
PORTION = 96
# Whose game tells one way of playing from another.
TASTERS = ("search:playouts=200:each=5:whim=1", "greedy")


@dataclass(frozen=True, slots=True)
class MatchUp:
    """One match of the table: as many seats for both, or one against the same rival in all others.

    An even share of the wins is one half, or what is due to one seat of the table.
    """

    game: str
    seats: int
    stronger: str
    weaker: str
    games: int
    is_alone: bool = False

    @property
    def players(self) -> list[str]:
        """Who plays, as often as the plan needs it."""
        return [self.stronger, *[self.weaker] * (self.seats - 1 if self.is_alone else 1)]

    @property
    def even(self) -> float:
        """The share of somebody who plays like all others."""
        return 1 / len(self.players)

    @property
    def seconds(self) -> float:
        """About how much processor time the whole match takes."""
        each = self.seats / len(self.players)
        return self.games * each * sum(seconds_of(name, self.game) for name in self.players)

    @property
    def plan(self) -> Plan:
        """What is played."""
        return Plan(
            game=self.game,
            rules=registry.game(self.game).rules_version,
            seats=self.seats,
            players=self.players,
            games=self.games,
            seed=SEED,
        )

    @property
    def meaning(self) -> dict[str, Any]:
        """Everything that decides the results, for the first line of their file."""
        game = registry.game(self.game)
        return {
            "game": self.game,
            "rules": self.plan.rules,
            "seats": self.seats,
            "seed": SEED,
            "play": play_print(self.game, self.seats),
            "players": [bot(name).meaning_at(game, self.seats) for name in self.plan.players],
        }

    def results(self, folder: Path) -> Results:
        """What was played of it so far."""
        kind = "-alone" if self.is_alone else ""
        name = f"{self.game}-{self.seats}-{self.stronger}-{self.weaker}{kind}"
        # Not every system has files with the signs of settings in their names.
        return Results(folder / f"{re.sub('[:=]', '-', name)}.jsonl", self.plan, self.meaning)


@dataclass(frozen=True, slots=True)
class Measured:
    """A match and what is known of its result: what the first named won in so many games."""

    match: MatchUp
    score: Interval | None = None
    games: int = 0
    milliseconds: tuple[float, float] = (0.0, 0.0)
    answers: float = 0.0


def seconds_of(name: str, game: str) -> float:
    """About how much processor time a bot needs in a game of two."""
    if name in SECONDS:
        return SECONDS[name].get(game, UNKNOWN_SECONDS)
    return PARTS[name] * seconds_of(SLOWEST, game)


@cache
def play_print(game: str, seats: int) -> str:
    """Tells one way of playing from another: all answers of a search and `greedy` in one game.

    Rules, judge and search all have a part in it. What is only written differently does not count.
    """
    state = registry.game(game).start(seats=seats, seed=SEED)
    players = [bot(TASTERS[seat % len(TASTERS)], seat) for seat in range(seats)]
    answers = []
    while not state.over:
        answers.append(players[state.seat].choose(SeatView(state)))
        state.apply(answers[-1])
    return blake2b(repr(answers).encode(), digest_size=6).hexdigest()


def match_ups(names: list[str], seat_counts: list[int], games: int) -> list[MatchUp]:
    """All matches of the table, cheap ones first so that a long run shows something soon."""
    found = [
        shortened(MatchUp(game, seats, stronger, weaker, games))
        for stronger, weaker in LADDER
        for seats in seat_counts
        for game in names
        if seats in registry.game(game).seat_counts
        if seats == 2 or (stronger, weaker) != ENDS
    ]
    found += [
        shortened(MatchUp(game, 2, stronger, weaker, games))
        for stronger, weaker in MINDS
        for game in names
        if 2 in seat_counts and has_net(game)
    ]
    found += [
        shortened(MatchUp(game, SEATS_ALONE, stronger, weaker, games, is_alone=True))
        for stronger, weaker in ALONE
        for game in names
        if SEATS_ALONE in seat_counts and SEATS_ALONE in registry.game(game).seat_counts
        if has_net(game)
    ]
    return sorted(found, key=lambda match: match.seconds)


def has_net(game: str) -> bool:
    """Is there a net of this game in the package?"""
    return net_of(registry.game(game), weights_folder()) is not None


def shortened(match: MatchUp) -> MatchUp:
    """The match with fewer games if somebody would take very long."""
    if match.stronger not in SLOW:
        return match
    limit, fewest = SLOW_SECONDS, FEWEST_SLOW_GAMES
    if match.stronger == THOUGHT:
        limit, fewest = SLOW_SECONDS_OF_THOUGHT, FEWEST_GAMES_OF_THOUGHT
    if (match.stronger, match.weaker) == ENDS:
        limit, fewest = SLOW_SECONDS_OF_ENDS, FEWEST_GAMES_OF_ENDS
    if match.is_alone:
        is_level = match.weaker in PARTS
        limit = SLOW_SECONDS_AMONG_LEVELS if is_level else SLOW_SECONDS_ALONE
        fewest = FEWEST_SLOW_GAMES if is_level else FEWEST_GAMES_ALONE
    fitting = int(match.games * limit / match.seconds) // 4 * 4
    return replace(match, games=min(match.games, max(fewest, fitting)))


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
    if not rows:
        return Measured(match)
    first, *others = standings(rows, match.players)
    score = first.share if match.is_alone else pairs(rows, match.players)[0].score
    return Measured(
        match,
        score,
        len(rows),
        (first.milliseconds, sum(one.milliseconds for one in others) / len(others)),
        sum(row.answers for row in rows) / len(rows),
    )
