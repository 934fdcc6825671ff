"""Lists of tables, kept up to date for whoever has the lobby open."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import msgspec

from hexmoot.server import logs
from hexmoot.server.hall.news import Item
from hexmoot.server.hall.tables import Tables
from hexmoot.server.storage.results import BEGINNER, ResultStore, nearest_level
from hexmoot.server.storage.rows import PlayerRow, SeatRow, TableRow
from hexmoot.server.table import shown
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import Lobby
from hexmoot.server.wire.parts import Level

CALM_SECONDS = 0.25


class LobbyReader:
    """One open lobby socket; `due` wakes it, `sent` is what it saw last, of the tables `shown`."""

    def __init__(self, player: PlayerRow | None) -> None:
        self.player = player
        self.due = asyncio.Event()
        self.sent = b""
        self.shown: set[str] = set()
        self.is_over = False

    def bye(self, reason: str, again: bool) -> None:
        """The socket closes; whoever still wants to know comes back."""
        self.is_over = True
        self.due.set()


class LobbyHub:
    """Wakes lobby readers when a table changed that they see, saw, or shall see."""

    def __init__(self, tables: Tables, results: ResultStore) -> None:
        self.tables = tables
        self.results = results
        self.readers: set[LobbyReader] = set()
        tables.on_change.append(self._see)

    def touch(self) -> None:
        """Any table may have changed."""
        for reader in self.readers:
            reader.due.set()

    def _see(self, table: Table) -> None:
        """A table changed here; mostly nobody has the lobby open."""
        if self.readers:
            self.hear(self.tables.news_of(table))

    def hear(self, item: Item) -> None:
        """A table changed, here or in another process."""
        for reader in self.readers:
            if item.is_open or item.table in reader.shown or _is_among(reader, item.people):
                reader.due.set()

    async def lobby(self, player: PlayerRow | None) -> Lobby:
        """My tables, and listed tables with an open seat."""
        store = self.tables.store
        mine = [] if player is None else await store.of_player(player.id)
        waiting = [
            (row, seats)
            for row, seats in await store.listed()
            if any(seat.kind == "open" for seat in seats)
        ]
        listed = [shown.summary(row, seats, player) for row, seats in waiting]
        for line, (row, seats) in zip(listed, waiting, strict=True):
            line.strength = await self._strength(row, seats)
        summaries = [shown.summary(row, seats, player) for row, seats in mine]
        moves = sum(table.my_move for table in summaries)
        return Lobby(mine=summaries, open=listed, my_moves=moves)

    async def _strength(self, row: TableRow, seats: list[SeatRow]) -> Level | None:
        """Which level of bots the people of a table are nearest to; None where nobody has played.

        Reads little: at most a hundred tables are listed, and those change rarely.
        """
        people = [seat.player for seat in seats if seat.player is not None]
        found = await self.results.ratings(people, row.game)
        known = [rating.mean for rating in found.values() if rating != BEGINNER]
        return nearest_level(sum(known) / len(known)) if known else None

    async def next_news(self, reader: LobbyReader) -> bytes | None:
        """The lists as soon as they differ from what this reader saw last; None: no more."""
        while True:
            await reader.due.wait()
            if reader.is_over:
                return None
            reader.due.clear()
            try:
                lobby = await self.lobby(reader.player)
                reader.shown = {table.id for table in [*lobby.mine, *lobby.open]}
                news = msgspec.json.encode(lobby)
            except Exception as error:
                logs.fail("lobby not read", error)
                news = reader.sent
            if news != reader.sent:
                reader.sent = news
                return news
            await asyncio.sleep(CALM_SECONDS)


def _is_among(reader: LobbyReader, people: Collection[str]) -> bool:
    return reader.player is not None and reader.player.id in people
