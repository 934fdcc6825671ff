"""Forgetting somebody for good: what is theirs goes, what others share with them loses the name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexmoot.server.entrance.names import distinct
from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import SeatRow, TableRow, UndoState, read_row
from hexmoot.server.storage.schema import (
    chat,
    log,
    players,
    presence,
    requests,
    results,
    reviews,
    seats,
    solved,
    tables,
    tries,
)

NOBODY = "Somebody"


class Erased(NamedTuple):
    """Tables that went with a person, and those of other people where a name was removed."""

    gone: list[str]
    changed: list[str]


class ErasureStore:
    """Deletes people, all of what is theirs or nothing."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def erase(self, player: str, now: float) -> Erased:
        """Forget a person; tables where nobody else sits go too, others are left to the others."""
        async with self.database.writer() as connection:
            mine = await _tables_of(connection, player)
            shared = await _seats_of_others(connection, mine, player)
            gone = sorted(set(mine) - set(shared))
            await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
            for table_id, sitting in shared.items():
                await _leave(connection, mine[table_id], sitting, player, now)
            for holder in (chat, requests, presence, results, tries, solved):
                await connection.execute(delete(holder).where(holder.c.player == player))
            await connection.execute(delete(players).where(players.c.id == player))
        return Erased(gone, sorted(shared))


async def _tables_of(connection: AsyncConnection, player: str) -> dict[str, TableRow]:
    seated = select(seats.c.table_id).where(seats.c.player == player)
    hosted = select(tables.c.id).where(tables.c.host == player)
    query = select(tables).where(tables.c.id.in_(union(seated, hosted)))
    found = (await connection.execute(query)).mappings()
    return {row["id"]: read_row(row, TableRow) for row in found}


async def _seats_of_others(
    connection: AsyncConnection, ids: Collection[str], player: str
) -> dict[str, list[SeatRow]]:
    """The seats of those tables where other people sit."""
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in (await connection.execute(query)).mappings():
        found.setdefault(row["table_id"], []).append(read_row(row, SeatRow))
    return {
        table_id: sitting
        for table_id, sitting in found.items()
        if any(seat.player not in (None, player) for seat in sitting)
    }


async def _leave(
    connection: AsyncConnection, row: TableRow, sitting: list[SeatRow], player: str, now: float
) -> None:
    """Take somebody's name off a table that goes on, or stays to be looked at, for the others."""
    for seat in sitting:
        if seat.player == player:
            here = (seats.c.table_id == row.id, seats.c.seat == seat.seat)
            taken = [other.name for other in sitting if other is not seat]
            values = left_seat(row, taken)
            seat.name, seat.player = values["name"], None
            await connection.execute(update(seats).where(*here).values(**values))
    mine = (log.c.table_id == row.id, log.c.player == player)
    await connection.execute(update(log).where(*mine).values(player=None))
    # A review speaks of people by name; it is made anew when somebody asks.
    await connection.execute(delete(reviews).where(reviews.c.table_id == row.id))
    host = next(seat.player for seat in sitting if seat.player is not None)
    values = {
        "host": host if row.host == player else row.host,
        "undo": msgspec.to_builtins(without(row.undo, player)),
        "version": row.version + 1,
        "wake": now if row.status == "playing" else row.wake,
    }
    await connection.execute(update(tables).where(tables.c.id == row.id).values(**values))


def left_seat(row: TableRow, taken: Collection[str]) -> Mapping[str, Any]:
    """A seat whose person is no more: open before the start, played on by a bot, or a memory."""
    if row.status == "open":
        return {"kind": "open", "player": None, "name": "", "level": None, "stand_in": ""}
    name = distinct(NOBODY, taken)
    if row.status == "playing":
        return {
            **{"kind": "bot", "player": None, "name": name},
            **{"level": row.level, "stand_in": "", "gone": None},
        }
    return {"player": None, "name": name, "stand_in": "", "gone": None}


def without(undo: UndoState, player: str) -> UndoState:
    """What is known of undos without this person; what was asked for meanwhile lapses."""
    return UndoState(
        number=undo.number,
        refusals={one: count for one, count in undo.refusals.items() if one != player},
        not_before={one: until for one, until in undo.not_before.items() if one != player},
    )
