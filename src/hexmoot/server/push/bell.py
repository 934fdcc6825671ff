"""Rings for people whose move it is in a slow game, and who are not at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hexmoot.server import logs
from hexmoot.server.errors import Refusal
from hexmoot.server.metrics import Metrics
from hexmoot.server.push.addresses import read_endpoint
from hexmoot.server.push.delivery import Delivered, deliver
from hexmoot.server.push.keys import Signer, signer_of
from hexmoot.server.push.quiet import is_quiet
from hexmoot.server.settings import Settings
from hexmoot.server.storage.subscriptions import Subscription, SubscriptionStore, Waiting
from hexmoot.server.wire.parts import Clock

# Whoever answers at once need not be called.
GRACE_SECONDS = 60.0
# With less time than that for a move people stay at the table.
SLOW_SECONDS = 3600
# A browser that cannot be reached so often in a row is given up.
MOST_FAILURES = 10


def is_slow(clock: Clock) -> bool:
    """May a move take hours?"""
    return clock.kind == "none" or clock.seconds >= SLOW_SECONDS


class Bell:
    """Looks about once a minute who is to be called, and calls them once for each move."""

    def __init__(self, store: SubscriptionStore, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.push = settings.push
        self.now: Callable[[], float] = settings.now
        self.signer: Signer | None = None
        if self.push is not None:
            self.signer = signer_of(self.push.key, self.push.contact)

    @property
    def public_key(self) -> str | None:
        """What browsers subscribe with; None where the operator wants no notices."""
        return None if self.signer is None else self.signer.public

    async def ring(self) -> None:
        """Call everybody who is waited for, unless it is their quiet time or they were called."""
        if self.signer is None:
            return
        now = self.now()
        for waiting in await self.store.waiting(now - GRACE_SECONDS):
            if is_slow(waiting.clock):
                await self._call(waiting, now)

    async def _call(self, waiting: Waiting, now: float) -> None:
        known = await self.store.of_player(waiting.player)
        awake = [one for one in known if not is_quiet(one.quiet_from, one.quiet_to, one.zone, now)]
        if awake and await self.store.claim(waiting, now):
            await asyncio.gather(*(self._send(one, now) for one in awake))

    async def _send(self, one: Subscription, now: float) -> None:
        done = await asyncio.to_thread(self._deliver, one.endpoint, now)
        self.metrics.count("hexmoot_pushes_total", result=done)
        if done == "gone" or (done == "failed" and one.failures + 1 >= MOST_FAILURES):
            await self.store.drop(one.endpoint)
        else:
            await self.store.note(one.endpoint, 0 if done == "sent" else one.failures + 1)

    def _deliver(self, endpoint: str, now: float) -> Delivered:
        assert self.push is not None
        assert self.signer is not None
        try:
            found = read_endpoint(endpoint, self.push.services, self.push.is_trial)
            return deliver(found, self.signer.header(found.origin, now))
        except Refusal as error:
            logs.say("push refused", code=error.code)
            return "failed"
