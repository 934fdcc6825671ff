"""Finding company: any table of a game, about my strength; one is opened where there is none."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import NamedTuple

from hexmoot.arena.ratings import Rating
from hexmoot.engine import registry
from hexmoot.engine.errors import UnknownGame
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Changes
from hexmoot.server.storage.results import ResultStore
from hexmoot.server.storage.rows import PlayerRow, SeatRow, TableRow
from hexmoot.server.table.new_table import Maker
from hexmoot.server.table.seats import take_any
from hexmoot.server.table.table import Table
from hexmoot.server.wire.bodies import NewTable
from hexmoot.server.wire.parts import Clock, Pace, SeatWish, pace_of
from hexmoot.server.wire.pastimes import MatchWish

# So far apart, beside what is not known of either, two people still are of about one strength.
NEAR = 7.0
CLOCKS: dict[Pace, Clock] = {
    "none": Clock(),
    "slow": Clock(kind="move", seconds=86_400),
    "live": Clock(kind="bank", seconds=900, increment=10),
}


class Waiting(NamedTuple):
    """A table that waits for people, and how strong those are who sit there."""

    table: str
    people: list[Rating]


class Matching:
    """Seats people at tables that wait for them."""

    def __init__(self, changes: Changes, maker: Maker, results: ResultStore) -> None:
        self.changes = changes
        self.maker = maker
        self.results = results
        # Two who ask at once meet at one table instead of opening two.
        self._turn = asyncio.Lock()

    async def find(self, player: PlayerRow, wish: MatchWish) -> Table:
        """A table I sit at: one where I wait already, the nearest in strength, or a new one."""
        async with self._turn:
            known = await self._mine(player, wish)
            if known is not None:
                return known
            for table_id in await self._nearest(player, wish):
                try:
                    return await self.changes.make(table_id, partial(take_any, player=player))
                except Refusal:
                    continue
            return await self._open(player, wish)

    async def _mine(self, player: PlayerRow, wish: MatchWish) -> Table | None:
        for row, _ in await self._fitting(wish):
            if row.host == player.id and row.matched:
                return await self.changes.tables.find(row.id)
        return None

    async def _fitting(self, wish: MatchWish) -> list[tuple[TableRow, list[SeatRow]]]:
        """Listed tables of this game and pace that count, with an open seat."""
        listed = await self.changes.tables.store.listed()
        return [
            (row, seats)
            for row, seats in listed
            if row.game == wish.game
            and not row.practice
            and wish.pace in ("any", pace_of(row.clock))
            and any(seat.kind == "open" for seat in seats)
        ]

    async def _nearest(self, player: PlayerRow, wish: MatchWish) -> list[str]:
        """Tables of people about as strong, the nearest first."""
        fitting = await self._fitting(wish)
        people = {seat.player for _, seats in fitting for seat in seats if seat.player is not None}
        ratings = await self.results.ratings([*people, player.id], wish.game)
        mine = ratings[player.id]
        waiting = [
            Waiting(row.id, [ratings[seat.player] for seat in seats if seat.player is not None])
            for row, seats in fitting
            if player.id not in {seat.player for seat in seats}
        ]
        near = [(distance(mine, one.people), one.table) for one in waiting]
        return [table for off, table in sorted(near) if off <= NEAR]

    async def _open(self, player: PlayerRow, wish: MatchWish) -> Table:
        try:
            game = registry.game(wish.game)
        except UnknownGame as error:
            raise Refusal("bad_option", str(error)) from error
        open_seats = [SeatWish(kind="open") for _ in range(max(2, game.usual_seats) - 1)]
        clock = CLOCKS["live"] if wish.pace == "any" else CLOCKS[wish.pace]
        new = NewTable(
            game=wish.game, seats=[SeatWish(kind="me"), *open_seats], clock=clock, listed=True
        )
        return await self.maker.new(player, new, matched=True)


def distance(mine: Rating, people: list[Rating]) -> float:
    """How far I am from the people of a table, beyond what is not known of them and me."""
    if not people:
        return 0.0
    mean = sum(one.mean for one in people) / len(people)
    unsure = sum(one.deviation for one in people) / len(people)
    return max(0.0, abs(mine.mean - mean) - mine.deviation - unsure)
