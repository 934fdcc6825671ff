"""Token buckets: how much one client may do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hexmoot.server.errors import Refusal
from hexmoot.server.settings import Rate

MOST_BUCKETS = 50_000


@dataclass(slots=True)
class Bucket:
    """What is left of a client's allowance, and when that was reckoned."""

    left: float
    at: float


class Limiter:
    """One kind of thing, limited for each client by itself.

    Of more clients than there are buckets, those who were quiet longest are forgotten: they lose
    nothing, and whoever would get something by it must bring so many addresses.
    """

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> None:
        """Count one; Refusal with the time to wait when there were too many."""
        now = self.now()
        bucket = self._bucket(client, now)
        gained = max(0.0, now - bucket.at) * self.rate.per_second
        bucket.left = min(self.rate.burst, bucket.left + gained)
        bucket.at = now
        if bucket.left < 1:
            wait = (1 - bucket.left) / self.rate.per_second
            raise Refusal("too_fast", f"too many at once; try again in {wait:.0f} s", wait)
        bucket.left -= 1

    def _bucket(self, client: str, now: float) -> Bucket:
        """A client's bucket, put behind all others: first stands whoever was quiet longest."""
        bucket = self.buckets.pop(client, None) or Bucket(self.rate.burst, now)
        while len(self.buckets) >= MOST_BUCKETS:
            del self.buckets[next(iter(self.buckets))]
        self.buckets[client] = bucket
        return bucket
