"""Looking back on a finished game: how the chances went, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from hexmoot.bots.bot import Bot, Explanation, Thought, as_chances
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.searcher import SearchBot
from hexmoot.bots.thinking_time import Limit
from hexmoot.engine.native.state import State
from hexmoot.engine.record import ORDER_MARK, Record

# A game of a hundred answers is looked through in a few seconds at most.
REVIEWER_PLAYOUTS = 400
MOST_FAULTS = 3
MOST_TURNS = 5

Chances = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision of a game: what was played, what the bot would have played, and what that cost.

    `entry` is the place in the record, counted from 0; `cost` is a share of the win, 0..1.
    """

    entry: int
    seat: int
    played: Thought
    best: Thought
    cost: float


@dataclass(frozen=True, slots=True)
class Look:
    """What a bot says of one entry of a record: every seat's chance before it, and its verdict.

    There is no verdict on forced answers and standing orders.
    """

    entry: int
    chances: Chances
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game looked through.

    `chances` has a row before each entry of the record and one after the last, each with a share of
    the win for every seat, or with the same hope for all where they win together; `costliest` has
    for each seat its dearest decisions, the dearest first; `turning_points` are the entries that
    moved the chances most, in the order of the game.
    """

    chances: tuple[Chances, ...]
    costliest: tuple[tuple[Verdict, ...], ...]
    turning_points: tuple[int, ...]


def review(record: Record, judge: Bot | None = None) -> Review:
    """Look through a game; `judge` is a quick search unless another bot is named."""
    found = list(looks(record, judge or reviewer()))
    chances = (*(look.chances for look in found), last_chances(record, found))
    verdicts = [look.verdict for look in found if look.verdict is not None]
    return Review(chances, costliest(verdicts, record.seats), turning_points(chances))


def reviewer(seed: int = 0) -> Bot:
    """The bot that judges unless another is named."""
    return SearchBot(seed, Limit(playouts=REVIEWER_PLAYOUTS))


def looks(record: Record, judge: Bot) -> Iterator[Look]:
    """What a bot says of every entry, one after the other, each from the view of the asked seat."""
    state = record.start()
    chances = even_chances(record)
    for entry, text in enumerate(record.actions):
        verdict = None
        if is_choice(state, text):
            found = judge.explain(SeatView(state))
            chances = found.chances or chances
            verdict = judged(found, entry, record.known_game().actions.parse(text))
        yield Look(entry, chances, verdict)
        record.repeat(state, entry, text)


def is_choice(state: State, text: str) -> bool:
    """Was there anything to decide?"""
    return not text.startswith(ORDER_MARK) and len(state.legal()) > 1


def judged(found: Explanation, entry: int, action: int) -> Verdict | None:
    """The verdict on an answer, if the bot considered it at all."""
    played = found.thought(action)
    if played is None:
        return None
    return Verdict(entry, found.seat, played, found.best, found.cost(action))


def last_chances(record: Record, found: list[Look]) -> Chances:
    """Who won; of an unfinished game what was thought last."""
    outcome = record.final().outcome
    if outcome is not None:
        return as_chances(outcome.utilities, wins_together(record)) or even_chances(record)
    return found[-1].chances if found else even_chances(record)


def even_chances(record: Record) -> Chances:
    """The same for everybody: an equal share, or one half where all win together."""
    return (0.5 if wins_together(record) else 1.0 / record.seats,) * record.seats


def wins_together(record: Record) -> bool:
    """Do all seats of this game win or lose as one?"""
    return record.known_game().wins_together(record.options)


def costliest(
    found: list[Verdict], seats: int, most: int = MOST_FAULTS
) -> tuple[tuple[Verdict, ...], ...]:
    """For each seat its dearest decisions that cost anything, the dearest first."""
    dearest = sorted(
        (verdict for verdict in found if verdict.cost > 0.0),
        key=lambda verdict: (-verdict.cost, verdict.entry),
    )
    return tuple(
        tuple(verdict for verdict in dearest if verdict.seat == seat)[:most]
        for seat in range(seats)
    )


def turning_points(chances: tuple[Chances, ...], most: int = MOST_TURNS) -> tuple[int, ...]:
    """The entries that moved the chances most, in the order of the game."""
    moved = [
        (max(abs(now - then) for now, then in zip(after, before, strict=True)), entry)
        for entry, (before, after) in enumerate(pairwise(chances))
    ]
    largest = sorted((row for row in moved if row[0] > 0.0), key=lambda row: (-row[0], row[1]))
    return tuple(sorted(entry for _, entry in largest[:most]))
