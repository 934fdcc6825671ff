"""The one way a table changes: made in memory, stored whole, and only then shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hexmoot.server.errors import Refusal
from hexmoot.server.hall.tables import Tables
from hexmoot.server.metrics import Metrics
from hexmoot.server.storage.tables import Asked, Besides, Conflict, Repeated
from hexmoot.server.table.consequences import settle
from hexmoot.server.table.table import Table

TRIES = 5
Change = Callable[[Table, float], None]


class Changes:
    """Makes changes of tables, one after the other at each: refused, or stored and then shown."""

    def __init__(self, tables: Tables, metrics: Metrics) -> None:
        self.tables = tables
        self.metrics = metrics
        self.settings = tables.settings
        self.on_said: list[Callable[[Table], None]] = []

    async def make(self, table_id: str, change: Change, asked: Asked | None = None) -> Table:
        """Change a table: refused, or stored and then shown; never half, never lost half-way."""
        return await asyncio.shield(self.tables.keep(self._make(table_id, change, asked)))

    async def _make(self, table_id: str, change: Change, asked: Asked | None) -> Table:
        table = await self.tables.find(table_id)
        async with table.lock:
            try:
                await self._try(table, change, asked)
            finally:
                # Also after a refusal: on the way another process's change may have come in.
                self.tables.show(table)
        self.tables.tell_others(table)
        return table

    async def _try(self, table: Table, change: Change, asked: Asked | None) -> None:
        for _ in range(TRIES):
            if await self._attempt(table, change, asked):
                return
        raise Refusal("failed", "the table is too busy, please try again")

    async def _attempt(self, table: Table, change: Change, asked: Asked | None) -> bool:
        """Make and store a change once; False when another process was faster."""
        if table.is_stale:
            await self.tables.reload(table)
        now = self.settings.now()
        try:
            self._apply(table, change, now)
            seats, besides = table.changed_seats(), Besides(table.stored_row, table.finish)
            await self.tables.store.save(
                table.row, seats, table.fresh, table.said, asked, now, besides
            )
        except Conflict:
            return False
        except (Refusal, Repeated) as error:
            raise await self._refusal(table, error, asked) from error
        self._stored(table)
        return True

    def _apply(self, table: Table, change: Change, now: float) -> None:
        """Make a change in memory; until it is stored, or if it breaks, the table is stale."""
        table.is_stale = True
        try:
            change(table, now)
        except Refusal:
            table.is_stale = False
            raise
        settle(table, now)
        # Whoever changes a table looks after it for a while; see `hall.driver`.
        table.row.driver, table.row.driver_until = (
            self.settings.process,
            now + self.settings.lease,
        )

    async def _refusal(self, table: Table, error: Exception, asked: Asked | None) -> Refusal:
        """Why not; a message that was carried out before is not stale or illegal but repeated."""
        is_done = isinstance(error, Repeated)
        if asked is not None and (is_done or await self.tables.store.is_done(table.id, asked)):
            return Refusal("repeated", "this message was carried out before")
        assert isinstance(error, Refusal)
        return error

    def _stored(self, table: Table) -> None:
        """Count what was stored, and have passed on what bots said with it."""
        for entry in table.fresh:
            if entry.kind == "undo":
                self.metrics.count("hexmoot_undos_total")
            elif entry.kind != "order":
                by = "bot" if entry.player is None else "person"
                self.metrics.count("hexmoot_answers_total", by=by)
        has_said = bool(table.said)
        table.keep()
        if has_said:
            for told in self.on_said:
                told(table)
