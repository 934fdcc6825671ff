"""Time to think, and what the server must do by itself and when."""

from __future__ import annotations

from typing import Literal

from hexmoot.server.storage.rows import SeatRow
from hexmoot.server.table.table import Room

Due = Literal["bot", "standing", "clock", "absent"]
# Whoever comes back with an empty bank gets at least this to look at the board.
RETURN_SECONDS = 20.0


def start_clocks(room: Room, now: float) -> None:
    """Full banks, and the first decision begins now."""
    row = room.row
    row.left = [float(row.clock.seconds)] * len(room.seats) if row.clock.kind == "bank" else []
    row.since = now


def spend(room: Room, seat: int, now: float) -> None:
    """Take the time since the decision began from the asked seat's bank; a new span begins."""
    row = room.row
    if row.clock.kind == "bank" and row.since is not None and not room.seats[seat].is_automatic:
        row.left[seat] = max(0.0, row.left[seat] - (now - row.since))
    row.since = now


def reward(room: Room, seat: int) -> None:
    """The increment, once the seat's turn has passed to somebody else."""
    row = room.row
    if row.clock.kind == "bank" and room.playing is not None and room.playing.asked != seat:
        row.left[seat] += row.clock.increment


def refill(room: Room, seat: int, now: float) -> None:
    """Somebody came back to a seat: time begins anew."""
    row = room.row
    if row.clock.kind == "bank" and row.left:
        row.left[seat] = max(row.left[seat], float(row.clock.increment), RETURN_SECONDS)
    if room.asked_seat is room.seats[seat]:
        row.since = now


def time_left(room: Room, seat: int, now: float) -> float | None:
    """Seconds this seat has left, None without a clock."""
    row = room.row
    if row.clock.kind == "none" or row.status != "playing":
        return None
    full = row.left[seat] if row.clock.kind == "bank" else float(row.clock.seconds)
    asked = room.asked_seat
    if asked is None or asked.seat != seat or asked.is_automatic or row.since is None:
        return full
    return max(0.0, full - (now - row.since))


# ---- what is due


def next_due(room: Room) -> tuple[float, Due] | None:
    """What the server must do next at this table, and when (0: at once)."""
    seat = room.asked_seat
    if seat is None or room.playing is None:
        return None
    if room.row.undo.request is None:
        if seat.is_automatic:
            return 0.0, "bot"
        if room.playing.state.standing_answer() >= 0:
            return 0.0, "standing"
    elif seat.is_automatic:
        return None
    return min(_deadlines(room, seat), default=None)


def _deadlines(room: Room, seat: SeatRow) -> list[tuple[float, Due]]:
    row = room.row
    since = row.since or 0.0
    found: list[tuple[float, Due]] = []
    if row.clock.kind == "bank":
        found.append((since + row.left[seat.seat], "clock"))
    elif row.clock.kind == "move":
        found.append((since + row.clock.seconds, "clock"))
    if row.absence and seat.gone is not None:
        found.append((max(since, seat.gone) + row.absence, "absent"))
    return found
