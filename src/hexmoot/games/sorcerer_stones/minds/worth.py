"""Whole turns, one after the other: nothing random decides a turn in hand, so all can be tried."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import zeros
from hexmoot.games.sorcerer_stones.minds.judge import judge_seat
from hexmoot.games.sorcerer_stones.rules.flow import StonesState

LONGEST_TURN: Final = 64


@final
class Turns:
    """Counts the turns of the seat to move and remembers the best by `judge`.

    >>> import hexmoot
    >>> state = hexmoot.game("sorcerer_stones").start(seats=1, seed=1, preset="coop")
    >>> state.apply(state.legal()[0])
    >>> turns = Turns(state, 1000)
    >>> turns.count > 0 and len(turns.best()) > 0
    True
    """

    def __init__(self, state: StonesState, limit: int) -> None:
        self.seat: i64 = state.active
        self.turn: i64 = state.turn
        self.limit: i64 = limit
        self.count: i64 = 0
        self.decisions: i64 = 0
        self.best_worth: float = -1.0
        self.best_length: i64 = 0
        self.path: vec[i64] = zeros(LONGEST_TURN)
        self.best_path: vec[i64] = zeros(LONGEST_TURN)
        self.search(state, 0)

    def search(self, state: StonesState, depth: i64) -> None:
        """Try every answer here and go on until the turn is over."""
        index: i64
        for index in range(state.choice_count):
            if self.count >= self.limit:
                return
            action = state.choices[index]
            self.path[depth] = action
            self.decisions += 1
            after = state.copy()
            after.play(action)
            if after.ending != 0 or after.turn != self.turn:
                self.finish(after, depth + 1)
            else:
                self.search(after, depth + 1)

    def finish(self, state: StonesState, length: i64) -> None:
        """One whole turn: is it the best so far?"""
        self.count += 1
        worth = state.utility(self.seat) if state.ending != 0 else judge_seat(state, self.seat)
        if worth > self.best_worth:
            self.best_worth = worth
            self.best_length = length
            self.best_path = self.path[:]

    def best(self) -> list[int]:
        """The answers of the best turn."""
        return [int(action) for action in self.best_path[: self.best_length]]
