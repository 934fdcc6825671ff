"""Games of Ravens played to their end in a house, by people who take their first choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from hexmoot.server.house import House
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table import seats
from hexmoot.server.table.answers import answer
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import Sit
from tests.server.kit.houses import ME, OPEN, new_table

MOST_ANSWERS = 200


async def begun_game(house: House, people: Sequence[PlayerRow], **wishes: Any) -> Table:
    """A table these people have sat down at, the first of them as host; the game has begun."""
    host, *guests = people
    wish = [ME, *(OPEN for _ in guests)]
    table = await new_table(house, host, *wish, **wishes)
    for number, guest in enumerate(guests, 1):
        await house.changes.make(table.id, partial(_sit, guest=guest, seat=number))
    return await house.changes.make(table.id, seats.begin)


def _sit(table: Table, now: float, guest: PlayerRow, seat: int) -> None:
    seats.sit(table, guest, Sit(id="sit", seat=seat), now)


async def play_out(house: House, table_id: str) -> Table:
    """Everybody takes the first choice until the game is over."""
    for _ in range(MOST_ANSWERS):
        table = await house.tables.find(table_id)
        if table.row.status != "playing":
            return table
        await house.changes.make(table_id, first_choice)
    raise AssertionError("the game does not end")


def first_choice(table: Table, now: float) -> None:
    """Whoever is asked takes the first choice, bots too."""
    game = table.running_game()
    seat = table.asked_seat
    assert seat is not None
    answer(table, seat.seat, [game.state.legal()[0]], seat.player, now)


async def played_game(house: House, people: Sequence[PlayerRow], **wishes: Any) -> Table:
    """A game these people played to its end."""
    table = await begun_game(house, people, **wishes)
    return await play_out(house, table.id)
