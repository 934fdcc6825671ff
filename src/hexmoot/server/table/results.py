"""What a finished game was for each of its people: places, shares, roles, and whom they met."""

from __future__ import annotations

from collections import Counter

from hexmoot.engine import registry
from hexmoot.engine.errors import UnknownGame
from hexmoot.engine.native.state import State
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import Finish, ResultRow, SeatRow, Sitting, TableRow
from hexmoot.server.table.table import Table


def count(table: Table) -> None:
    """Have the results of a game that is over stored with the present change; practice has none."""
    row = table.row
    if row.practice or row.counted or table.game is None:
        return
    row.counted = True
    table.finish = finish_of(row, table.seats, table.game.state)


def count_late(table: Table, _: float) -> None:
    """The change that counts a game which ended before there were results."""
    if table.row.status != "finished" or table.row.counted:
        raise Refusal("not_now", "this game is counted already")
    count(table)
    if table.finish is None:
        raise Refusal("not_now", "this game has no result")


def finish_of(row: TableRow, seats: list[SeatRow], end: State | None) -> Finish:
    """A result for each person; without its end (other rules since) only places are known."""
    held = Counter(seat.player for seat in seats if seat.player is not None)
    first = {seat.player: seat for seat in reversed(seats) if seat.player is not None}
    results = [
        _result(row, seats, first[player], end, is_alone=count == 1)
        for player, count in held.items()
    ]
    is_rated = len(seats) > 1 and row.places is not None and max(held.values(), default=2) == 1
    return Finish(results=results, sittings=_sittings(row, seats) if is_rated else [])


def _result(
    row: TableRow, seats: list[SeatRow], seat: SeatRow, end: State | None, is_alone: bool
) -> ResultRow:
    """One person's result; whoever holds several seats has played, and neither won nor lost."""
    others = [other for other in seats if other.player != seat.player]
    assert seat.player is not None
    made = ResultRow(
        table_id=row.id,
        player=seat.player,
        seat=seat.seat,
        game=row.game,
        preset=row.preset or default_preset(row.game),
        seats=len(seats),
        plies=row.ply,
        ended=row.ended or row.updated,
        stood_in=seat.stand_in != "",
        people=len({other.player for other in others if other.kind == "person"}),
        levels=[other.level for other in others if other.level is not None],
        challenge=row.challenge,
    )
    if is_alone:
        _place(made, row, end)
    return made


def _place(made: ResultRow, row: TableRow, end: State | None) -> None:
    seat = made.seat
    if row.places is not None:
        made.rank = row.places[seat]
        made.share = 1.0 / row.places.count(1) if made.rank == 1 and not made.stood_in else 0.0
    outcome = None if end is None else end.outcome
    if end is None or outcome is None:
        return
    made.score, made.together = int(outcome.scores[seat]), outcome.together
    made.roles = end.setup.game.roles(end, seat)
    if outcome.together is not None:
        made.share = float(outcome.together and not made.stood_in)


def _sittings(row: TableRow, seats: list[SeatRow]) -> list[Sitting]:
    """The seats by where they came in; whoever left a game to a bot has come in last."""
    assert row.places is not None
    last = len(seats)
    return [
        Sitting(
            player=seat.player,
            level=seat.level,
            rank=last if seat.stand_in else row.places[seat.seat],
        )
        for seat in seats
    ]


def default_preset(game: str) -> str:
    """What a table is played with that names no preset."""
    try:
        return registry.game(game).options.default_preset
    except UnknownGame:
        return ""
