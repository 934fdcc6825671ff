"""What the server must do next for a table by itself, and when."""

from __future__ import annotations

from typing import Literal, NamedTuple

from hexmoot.server.storage.rows import SeatRow
from hexmoot.server.table.table import Table

# A bot answers; a standing order answers; a clock has run out; an absent person is replaced.
Task = Literal["bot", "order", "clock", "absent"]


class Due(NamedTuple):
    """Something to do from a moment on (0: at once)."""

    at: float
    task: Task


def next_due(table: Table) -> Due | None:
    """What comes first, None while the server has nothing to do but wait for people.

    While an undo is asked for nobody answers for anybody; the clock of a person runs on.
    """
    seat, game = table.asked_seat, table.game
    if seat is None or game is None:
        return None
    is_waiting = table.row.undo.request is not None
    if seat.is_automatic:
        return None if is_waiting else Due(0.0, "bot")
    if not is_waiting and game.standing_answer() is not None:
        return Due(0.0, "order")
    return min(_deadlines(table, seat), default=None)


def _deadlines(table: Table, seat: SeatRow) -> list[Due]:
    row = table.row
    since = row.since or 0.0
    found: list[Due] = []
    if row.clock.kind == "bank":
        found.append(Due(since + row.left[seat.seat], "clock"))
    elif row.clock.kind == "move":
        found.append(Due(since + row.clock.seconds, "clock"))
    if row.absence and seat.gone is not None:
        found.append(Due(max(since, seat.gone) + row.absence, "absent"))
    return found


def note_wake(table: Table, now: float) -> None:
    """Write down when the server must look at this table: every change ends with this.

    By itself it is the change to make when only what is due has changed (somebody came or went).
    """
    due = next_due(table)
    table.row.wake = None if due is None else max(due.at, now)
