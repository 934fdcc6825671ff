"""Looking back on a finished game: the decisions that cost each seat most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hexmoot.bots.base import Bot, Thought
from hexmoot.bots.seat_view import SeatView
from hexmoot.engine.record import ORDER_MARK, Record


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


def verdicts(record: Record, judge: Bot) -> Iterator[Verdict]:
    """What a bot says of every real choice of a recorded game, from the view of the asked seat."""
    state = record.start()
    actions = record.known_game().actions
    for entry, text in enumerate(record.actions):
        if not text.startswith(ORDER_MARK) and len(state.legal()) > 1:
            action = actions.parse(text)
            found = judge.explain(SeatView(state))
            played = found.thought(action)
            if played is not None:
                yield Verdict(entry, found.seat, played, found.best, found.cost(action))
        record.repeat(state, entry, text)


def costliest(found: list[Verdict], seats: int, most: int = 3) -> list[list[Verdict]]:
    """For each seat its dearest decisions that cost anything, the dearest first."""
    return [
        sorted(
            (verdict for verdict in found if verdict.seat == seat and verdict.cost > 0.0),
            key=lambda verdict: (-verdict.cost, verdict.entry),
        )[:most]
        for seat in range(seats)
    ]
