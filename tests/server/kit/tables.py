"""Tables in memory, without a server or a database: for tests of one module."""

from __future__ import annotations

from typing import Any

import msgspec

from hexmoot.bots import LEVELS
from hexmoot.engine import registry
from hexmoot.server.storage.rows import PlayerRow, SeatRow, TableRow
from hexmoot.server.storage.tables import Stored
from hexmoot.server.table import seats
from hexmoot.server.table.answers import act
from hexmoot.server.table.consequences import settle
from hexmoot.server.table.game import TableGame
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import Act
from hexmoot.server.wire.parts import Clock, Level

NOW = 1000.0
SEED = f"{7:032x}"
# Actions of Ravens, the game these tables play.
KEEP, ROLL, ORDER_KEEP, ORDER_NONE = 0, 1, 10, 11


def player_row(name: str) -> PlayerRow:
    """Somebody, known by their name in small letters."""
    return PlayerRow(
        id=name.lower(),
        mark=f"mark-{name.lower()}",
        name=name,
        code_hash=name,
        epoch=0,
        created=0.0,
    )


WREN, RAFE, NOOR = player_row("Wren"), player_row("Rafe"), player_row("Noor")


def table_row(table_id: str = "table", host: str = "wren", **changed: Any) -> TableRow:
    """A table that waits for people."""
    row = TableRow(
        id=table_id,
        game="ravens",
        rules=registry.game("ravens").rules_version,
        seed=SEED,
        options={},
        preset=None,
        host=host,
        clock=Clock(),
        absence=0,
        level="adept",
        listed=False,
        created=0.0,
        updated=0.0,
    )
    return msgspec.structs.replace(row, **changed)


def seats_of(*sitters: PlayerRow | Level | None) -> list[SeatRow]:
    """A seat for each: a person, a bot of a level, or (None) an open chair."""
    found = [SeatRow(table_id="table", seat=seat, kind="open") for seat in range(len(sitters))]
    for seat, sitter in zip(found, sitters, strict=True):
        if isinstance(sitter, PlayerRow):
            seats.place_person(found, seat.seat, sitter, "")
        elif sitter in LEVELS:
            seats.place_bot(found, seat.seat, sitter)
    return found


def table_of(*sitters: PlayerRow | Level | None, **changed: Any) -> Table:
    """A table with these people and bots that has not begun."""
    return Table(Stored(table_row(**changed), seats_of(*sitters), []))


def begun(*sitters: PlayerRow | Level | None, **changed: Any) -> Table:
    """A table whose game has begun at NOW; the first seat is asked for a card."""
    table = table_of(*sitters, **changed)
    seats.begin(table, NOW)
    settle(table, NOW)
    table.keep()
    return table


def game_of(table: Table) -> TableGame:
    """The game of a table that has one."""
    assert table.game is not None
    return table.game


def answer_first(table: Table, player: PlayerRow, now: float = NOW) -> None:
    """Somebody answers with their first choice."""
    choice = game_of(table).state.legal()[0]
    act(table, player, Act(id="x", moment=table.moment, actions=[choice]), now)
    settle(table, now)


def finished(*sitters: PlayerRow, **changed: Any) -> Table:
    """A table of people whose game is over."""
    table = begun(*sitters, **changed)
    for _ in range(100):
        seat = table.asked_seat
        if seat is None:
            break
        answer_first(table, sitters[seat.seat])
    assert table.row.status == "finished"
    return table
