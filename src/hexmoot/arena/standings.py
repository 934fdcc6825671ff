"""What a run says: shares, ratings and every pair, with how sure each is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from hexmoot.arena.plan import deal_number
from hexmoot.arena.ratings import Rating, rate
from hexmoot.arena.rows import Row
from hexmoot.arena.statistics import Interval, RunningShare, running_interval, share_interval

Deals = list[list[float]]


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
    return [standing(rows, player, players, ratings[player]) for player in range(len(players))]


def standing(rows: Sequence[Row], player: int, players: Sequence[str], rating: Rating) -> Standing:
    """One player's results."""
    places = [(row, seat) for row in rows for seat, who in enumerate(row.lineup) if who == player]
    taken = max(1, len(places))
    decisions = sum(row.decisions[seat] for row, seat in places)
    seconds = sum(row.seconds[seat] for row, seat in places)
    return Standing(
        player=players[player],
        seats_taken=len(places),
        share=share_interval(by_deal(rows, len(players), partial(shares_of, player=player))),
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
        deals = by_deal(rows, len(players), partial(duels, first=first, second=second))
        games = sum(len(deal) for deal in deals)
        if games:
            score, running = share_interval(deals), running_interval(deals)
            found.append(Pair(players[first], players[second], games, score, running))
    return found


class Certainty:
    """Is it sure, for every two players, who is better? Hears of each whole deal once, in order."""

    def __init__(self, players: int) -> None:
        self._scores = {pair: RunningShare() for pair in combinations(range(players), 2)}

    def add(self, rows: Sequence[Row]) -> None:
        """The games of one deal more."""
        for (first, second), score in self._scores.items():
            met = [won for row in rows for won in duels(row, first, second)]
            if met:
                score.add(met)

    @property
    def is_reached(self) -> bool:
        """Has everybody who met somebody an answer?"""
        met = [score.interval() for score in self._scores.values() if score.count]
        return bool(met) and all(interval.excludes(0.5) for interval in met)


def shares_of(row: Row, player: int) -> list[float]:
    """What each of a player's seats won in a game."""
    return [won for won, who in zip(row.utilities, row.lineup, strict=True) if who == player]


def duels(row: Row, first: int, second: int) -> list[float]:
    """The score of a game both sat in, as a list of one; else none."""
    mine, theirs = shares_of(row, first), shares_of(row, second)
    return [0.5 + (sum(mine) - sum(theirs)) / 2] if mine and theirs else []


def by_deal(rows: Sequence[Row], players: int, values: Callable[[Row], list[float]]) -> Deals:
    """Values of games, put together by deal, in the order of the deals; empty ones left out.

    Blocks of different teams share a deal, and its luck.
    """
    found: dict[int, list[float]] = {}
    for row in rows:
        deal = deal_number(row.block, players, len(row.lineup))
        found.setdefault(deal, []).extend(values(row))
    return [found[deal] for deal in sorted(found) if found[deal]]
