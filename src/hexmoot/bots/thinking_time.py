"""When a search has thought enough."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """Playouts, seconds of processor time, or whichever comes first.

    A limit by playouts makes a choice repeatable; how far seconds reach depends on the machine.
    `each` gives so many playouts for each legal action, never more than `playouts`: a choice
    between two things needs less thought than one between forty. It is a limit by itself, too.
    """

    playouts: int | None = None
    seconds: float | None = None
    each: int | None = None

    def __post_init__(self) -> None:
        given = [part for part in (self.playouts, self.seconds, self.each) if part is not None]
        if not given or not all(0 < part < math.inf for part in given):
            raise ValueError("a limit needs playouts, seconds or each, finite and above zero")

    def for_choices(self, count: int) -> Limit:
        """The limit of a decision with so many legal actions."""
        if self.each is None:
            return self
        most = self.each * count
        return Limit(most if self.playouts is None else min(most, self.playouts), self.seconds)

    def part(self, workers: int) -> Limit:
        """What each of several equal workers may spend, so that together they keep this limit."""
        return Limit(shared(self.playouts, workers), self.seconds, shared(self.each, workers))

    def times(self, factor: int) -> Limit:
        """So many times as many playouts, in the same time."""
        playouts = None if self.playouts is None else self.playouts * factor
        return Limit(playouts, self.seconds, None if self.each is None else self.each * factor)

    def playouts_left(self, done: int) -> int:
        """How many playouts are still allowed."""
        return 2**31 if self.playouts is None else self.playouts - done

    def is_spent(self, playouts: int, since: float) -> bool:
        """Is either part of the limit reached?"""
        if self.playouts is not None and playouts >= self.playouts:
            return True
        return self.seconds is not None and clock() - since >= self.seconds


def shared(amount: int | None, workers: int) -> int | None:
    """The part of one worker, rounded up."""
    return None if amount is None else -(-amount // workers)


def clock() -> float:
    """Seconds of processor time of this thread: a busy machine makes a bot slower, not weaker."""
    return time.thread_time()
