"""Who is at a table, through any server process, and what follows when they come and go."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from hexmoot.server import logs
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Changes
from hexmoot.server.storage.presence import WATCHER
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.due import note_wake
from hexmoot.server.table.seats import come_back
from hexmoot.server.table.table import Table


class Attendance:
    """Counts the connections of this process; the database adds up those of all."""

    def __init__(self, changes: Changes) -> None:
        self.changes = changes
        self.tables = changes.tables
        self.presence = changes.tables.presence
        self.now = changes.settings.now
        self._here: dict[tuple[str, str], int] = {}
        self._counting = asyncio.Lock()

    async def arrive(self, table: Table, player: PlayerRow | None) -> None:
        """Another connection to a table; an absent person gets their seats back."""
        await self._count(table, player, 1)
        if player is None or not table.seats_of(player):
            await self.announce(table)
            return
        await self.presence.mark_gone(table.id, player.id, None)
        await self.announce(table)
        if any(
            table.seats[seat].stand_in in ("clock", "absent") for seat in table.seats_of(player)
        ):
            with suppress(Refusal):
                await self.changes.make(table.id, lambda table, now: _return(table, player, now))
        elif table.row.absence and table.row.status == "playing":
            await self.reckon(table.id)

    async def leave(self, table: Table, player: PlayerRow | None) -> None:
        """A connection less; what cannot be noted now fades by itself."""
        try:
            await self._leave(table, player)
        except Exception as error:
            logs.fail("leaving not noted", error, table=logs.hint(table.id))

    async def _leave(self, table: Table, player: PlayerRow | None) -> None:
        await self._count(table, player, -1)
        present = await self.presence.read(table.id, self.now())
        if player is not None and table.seats_of(player) and not present.is_here(player.id):
            await self.presence.mark_gone(table.id, player.id, self.now())
        await self.announce(table)
        if table.row.absence and table.row.status == "playing":
            await self.reckon(table.id)

    async def _count(self, table: Table, player: PlayerRow | None, step: int) -> None:
        name = WATCHER if player is None else player.id
        key = (table.id, name)
        async with self._counting:
            count = self._here[key] = self._here.get(key, 0) + step
            if count == 0:
                del self._here[key]
            await self.presence.put(table.id, name, count, self.now())

    async def announce(self, table: Table) -> None:
        """Tell everybody at the table, in every process."""
        await self.refresh(table)
        self.tables.news.tell(table.id, "presence")

    async def refresh(self, table: Table) -> None:
        """Read who is here, and show it."""
        present = await self.presence.read(table.id, self.now())
        gone = await self.presence.gone(table.id)
        for seat in table.seats:
            seat.gone = gone.get(seat.seat)
        table.present = present
        table.presence_changes += 1
        self.tables.show(table)

    async def reckon(self, table_id: str) -> None:
        """Note anew when the server must look at this table."""
        with suppress(Refusal):
            await self.changes.make(table_id, note_wake)

    # ---- after a crash

    async def sweep(self, now: float) -> None:
        """Say that the connections here live, and note those that died with their process."""
        await self.presence.renew(now)
        for table_id, player in await self.presence.sweep(now):
            present = await self.presence.read(table_id, now)
            if player != WATCHER and not present.is_here(player):
                await self.presence.mark_gone(table_id, player, now)
                with suppress(Refusal):
                    table = await self.tables.find(table_id)
                    await self.announce(table)
                    if table.row.absence:
                        await self.reckon(table_id)

    async def open(self) -> None:
        """What was left behind: on a database of our own everybody is offline for now."""
        if self.tables.is_shared:
            return
        await self.presence.clear(everywhere=True)
        await self.presence.mark_all_gone(self.now())
        await self.tables.store.release_all()
        for table_id in await self.tables.store.watched_for_absence():
            await self.reckon(table_id)

    async def close(self) -> None:
        """Nobody is connected through this process any more."""
        await self.presence.clear(everywhere=False)


def _return(table: Table, player: PlayerRow, now: float) -> None:
    for seat in table.seats_of(player):
        if table.seats[seat].stand_in in ("clock", "absent"):
            come_back(table, table.seats[seat], now)
