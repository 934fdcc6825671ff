"""Which puzzles somebody solved."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, insert, select

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.schema import solved
from hexmoot.server.wire.pastimes import SolvedPuzzle


class SolvedStore:
    """Reads and writes what people solved; what is known already stays as it is."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_player(self, player: str) -> list[SolvedPuzzle]:
        """Everything somebody solved, in the order it was."""
        return await self.database.read(lambda connection: solved_by(connection, player))

    async def add(self, player: str, news: Sequence[SolvedPuzzle], at: float) -> None:
        """Keep what is new; told twice, it is kept once."""

        def work(connection: Connection) -> None:
            known = {(one.game, one.puzzle) for one in solved_by(connection, player)}
            for one in news:
                if (one.game, one.puzzle) not in known:
                    known.add((one.game, one.puzzle))
                    values = {"game": one.game, "puzzle": one.puzzle, "day": one.day}
                    row = {"player": player, **values, "wrong": one.wrong, "at": at}
                    connection.execute(insert(solved).values(**row))

        await self.database.write(work)


def solved_by(connection: Connection, player: str) -> list[SolvedPuzzle]:
    """Everything somebody solved, in the order it was."""
    query = select(solved).where(solved.c.player == player)
    return [
        SolvedPuzzle(game=row.game, puzzle=row.puzzle, wrong=row.wrong, day=row.day)
        for row in connection.execute(query.order_by(solved.c.at, solved.c.puzzle))
    ]
