"""Tables that stand in the middle of a recorded game, put straight into a server's database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from uuid import uuid4

from sqlalchemy import select

from hexmoot.engine.native.state import State
from hexmoot.engine.record import ORDER_MARK, Record, perform
from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import Entry, SeatRow, TableRow
from hexmoot.server.storage.schema import log, players
from hexmoot.server.storage.tables import TableStore
from hexmoot.server.table.commitment import seed_text
from hexmoot.server.wire.parts import Clock
from tests.browser.person import Person


@dataclass(frozen=True)
class Position:
    """A recorded game up to one of its questions."""

    record: Record
    actors: tuple[int, ...]
    kind: str
    state: State

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.state.seat


def questions(record: Record) -> Iterator[Position]:
    """Every question of a recorded game that has no standing orders."""
    state = record.start()
    actors: list[int] = []
    for place, text in enumerate(record.actions):
        assert not text.startswith(ORDER_MARK)
        decision = state.setup.game.decision(state)
        assert decision is not None
        yield Position(record.truncate(place), tuple(actors), decision.kind, state.copy())
        actors.append(state.seat)
        perform(state, text)


def sit_at(
    person: Person,
    database: str,
    position: Position,
    seat: int | None = None,
    beside: Mapping[int, str] | None = None,
) -> str:
    """Open a table at this position: the person on the asked seat (or another), bots around.

    On another seat they wait for somebody who is away, so that the position stays. Others may sit
    at the same screen. The person must have entered; returns the table's link.
    """
    own = {position.asked if seat is None else seat: person.name, **(beside or {})}
    # The browser's driver has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as other:
        keep = _keep(database, person.name, position, own)
        table = other.submit(asyncio.run, keep).result()
    link = f"{person.url}/#/table/{table}"
    # From one table to the next only the fragment changes: come from outside, so that nothing of
    # the old one is taken for the new.
    person.page.goto("about:blank")
    person.page.goto(link)
    return link


def answered(database: str, link: str, number: int) -> str:
    """The answer with this number (from 1) at a table, as it was stored."""
    with ThreadPoolExecutor(1) as other:
        look = _look(database, link.rsplit("/", 1)[1], number)
        return other.submit(asyncio.run, look).result()


async def _look(address: str, table: str, number: int) -> str:
    database = Database(address)
    try:
        async with database.reader() as connection:
            here = (log.c.table_id == table) & (log.c.number == number)
            found = await connection.execute(select(log.c.text).where(here))
            return str(found.scalar_one())
    finally:
        await database.close()


async def _keep(address: str, name: str, position: Position, own: Mapping[int, str]) -> str:
    database = Database(address)
    try:
        async with database.reader() as connection:
            found = await connection.execute(select(players.c.id).where(players.c.name == name))
            player = found.scalars().all()[-1]
        row = _row(position, player)
        seats = [_seat(row, number, own, player) for number in range(position.record.seats)]
        await TableStore(database).add(row, seats, _entries(position))
    finally:
        await database.close()
    return row.id


def _row(position: Position, player: str) -> TableRow:
    now = time.time()
    record = position.record
    return TableRow(
        id=uuid4().hex[:12],
        game=record.game,
        rules=record.rules,
        seed=seed_text(record.seed),
        stirred=record.stirred,
        options=record.options,
        preset=None,
        status="playing",
        host=player,
        clock=Clock(),
        absence=0,
        level="apprentice",
        listed=False,
        created=now,
        updated=now,
        started=now,
        ply=len(record.actions),
        asked=position.asked,
    )


def _seat(row: TableRow, number: int, own: Mapping[int, str], player: str) -> SeatRow:
    if number in own:
        name = own[number]
        return SeatRow(table_id=row.id, seat=number, kind="person", player=player, name=name)
    if number == row.asked:
        return SeatRow(table_id=row.id, seat=number, kind="person", name="Rafe")
    return SeatRow(
        table_id=row.id, seat=number, kind="bot", name=f"Bot {number + 1}", level="apprentice"
    )


def _entries(position: Position) -> list[Entry]:
    now = time.time()
    return [
        Entry(number=place + 1, kind="answer", seat=actor, text=text, at=now)
        for place, (actor, text) in enumerate(
            zip(position.actors, position.record.actions, strict=True)
        )
    ]
