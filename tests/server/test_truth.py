"""The log in the database is the truth: stored first, told afterwards, never told otherwise."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import psycopg
import pytest

from tests.server.kit.people import ME, OPEN, Person, Viewer
from tests.server.kit.process import ServerProcess

Start = Callable[..., ServerProcess]
Arrive = Callable[..., Person]


@contextmanager
def other_hand(server: ServerProcess) -> Iterator[Any]:
    """A connection to the server's database from elsewhere."""
    address = str(server.settings["database"])
    if address.startswith("sqlite"):
        file = address.removeprefix("sqlite:///")
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            yield connection
    else:
        with psycopg.connect(address, autocommit=True) as connection:
            yield connection


@pytest.fixture
def table(start_server: Start, arrive: Arrive) -> tuple[ServerProcess, Viewer, Viewer]:
    """Two people at a server of their own; the first is asked."""
    server = start_server()
    wren, rafe = arrive(server.url, "Wren"), arrive(server.url, "Rafe")
    opened = wren.open("ravens", ME, OPEN)
    host, guest = wren.sit_at(opened), rafe.sit_at(opened)
    guest.do("sit", seat=1)
    host.do("start")
    guest.wait(lambda: guest.position)
    # What was said before comes before what is answered now.
    for viewer in (host, guest):
        viewer.do("ping")
    return server, host, guest


def test_nobody_is_told_of_a_move_before_it_is_stored(
    table: tuple[ServerProcess, Viewer, Viewer],
) -> None:
    server, host, guest = table
    action = host.choices[0]["action"]
    with other_hand(server) as database:
        is_sqlite = isinstance(database, sqlite3.Connection)
        database.execute("BEGIN IMMEDIATE" if is_sqlite else "BEGIN")
        if not is_sqlite:
            database.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
        host.send_raw(f'{{"type":"act","id":"slow","moment":0,"actions":[{action}]}}')
        assert {"moved", "hello", "done"}.isdisjoint([*host.quiet(1.0), *guest.quiet(0.2)])
        database.execute("COMMIT")
    host.wait(lambda: "slow" in host.answers)
    assert host.answers["slow"]["type"] == "done"
    guest.wait(lambda: guest.position["plies"] == 1)


def test_somebody_who_leaves_does_not_make_an_unstored_move_known(
    table: tuple[ServerProcess, Viewer, Viewer], arrive: Arrive
) -> None:
    """People come, go and look while a move waits for the database: it is not shown to them."""
    server, host, guest = table
    watcher = arrive(server.url, None).sit_at(host.table_id)
    guest.wait(lambda: guest.table["spectators"] == 1)
    guest.do("ping")
    action = host.choices[0]["action"]
    with other_hand(server) as database:
        is_sqlite = isinstance(database, sqlite3.Connection)
        database.execute("BEGIN IMMEDIATE" if is_sqlite else "BEGIN")
        if not is_sqlite:
            database.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
        host.send_raw(f'{{"type":"act","id":"slow","moment":0,"actions":[{action}]}}')
        host.quiet(0.3)
        watcher.close()
        guest.send_raw('{"type":"look","id":"look","seat":1}')
        assert {"moved", "hello"}.isdisjoint(guest.quiet(1.0))
        database.execute("COMMIT")
    guest.wait(lambda: guest.position["plies"] == 1)
    guest.wait(lambda: guest.table["spectators"] == 0)


def test_a_move_that_cannot_be_stored_never_happened(
    table: tuple[ServerProcess, Viewer, Viewer],
) -> None:
    """The log is gone for a moment; the next try works from the stored position."""
    server, host, guest = table
    before = host.position
    action = host.choices[0]["action"]
    with other_hand(server) as database:
        database.execute("ALTER TABLE log RENAME TO lost")
        assert host.refused("act", id="again", moment=0, actions=[action]) == "failed"
        assert {"moved", "hello"}.isdisjoint(guest.quiet(0.3))
        database.execute("ALTER TABLE lost RENAME TO log")
    assert host.position == before
    host.do("act", id="again", moment=0, actions=[action])
    guest.wait(lambda: guest.position["plies"] == 1)
    with other_hand(server) as database:
        rows = list(database.execute("SELECT number, kind, seat FROM log"))
    assert [tuple(row) for row in rows] == [(1, "answer", 0)]
