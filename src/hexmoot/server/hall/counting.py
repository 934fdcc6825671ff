"""Counting games that ended before there were results, a few at a time."""

from __future__ import annotations

from hexmoot.server import logs
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Changes
from hexmoot.server.storage.results import ResultStore
from hexmoot.server.storage.tables import Besides
from hexmoot.server.table.results import count_late, finish_of

# So many in one go: nobody's move waits for it.
MANY = 20


class Counting:
    """Adds finished games to the results of their people through the one door for changes.

    A game that ends now is counted with its last answer. What this finds ended before results were
    kept; should two processes find it at once, the table's version lets only one of them count it.
    """

    def __init__(self, changes: Changes, store: ResultStore) -> None:
        self.changes = changes
        self.store = store

    async def make_up(self) -> None:
        """Count some of what is not counted."""
        for table_id in await self.store.uncounted(MANY):
            try:
                await self.changes.make(table_id, count_late)
            except Refusal as error:
                logs.say("game counted by places", table=logs.hint(table_id), code=error.code)
                await self._count_closed(table_id)

    async def _count_closed(self, table_id: str) -> None:
        """A game that cannot be opened any more (other rules) has its places still."""
        tables = self.changes.tables.store
        stored = await tables.read(table_id)
        if stored is None or stored.row.counted:
            return
        finish = finish_of(stored.row, stored.seats, None)
        stored.row.counted = True
        now = self.changes.settings.now()
        await tables.save(stored.row, [], [], [], None, now, Besides(finish=finish))
