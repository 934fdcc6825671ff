"""What people made of their games: stored with the end of a game, and rated on the way."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from hexmoot.arena.ratings import Rating, after_game
from hexmoot.server.storage.database import Database
from hexmoot.server.storage.rows import Finish, ResultRow, SeatRow, Sitting, read_row
from hexmoot.server.storage.schema import players, results, seats, tables
from hexmoot.server.wire.parts import Level

# Of what one person played so much is read; older games are still on their tables.
MOST = 2_000
# People begin where the arena begins, unsure by a third.
BEGINNER = Rating(25.0, 25.0 / 3)
# The ladder people are rated on does not move. A step of seven is a game for two that the better
# one wins in about 77 of 100; docs/strength.md has what was measured for each game.
LADDER: dict[Level, Rating] = {
    "apprentice": Rating(18.0, 1.0),
    "adept": Rating(25.0, 1.0),
    "magus": Rating(32.0, 1.0),
    "archmage": Rating(39.0, 1.0),
}


def nearest_level(mean: float) -> Level:
    """The step of the ladder a strength is nearest to."""
    return min(LADDER, key=lambda level: abs(LADDER[level].mean - mean))


class ResultStore:
    """Reads what people played; it is written with the games themselves."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_player(self, player: str) -> list[ResultRow]:
        """The latest results of a person, the newest first."""
        query = select(results).where(results.c.player == player)
        newest = query.order_by(results.c.ended.desc(), results.c.table_id).limit(MOST)
        return await self.database.read(
            lambda connection: [
                read_row(row, ResultRow) for row in connection.execute(newest).mappings()
            ]
        )

    async def sitting_with(self, player: str) -> dict[str, list[SeatRow]]:
        """Everybody at the tables of a person's results, under their names of now."""
        mine = select(results.c.table_id).where(results.c.player == player)
        query = select(seats).where(seats.c.table_id.in_(mine)).order_by(seats.c.seat)

        def work(connection: Connection) -> dict[str, list[SeatRow]]:
            found: dict[str, list[SeatRow]] = {}
            for row in connection.execute(query).mappings():
                found.setdefault(row["table_id"], []).append(read_row(row, SeatRow))
            return found

        return await self.database.read(work)

    async def ratings(self, people: Sequence[str], game: str) -> dict[str, Rating]:
        """How strong people are at a game; a beginner where nothing is known."""
        return await self.database.read(
            lambda connection: {one: rating_of(connection, one, game) for one in people}
        )

    async def forget(self, player: str) -> int:
        """Delete all results of a person, the ratings with them; the tables stay."""
        forgotten = delete(results).where(results.c.player == player)
        return await self.database.write(lambda connection: connection.execute(forgotten).rowcount)

    async def uncounted(self, most: int) -> list[str]:
        """Finished games whose results are not stored yet, the oldest first."""
        query = select(tables.c.id).where(
            tables.c.status == "finished", ~tables.c.counted, ~tables.c.practice
        )
        oldest = query.order_by(tables.c.ended).limit(most)
        return await self.database.read(
            lambda connection: list(connection.execute(oldest).scalars())
        )


def add_results(connection: Connection, finish: Finish) -> None:
    """Store what a game was for its people, in the transaction that ends it."""
    if not finish.results:
        return
    rated = _rated(connection, finish) if finish.sittings else {}
    rows = []
    for row in finish.results:
        after = rated.get(row.player)
        values = {name: getattr(row, name) for name in row.__struct_fields__}
        if after is not None:
            values |= {"mean": after.mean, "deviation": after.deviation}
        rows.append(values)
    connection.execute(insert(results), rows)


def _rated(connection: Connection, finish: Finish) -> dict[str, Rating]:
    """Everybody's rating after the game; two games that end at once wait for each other."""
    people = sorted(one.player for one in finish.sittings if one.player is not None)
    query = select(players.c.id).where(players.c.id.in_(people)).order_by(players.c.id)
    connection.execute(query.with_for_update()).all()
    game = finish.results[0].game
    before = [_before(connection, sitting, game) for sitting in finish.sittings]
    after = after_game(before, [sitting.rank for sitting in finish.sittings])
    pairs = zip(finish.sittings, after, strict=True)
    return {one.player: rating for one, rating in pairs if one.player is not None}


def _before(connection: Connection, sitting: Sitting, game: str) -> Rating:
    if sitting.player is not None:
        return rating_of(connection, sitting.player, game)
    return LADDER[sitting.level or "adept"]


def rating_of(connection: Connection, player: str, game: str) -> Rating:
    """A person's rating after the last rated game of a kind."""
    query = select(results.c.mean, results.c.deviation).where(
        results.c.player == player, results.c.game == game, results.c.mean.is_not(None)
    )
    found = connection.execute(query.order_by(results.c.ended.desc()).limit(1)).first()
    return BEGINNER if found is None else Rating(found.mean, found.deviation)
