"""Tables, seats and the action log in the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, insert, or_, select, union, update
from sqlalchemy.exc import IntegrityError

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.results import add_results
from hexmoot.server.storage.rows import ChatRow, Entry, Finish, SeatRow, TableRow, read_row
from hexmoot.server.storage.schema import chat, log, requests, seats, tables
from hexmoot.server.storage.statement import Query, Statement

MANY = 100
# Other processes write these without a new version.
LEASE = ("driver", "driver_until")
# What is set follows from the values given with them; written once, they are compiled once.
UPDATE_TABLE = Statement(
    update(tables).where(
        tables.c.id == bindparam("known_id"), tables.c.version == bindparam("known_version")
    )
)
UPDATE_SEAT = Statement(
    update(seats).where(
        seats.c.table_id == bindparam("known_table"), seats.c.seat == bindparam("known_seat")
    )
)
ADD_ENTRY = Statement(insert(log))
# Fails where the message is remembered already.
NOTE_REQUEST = Statement(insert(requests))
READ_TABLE = Query(select(tables).where(tables.c.id == bindparam("known_id")))
READ_SEATS = Query(
    select(seats).where(seats.c.table_id == bindparam("known_id")).order_by(seats.c.seat)
)
READ_LOG = Query(
    select(log)
    .where(log.c.table_id == bindparam("known_id"), log.c.number > bindparam("after"))
    .order_by(log.c.number)
)


class Conflict(Exception):
    """Somebody else changed the table first; nothing was stored."""


class Repeated(Exception):
    """This very message was carried out before; nothing was stored."""


class Asked(NamedTuple):
    """Whose message a change carries out, so that it is never carried out twice."""

    player: str
    request: str


class Besides(NamedTuple):
    """What goes with a change: the row as it is stored, as plain data (what is in it is not written
    again), and what the game was for its people, where it ended.
    """

    known: Mapping[str, Any] = {}
    finish: Finish | None = None


class Stored(NamedTuple):
    """A table as the database has it, with the log from some number on."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]


