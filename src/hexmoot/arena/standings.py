"""What a run says: shares, ratings and every pair, with how sure each is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from hexmoot.arena.ratings import Rating, rate
from hexmoot.arena.rows import Row
from hexmoot.arena.statistics import Interval, running_interval, share_interval

Blocks = list[list[float]]


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's results; `share` is of the wins of the games it sat in, a seat."""

    player: str
    seats_taken: int
    share: Interval
    rating: Rating
    mean_rank: float
    mean_score: float
    milliseconds: float
    failures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two players against each other: above one half the first is better.

    `score` is one half plus half the difference of what both won in the games they shared;
    `running` is the interval that may be looked at all the time, and decides when to stop.
    """

    first: str
    second: str
    games: int
    score: Interval
    running: Interval

    @property
    def is_decided(self) -> bool:
        """Is one of them surely better?"""
        return self.running.excludes(0.5)


def standings(rows: Sequence[Row], players: Sequence[str]) -> list[Standing]:
    """Every player's results, in the order of the plan."""
    ratings = rate(rows, len(players))
    return [standing(rows, player, name, ratings[player]) for player, name in enumerate(players)]


def standing(rows: Sequence[Row], player: int, name: str, rating: Rating) -> Standing:
    """One player's results."""
    places = [(row, seat) for row in rows for seat, who in enumerate(row.lineup) if who == player]
    taken = max(1, len(places))
    decisions = sum(row.decisions[seat] for row, seat in places)
    seconds = sum(row.seconds[seat] for row, seat in places)
    return Standing(
        player=name,
        seats_taken=len(places),
        share=share_interval(by_block(rows, lambda row: shares_of(row, player))),
        rating=rating,
        mean_rank=sum(row.ranks[seat] for row, seat in places) / taken,
        mean_score=sum(row.scores[seat] for row, seat in places) / taken,
        milliseconds=1000 * seconds / max(1, decisions),
        failures=tuple(
            f"game {row.index}, {row.failures[seat]}" for row, seat in places if row.failures[seat]
        ),
    )


def pairs(rows: Sequence[Row], players: Sequence[str]) -> list[Pair]:
    """Every two players that met."""
    found = []
    for first, second in combinations(range(len(players)), 2):
        blocks = by_block(rows, partial(duels, first=first, second=second))
        games = sum(len(block) for block in blocks)
        if games:
            score, running = share_interval(blocks), running_interval(blocks)
            found.append(Pair(players[first], players[second], games, score, running))
    return found


def is_decided(rows: Sequence[Row], players: Sequence[str]) -> bool:
    """Is it sure, for every two players, who is better?"""
    found = pairs(rows, players)
    return bool(found) and all(pair.is_decided for pair in found)


def shares_of(row: Row, player: int) -> list[float]:
    """What each of a player's seats won in a game."""
    return [won for won, who in zip(row.utilities, row.lineup, strict=True) if who == player]


def duels(row: Row, first: int, second: int) -> list[float]:
    """The score of a game both sat in, as a list of one; else none."""
    mine, theirs = shares_of(row, first), shares_of(row, second)
    return [0.5 + (sum(mine) - sum(theirs)) / 2] if mine and theirs else []


def by_block(rows: Sequence[Row], values: Callable[[Row], list[float]]) -> Blocks:
    """Values of games, put together by block, in the order of the blocks; empty ones left out."""
    found: dict[int, list[float]] = {}
    for row in rows:
        found.setdefault(row.block, []).extend(values(row))
    return [found[block] for block in sorted(found) if found[block]]
