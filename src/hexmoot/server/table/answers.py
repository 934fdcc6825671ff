"""Answers at a table, of people and of bots; each refuses before it changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import EntryKind, PlayerRow
from hexmoot.server.table import clocks
from hexmoot.server.table.seats import come_back
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import Act


def act(table: Table, player: PlayerRow, message: Act, now: float) -> None:
    """A person answers the present decision."""
    table.running_game()
    asked = table.asked_seat
    table.check_moment(message.moment)
    if asked is None or asked.player != player.id:
        raise Refusal("not_yours", "it is not your decision")
    answer(table, asked.seat, message.actions, player.id, now)
    come_back(table, asked, now)


def answer(
    table: Table,
    seat: int,
    actions: Sequence[int],
    player: str | None,
    now: float,
    kind: EntryKind = "answer",
) -> None:
    """Answer for a seat; an open undo request lapses with it."""
    made = table.running_game().answer(seat, actions, player, now, kind)
    clocks.spend(table, seat, now)
    clocks.reward(table, seat)
    table.row.undo.request = None
    table.fresh += made
