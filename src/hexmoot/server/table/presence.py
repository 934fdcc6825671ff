"""Who is at a table, through any server process, and what follows when they come and go."""

from __future__ import annotations

from contextlib import suppress

from hexmoot.server import logs
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Changes
from hexmoot.server.storage.presence import WATCHER, Attending
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

    async def arrive(self, table: Table, player: PlayerRow | None) -> None:
        """Another connection to a table; an absent person gets their seats back."""
        self._announce(table, await self._count(table, player, 1))
        if player is None or not table.seats_of(player):
            return
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
        name = _name(player)
        self._announce(table, await self.presence.note_gone(table.id, name, self.now()))
        if table.row.absence and table.row.status == "playing":
            await self.reckon(table.id)

    async def _count(self, table: Table, player: PlayerRow | None, step: int) -> Attending:
        """The count is written in the order in which it changes: nothing is awaited in between."""
        name = _name(player)
        key = (table.id, name)
        count = self._here[key] = self._here.get(key, 0) + step
        if count == 0:
            del self._here[key]
        return await self.presence.put(table.id, name, count, self.now())

    def _announce(self, table: Table, attending: Attending) -> None:
        """Tell everybody at the table, in every process."""
        self._show(table, attending)
        self.tables.news.tell(table.id, "presence")

    async def refresh(self, table: Table) -> None:
        """Read who is here, and show it."""
        self._show(table, await self.presence.attending(table.id, self.now()))

    def _show(self, table: Table, attending: Attending) -> None:
        for seat in table.seats:
            seat.gone = attending.gone.get(seat.seat)
        table.present = attending.present
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
            attending = await self.presence.note_gone(table_id, player, now)
            if player != WATCHER and not attending.present.is_here(player):
                with suppress(Refusal):
                    table = await self.tables.find(table_id)
                    self._announce(table, attending)
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


def _name(player: PlayerRow | None) -> str:
    """Whom connections are counted for."""
    return WATCHER if player is None else player.id
