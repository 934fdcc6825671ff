"""The sealed deals of each day, who tried them, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import ChallengeRow, SeatRow, TableRow, read_row
from hexmoot.server.storage.schema import challenges, players, results, tables, tries
from hexmoot.server.storage.tables import insert_table
from hexmoot.server.wire.parts import Status

MOST_RESULTS = 200


class Tried(Exception):
    """This person had a try at this deal already."""


class Try(NamedTuple):
    """Somebody's try: how far it is, and the result if it is over."""

    player: str
    name: str
    table: str
    status: Status
    ended: float | None
    rank: int | None
    score: int | None
    plies: int | None


class ChallengeStore:
    """Reads and writes deals and tries."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ensure(self, fresh: ChallengeRow) -> ChallengeRow:
        """The deal of a day and game: the fresh one, unless somebody was first."""
        known = await self.read(fresh.day, fresh.game)
        if known is not None:
            return known
        values = msgspec.structs.asdict(fresh)
        with suppress(IntegrityError):
            await self.database.write(
                lambda connection: connection.execute(insert(challenges).values(**values))
            )
        kept = await self.read(fresh.day, fresh.game)
        assert kept is not None
        return kept

    async def read(self, day: str, game: str) -> ChallengeRow | None:
        """A deal, if it was made."""
        query = select(challenges).where(challenges.c.day == day, challenges.c.game == game)
        found = await self.database.read(
            lambda connection: connection.execute(query).mappings().first()
        )
        return None if found is None else read_row(found, ChallengeRow)

    async def of_day(self, day: str) -> list[ChallengeRow]:
        """All deals of a day."""
        query = select(challenges).where(challenges.c.day == day).order_by(challenges.c.game)
        return await self.database.read(
            lambda connection: [
                read_row(row, ChallengeRow) for row in connection.execute(query).mappings()
            ]
        )

    async def begin(self, row: TableRow, seats: Sequence[SeatRow], player: str) -> None:
        """Keep the table of a try, and that it is this person's only one; Tried if it is not."""
        mine = {"day": row.challenge, "game": row.game, "player": player, "table_id": row.id}

        def work(connection: Connection) -> None:
            insert_table(connection, row, seats)
            try:
                connection.execute(insert(tries).values(**mine))
            except IntegrityError as error:
                raise Tried from error

        await self.database.write(work)

    async def tries(self, day: str, game: str) -> list[Try]:
        """Everybody's tries at a deal."""
        over = and_(results.c.table_id == tries.c.table_id, results.c.player == tries.c.player)
        query = (
            select(
                *(players.c.id, players.c.name, tables.c.id, tables.c.status, tables.c.ended),
                *(results.c.rank, results.c.score, results.c.plies),
            )
            .select_from(tries)
            .join(players, players.c.id == tries.c.player)
            .join(tables, tables.c.id == tries.c.table_id)
            .join(results, over, isouter=True)
            .where(tries.c.day == day, tries.c.game == game)
            .order_by(results.c.rank, results.c.score.desc(), results.c.plies, players.c.name)
            .limit(MOST_RESULTS)
        )
        return await self.database.read(
            lambda connection: [Try(*row) for row in connection.execute(query)]
        )

    async def try_of(self, day: str, game: str, player: str) -> str | None:
        """The table of somebody's try."""
        query = select(tries.c.table_id).where(
            tries.c.day == day, tries.c.game == game, tries.c.player == player
        )
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    # ---- what the archmage made of it

    async def unthought(self, day: str, now: float) -> ChallengeRow | None:
        """A deal somebody tried that no archmage has played, and none is at."""
        is_tried = select(tries.c.player).where(
            tries.c.day == challenges.c.day, tries.c.game == challenges.c.game
        )
        query = select(challenges).where(
            challenges.c.day == day,
            challenges.c.archmage.is_(None),
            challenges.c.thinking_until < now,
            is_tried.exists(),
        )
        found = await self.database.read(
            lambda connection: connection.execute(query.limit(1)).mappings().first()
        )
        return None if found is None else read_row(found, ChallengeRow)

    async def claim(self, row: ChallengeRow, now: float, until: float) -> bool:
        """Become the process whose archmage plays this deal."""
        here = (challenges.c.day == row.day, challenges.c.game == row.game)
        is_free = (challenges.c.thinking_until < now, challenges.c.archmage.is_(None))
        taken = update(challenges).where(*here, *is_free).values(thinking_until=until)
        return await self.database.write(lambda connection: connection.execute(taken).rowcount == 1)

    async def put_archmage(self, row: ChallengeRow, body: str) -> None:
        """Keep what the archmage made of it."""
        here = (challenges.c.day == row.day, challenges.c.game == row.game)
        kept = update(challenges).where(*here).values(archmage=body)
        await self.database.write(lambda connection: connection.execute(kept))