class TableStore:
    """Reads and writes tables; a change is stored whole, and only on the version it was made on."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- writing

    async def add(
        self, row: TableRow, seat_rows: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        """Keep a new table."""

        def work(connection: Connection) -> None:
            insert_table(connection, row, seat_rows)
            _append(connection, row.id, entries)

        await self.database.write(work)

    async def save(
        self,
        row: TableRow,
        seat_rows: Sequence[SeatRow],
        entries: Sequence[Entry],
        said: Sequence[ChatRow],
        asked: Asked | None,
        at: float,
        besides: Besides = Besides(),
    ) -> None:
        """Store a change made on `row.version`; afterwards the row carries the next version.

        `said` is what bots say of it. Conflict and Repeated say that nothing was stored.
        """
        values = _row_values(row, besides.known)
        seat_values = [_seat_values(seat) for seat in seat_rows]

        def work(connection: Connection) -> None:
            if UPDATE_TABLE.carry_out(connection, values) != 1:
                raise Conflict
            for changed in seat_values:
                UPDATE_SEAT.carry_out(connection, changed)
            _append(connection, row.id, entries)
            _speak(connection, row.id, said)
            if asked is not None:
                _note(connection, row.id, asked, at)
            if besides.finish is not None:
                add_results(connection, besides.finish)

        await self.database.write(work)
        row.version += 1

    async def claim(self, table_id: str, process: str, now: float, until: float) -> bool:
        """Become the process that acts for this table, unless another one is."""
        free = or_(tables.c.driver == process, tables.c.driver_until < now)
        taken = (
            update(tables)
            .where(tables.c.id == table_id, free)
            .values(driver=process, driver_until=until)
        )
        return await self.database.write(lambda connection: connection.execute(taken).rowcount == 1)

    async def release_all(self) -> None:
        """No process acts for any table: for a database that only one process uses."""
        released = update(tables).values(driver=None, driver_until=0.0)
        await self.database.write(lambda connection: connection.execute(released))

    async def forget_requests(self, before: float) -> None:
        """Old messages are not repeated any more."""
        forgotten = delete(requests).where(requests.c.at < before)
        await self.database.write(lambda connection: connection.execute(forgotten))

    # ---- reading

    async def read(self, table_id: str, after: int = 0) -> Stored | None:
        """A table with its seats and the log entries above `after`."""

        def work(connection: Connection) -> Stored | None:
            rows = READ_TABLE.rows(connection, {"known_id": table_id})
            if not rows:
                return None
            seat_rows = READ_SEATS.rows(connection, {"known_id": table_id})
            found = READ_LOG.rows(connection, {"known_id": table_id, "after": after})
            return Stored(
                msgspec.convert(rows[0], TableRow),
                msgspec.convert(seat_rows, list[SeatRow]),
                msgspec.convert(found, list[Entry]),
            )

        return await self.database.read(work)

    async def is_done(self, table_id: str, asked: Asked) -> bool:
        """Was this message carried out before?"""
        query = select(requests.c.at).where(
            requests.c.table_id == table_id,
            requests.c.player == asked.player,
            requests.c.request == asked.request,
        )
        return await self.database.read(
            lambda connection: connection.execute(query).first() is not None
        )

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """The present version of these tables."""
        query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(ids)))
        return await self.database.read(
            lambda connection: {row.id: row.version for row in connection.execute(query)}
        )

    async def due(self, now: float) -> list[str]:
        """Tables where the server must do something by itself and no process is at it."""
        query = (
            select(tables.c.id)
            .where(tables.c.status == "playing", tables.c.wake <= now, tables.c.driver_until < now)
            .order_by(tables.c.wake)
            .limit(MANY)
        )
        return await self.database.read(
            lambda connection: list(connection.execute(query).scalars())
        )

    async def watched_for_absence(self) -> list[str]:
        """Running tables where an absent person is replaced."""
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.absence > 0)
        return await self.database.read(
            lambda connection: list(connection.execute(query).scalars())
        )

    async def of_player(self, player: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The latest tables where this person sits or is host."""
        return await self._many(tables_of(player))

    async def listed(self) -> list[tuple[TableRow, list[SeatRow]]]:
        """Listed tables that wait for people."""
        query = select(tables).where(tables.c.status == "open", tables.c.listed)
        return await self._many(query.order_by(tables.c.created.desc()).limit(MANY))

    async def count_running(self, player: str) -> int:
        """How many tables of this host are not over."""
        query = select(tables.c.id).where(
            tables.c.host == player, tables.c.status.in_(["open", "playing"])
        )
        return await self.database.read(lambda connection: len(connection.execute(query).all()))

    async def _many(self, query: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
        def work(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = [read_row(row, TableRow) for row in connection.execute(query).mappings()]
            seat_rows = _seats_of(connection, [row.id for row in rows])
            return [(row, [seat for seat in seat_rows if seat.table_id == row.id]) for row in rows]

        return await self.database.read(work)


def tables_of(player: str) -> Select[Any]:
    """By two indexes, of seats and of hosts: a person has few tables, a server may have many."""
    seated = select(seats.c.table_id).where(seats.c.player == player)
    hosted = select(tables.c.id).where(tables.c.host == player)
    query = select(tables).where(tables.c.id.in_(union(seated, hosted)))
    return query.where(tables.c.status != "closed").order_by(tables.c.updated.desc()).limit(MANY)


def insert_table(connection: Connection, row: TableRow, seat_rows: Sequence[SeatRow]) -> None:
    """Keep a new table, as a part of a larger change."""
    connection.execute(insert(tables).values(**plain(row)))
    connection.execute(insert(seats), [plain(seat) for seat in seat_rows])


def request_values(table_id: str, asked: Asked, at: float) -> dict[str, Any]:
    """What is remembered of a message that was carried out, for NOTE_REQUEST."""
    return {"table_id": table_id, "player": asked.player, "request": asked.request, "at": at}


def plain(row: msgspec.Struct) -> dict[str, Any]:
    """A row as plain data."""
    found = msgspec.to_builtins(row)
    assert isinstance(found, dict)
    return found


def _row_values(row: TableRow, known: Mapping[str, Any]) -> dict[str, Any]:
    """What changed in the row, and the next version, in place of the row as it was.

    What did not change is left alone: to write a key or an indexed column is much of the work.
    """
    values = {
        name: value
        for name, value in plain(row).items()
        if name in LEASE or name not in known or known[name] != value
    }
    here = {"known_id": row.id, "known_version": row.version}
    return {**values, "version": row.version + 1, **here}


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    """All but `gone`, which belongs to the presence store."""
    values = plain(seat)
    values.pop("gone")
    return {**values, "known_table": seat.table_id, "known_seat": seat.seat}


def _note(connection: Connection, table_id: str, asked: Asked, at: float) -> None:
    try:
        NOTE_REQUEST.carry_out(connection, request_values(table_id, asked, at))
    except IntegrityError as error:
        raise Repeated from error


def _append(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    rows = [{"table_id": table_id, **plain(entry)} for entry in entries]
    if len(rows) == 1:
        ADD_ENTRY.carry_out(connection, rows[0])
    elif rows:
        connection.execute(ADD_ENTRY.made, rows)


def _speak(connection: Connection, table_id: str, said: Sequence[ChatRow]) -> None:
    if said:
        rows = [
            {
                "table_id": table_id,
                "seat": one.seat,
                "name": one.name,
                "text": one.text,
                "at": one.at,
            }
            for one in said
        ]
        connection.execute(insert(chat), rows)


def _seats_of(connection: Connection, ids: list[str]) -> list[SeatRow]:
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    return [read_row(row, SeatRow) for row in connection.execute(query).mappings()]
