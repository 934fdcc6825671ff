"""Played on for long: what is over is forgotten, and nothing grows."""

from __future__ import annotations

import asyncio
import gc
import os
import weakref
from pathlib import Path

from hexmoot.server.hall.tables import IDLE_SECONDS
from hexmoot.server.house import House
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.viewer import Viewer
from hexmoot.server.wire.messages import Act, Say
from tests.server.kit.houses import ME, Clock, named, new_table, open_house, told

WANTS_WHOLE = os.environ.get("HEXMOOT_WHOLE") == "1"
# The first games fill what is kept for good: compiled statements, words, imports.
FIRST_GAMES = 12
GAMES = 400 if WANTS_WHOLE else 40
# Nothing a game leaves behind; a few that come and go by themselves, whatever their number.
MOST_NEW = 200


async def one_game(house: House, clock: Clock, wren: PlayerRow) -> None:
    """Two pages come, a game is played to its end with a word in between, and all go."""
    table = await new_table(house, wren, ME, ME, start=True)
    pages = [Viewer(house.settings, player, None) for player in (wren, None)]
    for page in pages:
        house.tables.listen(table, page)
        await house.attendance.arrive(table, page.player)
        page.hello(table)
    await house.handlers.take(table, wren, Say(id="hello", text="hello"))
    while table.row.status == "playing":
        clock.time += 1.0
        choice = int(table.running_game().state.legal()[0])
        act = Act(id=f"{table.moment}", moment=table.moment, actions=[choice])
        await house.handlers.take(table, wren, act)
    assert [told(page)[-1]["type"] for page in pages] == ["moved", "moved"]
    for page in pages:
        house.tables.unlisten(table, page)
        await house.attendance.leave(table, page.player)
    clock.time += IDLE_SECONDS + 1
    await house.driver.sweep()


def objects_kept() -> int:
    """How many objects there are, without weak references: they keep nothing.

    A connection to SQLite remembers its last 200 cursors by them, dead ones too.
    """
    gc.collect()
    return sum(not issubclass(type(one), weakref.ref) for one in gc.get_objects())


def test_nothing_grows_with_the_games_that_were_played(tmp_path: Path) -> None:
    async def check() -> list[int]:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            wren = await named(house, "Wren")
            counts = []
            for games in (FIRST_GAMES, GAMES):
                for _ in range(games):
                    await one_game(house, clock, wren)
                assert (house.tables.loaded, house.tables.listeners) == ({}, {})
                counts.append(objects_kept())
            return counts

    before, after = asyncio.run(check())
    assert after - before < MOST_NEW
