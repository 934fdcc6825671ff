"""A server in the test's own process: no sockets, a clock one can set, and SQLite in a folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from hexmoot.engine.native.state import State
from hexmoot.server.app import litestar_app
from hexmoot.server.house import House
from hexmoot.server.settings import Settings
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.table import Table
from hexmoot.server.table.viewer import Viewer
from hexmoot.server.wire.bodies import NewTable
from hexmoot.server.wire.parts import ChatLine, Level, SeatWish
from tests.server.kit.serve import NO_LIMITS

ME, OPEN = SeatWish(kind="me"), SeatWish(kind="open")
BOT = SeatWish(kind="bot", level="apprentice")
# So long that nothing happens unless the test asks for it.
NEVER = 3600.0


class Clock:
    """The time, as the test sets it."""

    def __init__(self, time: float = 1000.0) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time


class Ear:
    """Listens to a table and remembers."""

    def __init__(self) -> None:
        self.moments: list[int] = []
        self.notices: list[str] = []
        self.lines: list[str] = []

    def refresh(self, table: Table) -> None:
        self.moments.append(table.moment)

    def notice(self, text: str) -> None:
        self.notices.append(text)

    def hear(self, line: ChatLine) -> None:
        self.lines.append(line.text)

    def bye(self, reason: str, again: bool) -> None:
        self.notices.append(reason)


class FirstChoice:
    """Bots without processes: each takes its first choice."""

    def __init__(self, is_own: bool = True) -> None:
        self.is_own = is_own
        self.asked: list[int] = []

    async def choose(self, state: State, level: Level, seed: int) -> tuple[int, bool]:
        self.asked.append(int(state.seat))
        return int(state.legal()[0]), self.is_own


def settings_in(folder: Path, **changed: Any) -> Settings:
    """A server that does nothing by itself."""
    given = {"database": f"sqlite:///{folder / 'hexmoot.db'}", "sweep": NEVER, "pace": 0.0}
    return Settings(**{**given, "limits": NO_LIMITS, "reports": folder, **changed})


@asynccontextmanager
async def open_house(folder: Path, **changed: Any) -> AsyncIterator[House]:
    """A house that is open for as long as the block runs."""
    house = House(settings_in(folder, **changed))
    async with house.open(litestar_app(house)):
        yield house


def forget_all(house: House) -> None:
    """No table is in memory any more, as after a restart."""
    house.tables.loaded.clear()
    house.tables.alive.clear()


async def named(house: House, name: str) -> PlayerRow:
    """Somebody new."""
    player, _ = await house.identities.create(name, 0.0)
    return player


async def new_table(house: House, player: PlayerRow, *seats: SeatWish, **wishes: Any) -> Table:
    """Open a table of Ravens."""
    return await house.maker.new(player, NewTable(game="ravens", seats=list(seats), **wishes))


def told(viewer: Viewer) -> list[dict[str, Any]]:
    """What a viewer was sent since the last time."""
    found = []
    while not viewer.outbox.empty():
        data = viewer.outbox.get_nowait()
        found.append({"type": "end"} if data is None else msgspec.json.decode(data))
    return found
