"""What the server looks after by itself: games it cannot offer, and what has become too old."""

from __future__ import annotations

import asyncio
import logging

from hexmoot.engine import registry
from hexmoot.server import logs
from hexmoot.server.hall.tables import Tables
from hexmoot.server.storage.retention import RetentionStore

PRUNE_SECONDS = 3600.0


class Housekeeping:
    """Says at the opening what is broken, and deletes what is too old about once an hour."""

    def __init__(self, retention: RetentionStore, tables: Tables) -> None:
        self.retention = retention
        self.tables = tables
        self.settings = tables.settings
        self._next = 0.0

    async def look_around(self) -> None:
        """Say which games of other packages are refused, and why."""
        for broken in await asyncio.to_thread(registry.refused):
            logs.say("game refused", logging.WARNING, game=broken.name, why=str(broken))

    async def tend(self) -> None:
        """Delete, if it is time and the operator set a time."""
        now, keep = self.settings.now(), self.settings.keep
        if now < self._next or not keep.is_set:
            return
        self._next = now + PRUNE_SECONDS
        done = await self.retention.prune(keep, now)
        if any(done):
            logs.say("pruned", **done._asdict())
            await self.tables.drop_deleted()
