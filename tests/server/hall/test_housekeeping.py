"""What the server deletes by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hexmoot.server.hall.housekeeping import PRUNE_SECONDS
from hexmoot.server.settings import Keep
from tests.server.kit.houses import ME, OPEN, Clock, Ear, named, new_table, open_house

DAY = 86_400.0


def test_old_tables_are_deleted_about_once_an_hour(tmp_path: Path) -> None:
    async def check() -> list[int]:
        clock = Clock(0.0)
        async with open_house(tmp_path, now=clock, keep=Keep(unstarted=1)) as house:
            table = await new_table(house, await named(house, "Wren"), ME, OPEN)
            ear = Ear()
            house.tables.listen(table, ear)
            found = []
            for time in (0.5 * DAY, 0.5 * DAY + 1, 2 * DAY):
                clock.time = time
                await house.housekeeping.tend()
                found.append(len(ear.notices))
            return found

    assert asyncio.run(check()) == [0, 0, 1]
    assert PRUNE_SECONDS < DAY


def test_without_a_time_everything_is_kept(tmp_path: Path) -> None:
    async def check() -> bool:
        clock = Clock(0.0)
        async with open_house(tmp_path, now=clock) as house:
            table = await new_table(house, await named(house, "Wren"), ME, OPEN)
            clock.time = 10_000 * DAY
            await house.housekeeping.tend()
            return table.id in await house.tables.store.versions([table.id])

    assert asyncio.run(check())
