"""What the server builds on fails and comes back: nothing is lost, nothing is half."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from hexmoot.server.house import House
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.table import Table
from hexmoot.server.table.viewer import Viewer
from hexmoot.server.wire.bodies import NewTable
from hexmoot.server.wire.messages import Act
from tests.server.kit.databases import fresh_database, system_postgres
from tests.server.kit.duel import Duel
from tests.server.kit.houses import ME, named, open_house, told
from tests.server.kit.outages import Postgres, Redis
from tests.server.kit.people import Person
from tests.server.kit.process import ServerProcess

Serve = Callable[..., list[ServerProcess]]
Arrive = Callable[..., Person]
MOST_ANSWERS = 400


# ---- the disk: full, read-only, locked by somebody else


@contextmanager
def pragma(house: House, words: str) -> Iterator[None]:
    """Every connection works under this."""

    def prepare(connection: Any, _: object, __: object) -> None:
        connection.execute(f"PRAGMA {words}")

    engine = house.database.desk.engine
    event.listen(engine, "checkout", prepare)
    try:
        yield
    finally:
        event.remove(engine, "checkout", prepare)


@contextmanager
def full_disk(house: House, file: Path) -> Iterator[None]:
    with closing(sqlite3.connect(file)) as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
    with pragma(house, f"max_page_count = {pages}"):
        yield
    with pragma(house, "max_page_count = 1000000"), house.database.desk.engine.connect():
        pass


@contextmanager
def read_only(house: House, _: Path) -> Iterator[None]:
    with pragma(house, "query_only = ON"):
        yield
    with pragma(house, "query_only = OFF"), house.database.desk.engine.connect():
        pass


@contextmanager
def locked(house: House, file: Path) -> Iterator[None]:
    with closing(sqlite3.connect(file)) as other, pragma(house, "busy_timeout = 20"):
        other.execute("BEGIN IMMEDIATE")
        yield


async def answer(house: House, table: Table, player: PlayerRow, name: str) -> None:
    """Answer with the first choice."""
    game = table.running_game()
    act = Act(id=name, moment=game.moment, actions=[int(game.state.legal()[0])])
    await house.handlers.take(table, player, act)


@pytest.mark.parametrize("trouble", [full_disk, read_only, locked])
def test_what_cannot_be_stored_is_not_shown_and_can_be_sent_again(
    tmp_path: Path, trouble: Callable[..., Any]
) -> None:
    """With the same id, once there is room again: carried out once."""

    async def check() -> None:
        async with open_house(tmp_path) as house:
            wren = await named(house, "Wren")
            wishes = NewTable(game="alchemists_race", seats=[ME, ME], start=True)
            table = await house.maker.new(wren, wishes)
            page = Viewer(house.settings, wren, None)
            house.tables.listen(table, page)
            page.hello(table)
            with trouble(house, tmp_path / "hexmoot.db"):
                kept = await answers_until_trouble(house, table, wren)
                told(page)
                with pytest.raises(DBAPIError):
                    await answer(house, table, wren, f"answer {kept}")
                assert told(page) == []
            await house.tables.settle(table)
            assert (table.moment, table.number) == (kept, kept)
            await answer(house, table, wren, f"answer {kept}")
            assert [one["type"] for one in told(page)] == ["moved"]
            stored = await house.stores.tables.read(table.id)
            assert stored is not None
            assert [entry.number for entry in stored.entries] == list(range(1, kept + 2))
            house.tables.unlisten(table, page)

    asyncio.run(check())


async def answers_until_trouble(house: House, table: Table, player: PlayerRow) -> int:
    """Answer until it cannot be stored; returns how many were."""
    for number in range(MOST_ANSWERS):
        try:
            await answer(house, table, player, f"answer {number}")
        except DBAPIError:
            await house.tables.settle(table)
            return number
    raise AssertionError("there was no trouble")


# ---- the database server, and the line between processes


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server to break."""
    programs = system_postgres()
    if programs is None:
        pytest.skip("no PostgreSQL installed to be cut off")
    with tempfile.TemporaryDirectory(prefix="hexmoot-outage-") as name:
        server = Postgres(programs, Path(name))
        yield server
        server.cut_off()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts so many processes of one house; all end well."""
    started: list[ServerProcess] = []

    def start(count: int, **settings: Any) -> list[ServerProcess]:
        for _ in range(count):
            folder = tmp_path / f"process-{len(started)}"
            folder.mkdir()
            started.append(ServerProcess(folder, **settings))
        return started

    yield start
    assert [server.stop() for server in started] == [0] * len(started)


def test_postgresql_is_cut_off_and_comes_back(
    own_postgres: Postgres, serve: Serve, arrive: Arrive
) -> None:
    """Answers are refused as failed meanwhile, and safe to send again; pages stay connected."""
    database = fresh_database(own_postgres.address, "outage")
    servers = serve(2, database=database)
    people = [arrive(server.url, name) for server, name in zip(servers, ("W", "R"), strict=True)]
    duel = Duel(database, servers, people)
    for _ in range(3):
        duel.play(2)
        page = duel.asked()
        act = {"moment": page.moment, "actions": [page.choices[0]["action"]]}
        text = page.choices[0]["text"]
        own_postgres.cut_off()
        assert page.refused("act", id=f"act {page.moment}".replace(" ", "-"), **act) == "failed"
        own_postgres.start()
        duel.settle({"page": page, "text": text, "id": f"act-{page.moment}", **act})
    duel.play(3)
    duel.check()


def test_a_row_somebody_holds_holds_up_nobody_for_long(
    own_postgres: Postgres, serve: Serve, arrive: Arrive
) -> None:
    """Its table is refused after a while; others go on, and it too when the row is free."""
    database = fresh_database(own_postgres.address, "held")
    (server,) = serve(1, database=database)
    people = [arrive(server.url, name) for name in ("Wren", "Rafe")]
    held, free = Duel(database, [server], people), Duel(database, [server], people)
    with psycopg.connect(database) as other:
        other.execute("SELECT * FROM tables WHERE id = %s FOR UPDATE", [held.table])
        sent = held.send()
        free.play(2)
        page = sent["page"]
        page.wait(lambda: sent["id"] in page.answers)
        assert page.answers[sent["id"]]["code"] == "failed"
        other.rollback()
    held.settle(sent)
    for duel in (held, free):
        duel.play(1)
        duel.check()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A Redis server to break."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("no redis-server on PATH")
    server = Redis(program)
    yield server
    server.cut_off()


def test_redis_is_cut_off_and_comes_back(
    own_postgres: Postgres, redis: Redis, serve: Serve, arrive: Arrive
) -> None:
    """Without news the processes look after their tables by themselves, only later."""
    database = fresh_database(own_postgres.address, "news")
    servers = serve(2, database=database, channels=redis.address)
    people = [arrive(server.url, name) for server, name in zip(servers, ("W", "R"), strict=True)]
    duel = Duel(database, servers, people)
    for _ in range(2):
        duel.play(3)
        redis.cut_off()
        duel.play(3)
        redis.start()
    duel.play(3)
    duel.check()
