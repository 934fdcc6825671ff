"""What one process does when another tells what happened."""

from __future__ import annotations

from hexmoot.server import logs
from hexmoot.server.entrance.open_sockets import OpenSockets
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.lobby import LobbyHub
from hexmoot.server.hall.news import Item, What
from hexmoot.server.hall.tables import Tables
from hexmoot.server.table.chat import Talk
from hexmoot.server.table.presence import Attendance
from hexmoot.server.table.table import Table

NEWS_OF_A_TABLE: tuple[What, ...] = ("changed", "presence", "said")


class Hearing:
    """Follows what other processes did: tables, people, talk."""

    def __init__(
        self,
        tables: Tables,
        lobby: LobbyHub,
        attendance: Attendance,
        talk: Talk,
        sockets: OpenSockets,
    ) -> None:
        self.tables = tables
        self.lobby = lobby
        self.attendance = attendance
        self.talk = talk
        self.sockets = sockets

    async def make_up(self) -> None:
        """The line to the other processes is open (again): see what was missed."""
        self.lobby.touch()
        for table_id in list(self.tables.listeners):
            for what in NEWS_OF_A_TABLE:
                await self.hear(Item(process="", table=table_id, what=what))

    async def hear(self, item: Item) -> None:
        """Another process tells what happened."""
        if item.what == "signed_out":
            self.sockets.end(item.player)
            return
        if item.what == "changed":
            self.lobby.hear(item)
        table = self.tables.alive.get(item.table)
        if table is None:
            return
        if item.what == "notice":
            self.tables.notice_here(item.table, item.text)
            return
        try:
            await self._follow(table, item.what)
        except Refusal as error:
            if error.code == "not_found":
                self.tables.drop(item.table)
            logs.say("table not followed", table=logs.hint(item.table), code=error.code)

    async def _follow(self, table: Table, what: What) -> None:
        if what == "changed":
            await self.tables.catch_up(table)
        elif what == "presence":
            await self.attendance.refresh(table)
        else:
            await self.talk.catch_up(table)
