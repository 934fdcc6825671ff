"""Games that ended before there were results are counted once, also where rules have changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from hexmoot.engine import registry
from hexmoot.server.house import House
from hexmoot.server.storage.schema import results, tables
from tests.server.kit.houses import forget_all, named, open_house
from tests.server.kit.played import played_game


async def uncount(house: House) -> None:
    """As it was before there were results."""
    async with house.database.writer() as connection:
        await connection.execute(delete(results))
        await connection.execute(update(tables).values(counted=False))
    forget_all(house)


def test_what_ended_before_is_counted_once_and_stays_in_its_place(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
            table = await played_game(house, [wren, rafe])
            before = await house.stores.results.of_player(wren.id)
            updated = table.row.updated
            await uncount(house)
            for _ in range(2):
                await house.counting.make_up()
            assert await house.stores.results.of_player(wren.id) == before
            assert (await house.tables.find(table.id)).row.updated == updated

    asyncio.run(work())


def test_practice_does_not_wait_to_be_counted(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
            table = await played_game(house, [wren, rafe])
            await uncount(house)
            assert await house.stores.results.uncounted(9) == [table.id]
            async with house.database.writer() as connection:
                await connection.execute(update(tables).values(practice=True))
            assert await house.stores.results.uncounted(9) == []

    asyncio.run(work())


def test_games_of_other_rules_are_counted_by_their_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
            await played_game(house, [wren, rafe])
            [known] = await house.stores.results.of_player(wren.id)
            await uncount(house)
            game = registry.game("ravens")
            monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
            await house.counting.make_up()
            [found] = await house.stores.results.of_player(wren.id)
            assert (found.rank, found.share, found.mean) == (known.rank, known.share, known.mean)
            assert found.score is None
            assert await house.stores.results.uncounted(9) == []

    asyncio.run(work())
