"""Standing orders: left in secret by a person, obeyed with the change that asks them."""

from __future__ import annotations

from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.answers import answer
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import LeaveOrder


def leave(table: Table, player: PlayerRow, message: LeaveOrder, now: float) -> None:
    """A person leaves a standing order."""
    table.own_seat(player, message.seat)
    table.fresh += table.running_game().order(message.seat, message.action, player.id, now)


def obey(table: Table, now: float) -> None:
    """Orders answer with the change that asks: nobody is shown that anybody was asked."""
    while table.row.undo.request is None:
        asked = table.asked_seat
        if asked is None or asked.is_automatic:
            return
        action = table.running_game().standing_answer()
        if action is None:
            return
        answer(table, asked.seat, [action], asked.player, now)
