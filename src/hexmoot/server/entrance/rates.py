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
    """One kind of thing, limited for each client by itself."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> None:
        """Count one; Refusal with the time to wait when there were too many."""
        now = self.now()
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self._add(client, now)
        gained = max(0.0, now - bucket.at) * self.rate.per_second
        bucket.left = min(self.rate.burst, bucket.left + gained)
        bucket.at = now
        if bucket.left < 1:
            wait = (1 - bucket.left) / self.rate.per_second
            raise Refusal("too_fast", f"too many at once; try again in {wait:.0f} s", wait)
        bucket.left -= 1

    def _add(self, client: str, now: float) -> Bucket:
        if len(self.buckets) >= MOST_BUCKETS:
            self._forget_full(now)
        bucket = self.buckets[client] = Bucket(self.rate.burst, now)
        return bucket

    def _forget_full(self, now: float) -> None:
        """Clients that have been quiet long enough have a full bucket again: nothing is lost."""
        quiet = self.rate.burst / self.rate.per_second
        self.buckets = {
            client: bucket for client, bucket in self.buckets.items() if now - bucket.at < quiet
        }
