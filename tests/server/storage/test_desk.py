"""One crossing for a piece of work, one commit for all that wait, and each stands for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.desk import GATHER_SECONDS, MOST_AT_ONCE, Pace, Work
from hexmoot.server.storage.schema import settings


def adding(name: str) -> Work[str]:
    """Work that keeps a name, once."""

    def work(connection: Connection) -> str:
        connection.execute(insert(settings).values(name=name, value="1"))
        return name

    return work


async def names(database: Database) -> list[str]:
    """What is stored."""
    query = select(settings.c.name).order_by(settings.c.name)
    return await database.read(lambda connection: list(connection.execute(query).scalars()))


def with_database(address: str, check: Callable[[Database], Awaitable[Any]]) -> Any:
    """Do something with a fresh database."""

    async def run() -> Any:
        database = Database(address)
        await database.open()
        try:
            return await check(database)
        finally:
            await database.close()

    return asyncio.run(run())


def count_commits(database: Database) -> list[object]:
    """A list that grows with every commit."""
    commits: list[object] = []
    event.listen(database.desk.engine, "commit", commits.append)
    return commits


def test_all_who_wait_are_stored_with_one_commit(make_database: Callable[[], str]) -> None:
    """The first goes alone, since nothing is under way; the others wait for it together."""

    async def check(database: Database) -> list[object]:
        commits = count_commits(database)
        first = asyncio.create_task(database.write(adding("a")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        found = await asyncio.gather(first, *(database.write(adding(one)) for one in "bcdefg"))
        return [found, len(commits), await names(database)]

    assert with_database(make_database(), check) == [list("abcdefg"), 2, list("abcdefg")]


def test_where_one_fails_the_others_are_stored_and_nothing_of_it(
    make_database: Callable[[], str],
) -> None:
    def half(connection: Connection) -> None:
        adding("half")(connection)
        adding("b")(connection)

    async def check(database: Database) -> list[object]:
        await database.write(adding("b"))
        work = [adding("a"), half, adding("c")]
        done = (database.write(one) for one in work)
        found = await asyncio.gather(*done, return_exceptions=True)
        return [*found, *await names(database)]

    first, second, third, *stored = with_database(make_database(), check)
    assert (first, third, stored) == ("a", "c", ["a", "b", "c"])
    assert isinstance(second, IntegrityError)


def test_where_the_commit_fails_nobody_is_told_that_it_is_stored(
    make_database: Callable[[], str],
) -> None:
    """And none of it is done again: it may be stored after all."""

    async def check(database: Database) -> list[object]:
        done: list[str] = []

        def fail(_: object) -> None:
            raise OperationalError("COMMIT", {}, OSError("disk full"))

        def work(connection: Connection) -> None:
            done.append("once")
            adding(f"name {len(done)}")(connection)

        event.listen(database.desk.engine, "commit", fail)
        waiting = (database.write(work) for _ in range(3))
        found = await asyncio.gather(*waiting, return_exceptions=True)
        event.remove(database.desk.engine, "commit", fail)
        return [[type(one) for one in found], len(done), await database.write(adding("z"))]

    assert with_database(make_database(), check) == [[OperationalError] * 3, 3, "z"]


def test_without_a_database_everybody_is_told_and_the_next_may_try(
    make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(database: Database) -> list[object]:
        begin = database.desk.engine.begin

        def refuse() -> None:
            raise OperationalError("connect", {}, OSError("nobody there"))

        monkeypatch.setattr(database.desk.engine, "begin", refuse)
        waiting = (database.write(adding(one)) for one in "ab")
        found = await asyncio.gather(*waiting, return_exceptions=True)
        monkeypatch.setattr(database.desk.engine, "begin", begin)
        return [[type(one) for one in found], await database.write(adding("a"))]

    assert with_database(make_database(), check) == [[OperationalError] * 2, "a"]


def test_whoever_goes_away_meanwhile_does_not_hold_up_the_others(
    make_database: Callable[[], str],
) -> None:
    async def check(database: Database) -> list[str]:
        gone = asyncio.create_task(database.write(adding("gone")))
        await asyncio.sleep(0)
        gone.cancel()
        await database.write(adding("here"))
        return await names(database)

    assert with_database(make_database(), check) == ["gone", "here"]


def test_after_a_quiet_time_nobody_waits_and_in_company_commits_are_apart() -> None:
    pace = Pace()
    assert pace.wait(0.0) == 0.0
    pace.note(0.0, has_waited=False, count=1)
    assert pace.wait(GATHER_SECONDS / 4) == pytest.approx(GATHER_SECONDS * 3 / 4)
    pace.note(GATHER_SECONDS, has_waited=True, count=3)
    assert pace.wait(GATHER_SECONDS) == pytest.approx(GATHER_SECONDS)
    assert pace.wait(GATHER_SECONDS * 2) == 0.0


def test_whoever_writes_one_thing_after_the_other_hardly_ever_waits() -> None:
    """Where nobody came it is tried more and more rarely, and with company at once again."""
    pace, now, waited = Pace(), 0.0, 0
    for _ in range(10 * MOST_AT_ONCE):
        now += 0.001
        wait = pace.wait(now)
        waited += wait > 0
        pace.note(now + wait, wait > 0, 1)
    assert 10 <= waited <= 20
    while not (wait := pace.wait(now)):
        pace.note(now, has_waited=False, count=1)
    pace.note(now, has_waited=True, count=2)
    assert pace.wait(now) > 0


def test_those_who_come_a_moment_later_are_stored_together(
    make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time to wait is over when two are there, however long that took."""
    monkeypatch.setattr("hexmoot.server.storage.desk.GATHER_SECONDS", 3600.0)
    moment = asyncio.sleep

    async def check(database: Database) -> list[object]:
        async def sleep(_: float) -> None:
            while len(database.desk._waiting) < 2:
                await moment(0)

        monkeypatch.setattr("hexmoot.server.storage.desk.asyncio.sleep", sleep)
        await database.write(adding("a"))
        commits = count_commits(database)
        second = asyncio.create_task(database.write(adding("b")))
        await moment(0.05)
        await asyncio.gather(second, database.write(adding("c")))
        return [len(commits), *await names(database)]

    assert with_database(make_database(), check) == [1, "a", "b", "c"]
