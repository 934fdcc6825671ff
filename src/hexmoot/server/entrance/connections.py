"""Open connections of any kind, bounded: nobody holds a place in the queue without asking."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Literal, NamedTuple

from hexmoot.server import logs
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.metrics import Metrics

# A request is on its way, or not even begun; one is being answered; kept for the next; a socket.
Phase = Literal["asking", "answering", "idle", "socket"]
Why = Literal["slow", "address", "half_open", "full"]
# One address may have so many half-open requests; who is quick is never counted.
MOST_OF_ONE = 64
MOST_ASKING = 1024
GRACE_SECONDS = 2.0
# The longest a bot may think, twice over.
ANSWERING_SECONDS = 180.0
SWEEP_SECONDS = 1.0
SAY_SECONDS = 60.0
MOST_DESCRIPTORS = 65_536
RESERVED = 256


class Line(NamedTuple):
    """One connection: whose, and since when it is in its phase."""

    address: str
    since: float


class Connections:
    """Counts the connections of this process and drops what holds a place for nothing.

    Half-open requests are dropped after a while, and sooner where one address or all together have
    too many; where there is no room at all the oldest idle or half-open one makes way.
    """

    def __init__(self, metrics: Metrics, most: int, asking_seconds: float) -> None:
        self.metrics = metrics
        self.most = most
        self.most_asking = min(MOST_ASKING, most // 2)
        self.asking_seconds = asking_seconds
        self.phases: dict[Phase, dict[asyncio.Transport, Line]] = {
            phase: {} for phase in ("asking", "answering", "idle", "socket")
        }
        self._timer: asyncio.TimerHandle | None = None
        self._dropped = Counter[Why]()
        self._said = -SAY_SECONDS
        metrics.gauge("hexmoot_connections", self.count)
        metrics.gauge("hexmoot_half_open", lambda: len(self.phases["asking"]))

    def count(self) -> int:
        """How many there are."""
        return sum(len(lines) for lines in self.phases.values())

    # ---- what connections tell

    def enter(self, transport: asyncio.Transport, now: float) -> None:
        """A new connection; where there is no room the oldest that does nothing makes way."""
        self.phases["asking"][transport] = Line(address_of(transport), now)
        if self.count() > self.most:
            waiting = self.phases["idle"] or self.phases["asking"]
            self._drop(next(iter(waiting)), "full")
        self._wind()

    def move(self, transport: asyncio.Transport, phase: Phase, now: float) -> None:
        """A connection is in another phase now; in the same one its time runs on."""
        if transport in self.phases[phase]:
            return
        line = self._take(transport)
        if line is not None:
            self.phases[phase][transport] = line._replace(since=now)

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is closed."""
        self._take(transport)

    def _take(self, transport: asyncio.Transport) -> Line | None:
        for lines in self.phases.values():
            if transport in lines:
                return lines.pop(transport)
        return None

    # ---- dropping

    def sweep(self, now: float) -> None:
        """Drop what took too long, and what is too much."""
        slow = self._older("asking", now - self.asking_seconds)
        slow += self._older("answering", now - ANSWERING_SECONDS)
        for transport in slow:
            self._drop(transport, "slow")
        self._thin_out(now - GRACE_SECONDS)
        self._say(now)

    def _thin_out(self, before: float) -> None:
        """Of half-open requests that are no longer fresh, the oldest beyond the bounds go."""
        asking = self.phases["asking"]
        of_one = Counter(line.address for line in asking.values())
        for transport in self._older("asking", before):
            address = asking[transport].address
            if of_one[address] > MOST_OF_ONE:
                self._drop(transport, "address")
                of_one[address] -= 1
            elif len(asking) > self.most_asking:
                self._drop(transport, "half_open")
                of_one[address] -= 1

    def _older(self, phase: Phase, before: float) -> list[asyncio.Transport]:
        return [one for one, line in self.phases[phase].items() if line.since <= before]

    def _drop(self, transport: asyncio.Transport, why: Why) -> None:
        self.leave(transport)
        transport.abort()
        self._dropped[why] += 1
        self.metrics.count("hexmoot_dropped_total", why=why)

    def _say(self, now: float) -> None:
        """At most a line a minute, however many there are."""
        if self._dropped and now - self._said >= SAY_SECONDS:
            logs.say("connections dropped", **{str(why): n for why, n in self._dropped.items()})
            self._dropped.clear()
            self._said = now

    # ---- the clock

    def _wind(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(SWEEP_SECONDS, self._ring)

    def _ring(self) -> None:
        """Data that waits to be read is read before timers ring: who was quick is not dropped."""
        self._timer = None
        self.sweep(asyncio.get_running_loop().time())
        if self.phases["asking"] or self.phases["answering"] or self._dropped:
            self._wind()


def address_of(transport: asyncio.Transport) -> str:
    """Whom to count a connection for."""
    return client_of({"client": transport.get_extra_info("peername")})


def room_for_connections() -> int:
    """How many connections this process may have, what it needs for itself set aside."""
    if sys.platform == "win32":
        return RESERVED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    limit = MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    return limit - min(RESERVED, limit // 2)
