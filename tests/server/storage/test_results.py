"""Results are stored with the end of the game, rated on the way, and can be forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy import insert

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.results import BEGINNER, LADDER
from hexmoot.server.storage.rows import Finish, ResultRow, SeatRow, Sitting
from hexmoot.server.storage.schema import players
from hexmoot.server.storage.stores import Stores
from hexmoot.server.storage.tables import Besides, Conflict
from tests.server.kit.tables import RAFE, WREN, table_row


def result(table_id: str, player: str, ended: float) -> ResultRow:
    return ResultRow(
        table_id=table_id,
        player=player,
        seat=0,
        game="ravens",
        preset="standard",
        seats=2,
        plies=9,
        ended=ended,
    )


def won(table_id: str, ended: float) -> Finish:
    """Wren won against Rafe."""
    return Finish(
        results=[result(table_id, "wren", ended), result(table_id, "rafe", ended)],
        sittings=[
            Sitting(player="wren", level=None, rank=1),
            Sitting(player="rafe", level=None, rank=2),
        ],
    )


async def with_people(address: str) -> tuple[Database, Stores]:
    database = Database(address)
    await database.open()
    async with database.writer() as connection:
        for one in (WREN, RAFE):
            await connection.execute(insert(players).values(**msgspec.to_builtins(one)))
    return database, Stores(database, "here")


async def finish(stores: Stores, table_id: str, made: Finish) -> None:
    row = table_row(table_id, status="finished", ended=made.results[0].ended, counted=True)
    await stores.tables.add(row, [SeatRow(table_id=table_id, seat=0, kind="open")])
    await stores.tables.save(row, [], [], [], None, 1.0, Besides(finish=made))


def test_ratings_go_on_from_game_to_game(make_database: Callable[[], str]) -> None:
    async def work() -> list[float]:
        database, stores = await with_people(make_database())
        for number in range(3):
            await finish(stores, f"t{number}", won(f"t{number}", float(number)))
        rows = await stores.results.of_player("wren")
        now = await stores.results.ratings(["wren", "rafe", "nobody"], "ravens")
        await database.close()
        assert [row.table_id for row in rows] == ["t2", "t1", "t0"]
        assert now["nobody"] == BEGINNER
        assert now["rafe"].mean < BEGINNER.mean
        return [row.mean or 0.0 for row in rows]

    third, second, first = asyncio.run(work())
    assert BEGINNER.mean < first < second < third


def test_bots_stay_where_they_are_on_the_ladder(make_database: Callable[[], str]) -> None:
    """A win against the archmage is worth more than one against the apprentice."""

    async def work() -> list[float]:
        database, stores = await with_people(make_database())
        for player, level in (("wren", "archmage"), ("rafe", "apprentice")):
            sittings = [
                Sitting(player=player, level=None, rank=1),
                Sitting(player=None, level=level, rank=2),
            ]
            made = Finish(results=[result(level, player, 1.0)], sittings=sittings)
            await finish(stores, level, made)
        now = await stores.results.ratings(["wren", "rafe"], "ravens")
        await database.close()
        return [now["wren"].mean, now["rafe"].mean]

    strong, weak = asyncio.run(work())
    assert strong > weak > BEGINNER.mean
    assert [one.mean for one in LADDER.values()] == sorted(one.mean for one in LADDER.values())


def test_a_change_that_is_not_stored_counts_nothing(make_database: Callable[[], str]) -> None:
    """Two processes end the same game: one of them is refused, with its results."""

    async def work() -> int:
        database, stores = await with_people(make_database())
        row = table_row("t", status="playing")
        await stores.tables.add(row, [SeatRow(table_id="t", seat=0, kind="open")])
        other = msgspec.structs.replace(row)
        besides = Besides(finish=won("t", 1.0))
        await stores.tables.save(row, [], [], [], None, 1.0, besides)
        try:
            await stores.tables.save(other, [], [], [], None, 1.0, besides)
            raise AssertionError("stored twice")
        except Conflict:
            found = await stores.results.of_player("wren")
        await database.close()
        return len(found)

    assert asyncio.run(work()) == 1


def test_results_can_be_forgotten_and_do_not_come_back(make_database: Callable[[], str]) -> None:
    async def work() -> tuple[int, int, int, list[str]]:
        database, stores = await with_people(make_database())
        await finish(stores, "t", won("t", 1.0))
        gone = await stores.results.forget("wren")
        mine = await stores.results.of_player("wren")
        theirs = await stores.results.of_player("rafe")
        again = await stores.results.uncounted(10)
        await database.close()
        return gone, len(mine), len(theirs), again

    assert asyncio.run(work()) == (1, 0, 1, [])
