"""Standing orders: left in secret by a person, obeyed in the time a person takes."""

from __future__ import annotations

from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.answers import answer
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import LeaveOrder


def leave(table: Table, player: PlayerRow, message: LeaveOrder, now: float) -> None:
    """A person leaves a standing order."""
    table.own_seat(player, message.seat)
    table.fresh += table.running_game().order(message.seat, message.action, player.id, now)


def obey(table: Table, now: float) -> None:
    """An order answers the question its seat is asked; one answer, like any other, a change."""
    asked = table.asked_seat
    if asked is None or asked.is_automatic or table.row.undo.request is not None:
        raise Refusal("stale", "nobody is asked whose order may answer")
    action = table.running_game().standing_answer()
    if action is None:
        raise Refusal("stale", "no order answers this")
    answer(table, asked.seat, [action], asked.player, now, "obeyed")
