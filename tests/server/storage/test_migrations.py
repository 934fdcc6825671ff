"""Migrations keep what is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from alembic.command import upgrade
from sqlalchemy import insert

from hexmoot.server.storage.challenges import ChallengeStore
from hexmoot.server.storage.chat import ChatStore
from hexmoot.server.storage.database import Database, alembic_config
from hexmoot.server.storage.results import ResultStore
from hexmoot.server.storage.rows import ChatRow, PlayerRow, SeatRow, TableRow
from hexmoot.server.storage.schema import players, seats, tables
from hexmoot.server.storage.solved import SolvedStore
from hexmoot.server.storage.subscriptions import Subscription, SubscriptionStore, key_of
from hexmoot.server.storage.tables import Asked, TableStore
from hexmoot.server.wire.pastimes import SolvedPuzzle
from tests.server.kit.tables import table_row

SOLVED = SolvedPuzzle(game="ravens", puzzle="first", wrong=1, day=None)
BROWSER = "https://push.example/wren"
# What a table has since results are kept.
LATER = ("counted", "matched", "challenge")


async def database_at(revision: str, address: str) -> Database:
    """A database as it was at a revision, with one player."""
    database = Database(address)
    async with database.engine.connect() as connection:
        await connection.run_sync(lambda sync: upgrade(alembic_config(sync), revision))
        await connection.commit()
    async with database.writer() as connection:
        wren = PlayerRow(id="w", mark="mark", name="Wren", code_hash="", epoch=0, created=0.0)
        await connection.execute(insert(players).values(**msgspec.to_builtins(wren)))
    return database


async def add_without(database: Database, row: TableRow, *columns: str) -> None:
    """A table with one bot, as it was stored before there were these columns."""
    values = msgspec.to_builtins(row)
    for column in (*columns, *LATER):
        del values[column]
    seat = SeatRow(table_id=row.id, seat=0, kind="bot", name="Pip Candlewick")
    async with database.writer() as connection:
        await connection.execute(insert(tables).values(**values))
        await connection.execute(insert(seats).values(**msgspec.to_builtins(seat)))


def test_what_people_said_is_kept_when_bots_begin_to_speak(
    make_database: Callable[[], str],
) -> None:
    """Migration 0004, on a table with chat."""

    async def check() -> list[tuple[int, str | None, str]]:
        database = await database_at("0003", make_database())
        row = table_row("t", "w")
        store, chat = TableStore(database), ChatStore(database)
        await add_without(database, row, "practice", "stirred_setup")
        line = ChatRow(seat=None, name="Wren", text="hello", at=1.0)
        await chat.add("t", Asked("w", "1"), line)
        await database.open()
        spoken = ChatRow(seat=0, name="Pip Candlewick", text="I know this one!", at=2.0)
        await store.save(row, [], [], [spoken], None, 2.0)
        found = await chat.read("t", 10)
        await database.close()
        return [(said.number, said.mark, said.text) for said in found]

    assert asyncio.run(check()) == [(1, "mark", "hello"), (2, None, "I know this one!")]


def test_what_ifs_become_practice_and_other_tables_do_not(
    make_database: Callable[[], str],
) -> None:
    """Migration 0005, on a game and a what-if of it."""

    async def check() -> list[bool]:
        database = await database_at("0004", make_database())
        await add_without(database, table_row("t", "w"), "practice", "stirred_setup")
        what_if = table_row("u", "w", origin="t", origin_ply=3)
        await add_without(database, what_if, "practice", "stirred_setup")
        await database.open()
        store = TableStore(database)
        found = [await store.read(table_id) for table_id in "tu"]
        await database.close()
        return [stored is not None and stored.row.practice for stored in found]

    assert asyncio.run(check()) == [False, True]


def test_seats_are_kept_when_games_are_marked_as_stirred(
    make_database: Callable[[], str],
) -> None:
    """Migration 0003 marks tables in place: what hangs on a table stays with it."""

    async def check() -> tuple[bool, list[str]]:
        database = await database_at("0002", make_database())
        await add_without(database, table_row("t", "w"), "practice", "stirred", "stirred_setup")
        await database.open()
        stored = await TableStore(database).read("t")
        await database.close()
        assert stored is not None
        return stored.row.stirred, [seat.name for seat in stored.seats]

    assert asyncio.run(check()) == (False, ["Pip Candlewick"])


def test_games_that_run_are_dealt_as_they_began(make_database: Callable[[], str]) -> None:
    """Migration 0006: what is dealt later is stirred in games made from then on."""

    async def check() -> list[bool]:
        database = await database_at("0005", make_database())
        await add_without(database, table_row("t", "w"), "stirred_setup")
        await database.open()
        store = TableStore(database)
        await store.add(table_row("u", "w"), [SeatRow(table_id="u", seat=0, kind="open")])
        found = [await store.read(table_id) for table_id in "tu"]
        await database.close()
        return [stored is not None and stored.row.stirred_setup for stored in found]

    assert asyncio.run(check()) == [False, True]


def test_a_database_of_before_takes_results_puzzles_deals_and_browsers(
    make_database: Callable[[], str],
) -> None:
    """Migrations 0007 and 0008, on a running game: it goes on, and what is new has its place."""

    async def check() -> None:
        database = await database_at("0006", make_database())
        await add_without(database, table_row("t", "w", status="playing"))
        await database.open()
        stored = await TableStore(database).read("t")
        assert stored is not None
        assert (stored.row.status, stored.row.counted, stored.row.challenge) == (
            "playing",
            False,
            None,
        )
        assert await ResultStore(database).of_player("w") == []
        await SolvedStore(database).add("w", [SOLVED], 1.0)
        assert await SolvedStore(database).of_player("w") == [SOLVED]
        assert await ChallengeStore(database).read("2026-11-16", "ravens") is None
        one = Subscription(
            id=key_of(BROWSER),
            player="w",
            endpoint=BROWSER,
            quiet_from=None,
            quiet_to=None,
            zone="UTC",
            created=1.0,
        )
        await SubscriptionStore(database).put(one)
        assert await SubscriptionStore(database).of_player("w") == [one]
        await database.close()

    asyncio.run(check())
