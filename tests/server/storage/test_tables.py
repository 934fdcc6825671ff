"""Tables, seats and the log in the database: stored whole, and only on the version they are of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import text

from hexmoot.server.storage.rows import Entry, TableRow
from hexmoot.server.storage.stores import Stores
from hexmoot.server.storage.tables import (
    Asked,
    Besides,
    Conflict,
    Repeated,
    Stored,
    plain,
    tables_of,
)
from tests.server.kit.stores import keep_table, with_stores
from tests.server.kit.tables import NOOR, RAFE, WREN


def entry(number: int) -> Entry:
    """A line of the log."""
    return Entry(number=number, kind="answer", seat=0, text="keep", digest="0" * 16, at=1.0)


async def stored(stores: Stores, after: int = 0) -> Stored:
    """The table as it is kept."""
    found = await stores.tables.read("table", after)
    assert found is not None
    return found


def test_a_change_is_read_as_it_was_stored(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> Stored:
        await keep_table(stores, WREN, RAFE)
        row, seats, _ = await stored(stores)
        row.status, row.options, seats[1].stand_in = "playing", {"sides": 4}, "left"
        row.undo.refusals["wren"] = 2
        await stores.tables.save(row, [seats[1]], [entry(1), entry(2)], [], None, 1.0)
        return await stored(stores, after=1)

    row, seats, entries = with_stores(make_database(), work)
    assert (row.status, row.options, row.version) == ("playing", {"sides": 4}, 1)
    assert row.undo.refusals == {"wren": 2}
    assert [seat.stand_in for seat in seats] == ["", "left"]
    assert entries == [entry(2)]


def test_what_is_known_to_be_stored_is_not_written_but_the_lease_is(
    make_database: Callable[[], str],
) -> None:
    """Another process may have claimed the table since: that makes no new version."""

    async def work(stores: Stores) -> TableRow:
        await keep_table(stores, WREN, RAFE)
        row = (await stored(stores)).row
        row.driver, row.driver_until = "here", 5.0
        await stores.tables.save(row, [], [], [], None, 1.0)
        known = plain(row)
        assert await stores.tables.claim("table", "there", 6.0, 16.0)
        row.ply, known["preset"], row.preset = 1, "unsaid", "unsaid"
        await stores.tables.save(row, [], [entry(1)], [], None, 7.0, Besides(known))
        return (await stored(stores)).row

    row = with_stores(make_database(), work)
    assert (row.driver, row.driver_until, row.ply, row.preset) == ("here", 5.0, 1, None)


def test_a_change_of_an_older_version_is_a_conflict(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> int:
        await keep_table(stores, WREN, RAFE)
        ours, theirs = (await stored(stores)).row, (await stored(stores)).row
        await stores.tables.save(theirs, [], [entry(1)], [], None, 1.0)
        with pytest.raises(Conflict):
            await stores.tables.save(ours, [], [entry(1)], [], None, 1.0)
        return ours.version

    assert with_stores(make_database(), work) == 0


def test_a_message_is_carried_out_once(make_database: Callable[[], str]) -> None:
    """Nothing of the second try is stored, and old messages are forgotten in time."""

    async def work(stores: Stores) -> list[object]:
        await keep_table(stores, WREN, RAFE)
        row, asked = (await stored(stores)).row, Asked("wren", "once")
        await stores.tables.save(row, [], [entry(1)], [], asked, 1.0)
        with pytest.raises(Repeated):
            await stores.tables.save(row, [], [entry(2)], [], asked, 1.0)
        found: list[object] = [await stores.tables.is_done("table", asked)]
        found += [(await stored(stores)).entries, row.version]
        await stores.tables.forget_requests(2.0)
        return [*found, await stores.tables.is_done("table", asked)]

    assert with_stores(make_database(), work) == [True, [entry(1)], 1, False]


def test_one_process_at_a_time_has_the_lease(make_database: Callable[[], str]) -> None:
    """Renewed by its holder, taken over when it has run out, and given back by nobody."""

    async def work(stores: Stores) -> list[bool]:
        await keep_table(stores, WREN, RAFE)
        claim = stores.tables.claim
        return [
            await claim("table", "here", 10.0, 20.0),
            await claim("table", "there", 15.0, 25.0),
            await claim("table", "here", 15.0, 30.0),
            await claim("table", "there", 29.0, 39.0),
            await claim("table", "there", 31.0, 41.0),
            await claim("table", "here", 32.0, 42.0),
        ]

    assert with_stores(make_database(), work) == [True, False, True, False, True, False]


def test_what_is_due_is_a_running_table_whose_time_has_come_and_nobody_has(
    make_database: Callable[[], str],
) -> None:
    async def work(stores: Stores) -> list[list[str]]:
        await keep_table(stores, WREN, RAFE)
        row = (await stored(stores)).row
        row.status, row.wake, row.driver, row.driver_until = "playing", 5.0, "there", 8.0
        await stores.tables.save(row, [], [], [], None, 1.0)
        found = [await stores.tables.due(now) for now in (4.0, 6.0, 9.0)]
        await stores.tables.release_all()
        return [*found, await stores.tables.due(6.0)]

    assert with_stores(make_database(), work) == [[], [], ["table"], ["table"]]


def test_lists_hold_my_tables_and_open_listed_ones(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> list[list[str]]:
        await stores.players.add(NOOR)
        await keep_table(stores, WREN, RAFE, table_id="closed")
        await keep_table(stores, WREN, RAFE, table_id="listed")
        for name in ("closed", "listed"):
            found = await stores.tables.read(name)
            assert found is not None
            found.row.listed = True
            found.row.status = "closed" if name == "closed" else "open"
            await stores.tables.save(found.row, [], [], [], None, 1.0)
        lists = [await stores.tables.of_player(one) for one in ("wren", "rafe", "noor")]
        lists.append(await stores.tables.listed())
        assert await stores.tables.count_running("wren") == 1
        return [[row.id for row, _ in one] for one in lists]

    assert with_stores(make_database(), work) == [["listed"], ["listed"], [], ["listed"]]


def test_versions_tell_what_changed(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> dict[str, int]:
        await keep_table(stores, WREN, table_id="one")
        await keep_table(stores, WREN, table_id="two")
        found = await stores.tables.read("two")
        assert found is not None
        await stores.tables.save(found.row, [], [], [], None, 1.0)
        return await stores.tables.versions(["one", "two", "three"])

    assert with_stores(make_database(), work) == {"one": 0, "two": 1}


def test_tables_of_a_person_are_found_by_indexes(make_database: Callable[[], str]) -> None:
    """Where scanning is not allowed to be cheap, nothing is scanned."""

    async def work(stores: Stores) -> str:
        await keep_table(stores, WREN, RAFE)
        database = stores.tables.database
        words = tables_of("wren").compile(
            database.engine.sync_engine, compile_kwargs={"literal_binds": True}
        )
        async with database.reader() as connection:
            if database.is_sqlite:
                plan = f"EXPLAIN QUERY PLAN {words}"
            else:
                await connection.execute(text("SET LOCAL enable_seqscan = off"))
                plan = f"EXPLAIN {words}"
            return "\n".join(str(row) for row in await connection.execute(text(plan)))

    plan = with_stores(make_database(), work)
    assert "ix_tables_host" in plan
    assert "ix_seats_player" in plan
    assert "SCAN tables" not in plan
    assert "Seq Scan on tables" not in plan
