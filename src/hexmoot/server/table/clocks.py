"""Time to think: how much is left, how it is spent, and how it comes back."""

from __future__ import annotations

from hexmoot.server.table.table import Table

# Whoever comes back with an empty bank gets at least this to look at the board.
RETURN_SECONDS = 20.0


def span(since: float, now: float) -> float:
    """Seconds since then; none where the machine's clock was set back in between."""
    return max(0.0, now - since)


def not_to_come(table: Table, now: float) -> None:
    """What is under way has begun by now, also where the clock was set back during a restart."""
    if table.row.since is not None:
        table.row.since = min(table.row.since, now)


def start_clocks(table: Table, now: float) -> None:
    """Full banks, and the first decision begins now."""
    row = table.row
    row.left = [float(row.clock.seconds)] * len(table.seats) if row.clock.kind == "bank" else []
    row.since = now


def spend(table: Table, seat: int, now: float) -> None:
    """Take the time since the decision began from the asked seat's bank; a new span begins."""
    row = table.row
    if row.clock.kind == "bank" and row.since is not None and not table.seats[seat].is_automatic:
        row.left[seat] = max(0.0, row.left[seat] - span(row.since, now))
    row.since = now


def reward(table: Table, seat: int) -> None:
    """The increment, once the seat's turn has passed to somebody else."""
    row = table.row
    if row.clock.kind == "bank" and table.game is not None and table.game.asked != seat:
        row.left[seat] += row.clock.increment


def refill(table: Table, seat: int, now: float) -> None:
    """Somebody came back to a seat: time begins anew."""
    row = table.row
    back = time_on_return(table, seat)
    if row.clock.kind == "bank" and row.left and back is not None:
        row.left[seat] = back
    if table.asked_seat is table.seats[seat]:
        row.since = now


def time_on_return(table: Table, seat: int) -> float | None:
    """Seconds somebody has who takes this seat back, None without a clock."""
    row = table.row
    if row.clock.kind == "none" or row.status != "playing":
        return None
    if row.clock.kind == "move":
        return float(row.clock.seconds)
    return max(row.left[seat], float(row.clock.increment), RETURN_SECONDS)


def time_left(table: Table, seat: int, now: float) -> float | None:
    """Seconds this seat has left, None without a clock."""
    row = table.row
    if row.clock.kind == "none" or row.status != "playing":
        return None
    if table.seats[seat].stand_in == "clock":
        return 0.0
    full = row.left[seat] if row.clock.kind == "bank" else float(row.clock.seconds)
    asked = table.asked_seat
    if asked is None or asked.seat != seat or asked.is_automatic or row.since is None:
        return full
    return max(0.0, full - span(row.since, now))
