"""Taking answers back: freely up to what somebody learned or did, by consent of others beyond."""

from __future__ import annotations

from typing import Literal

from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow, UndoRequest
from hexmoot.server.table import clocks
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import AskUndo, Consent

FIRST_WAIT_SECONDS = 15.0
LONGEST_WAIT_SECONDS = 3600.0
# Nobody has to be asked; all others are asked; there is nobody to ask; one of them is not there.
Way = Literal["free", "ask", "nobody", "away"]
WHY_NOT: dict[Way, str] = {
    "nobody": "what somebody learned or did since is taken back only at a practice table",
    "away": "somebody who would have to agree is away",
}


def ask(table: Table, player: PlayerRow, message: AskUndo, now: float) -> None:
    """Take back the seat's last answer where that is free, else ask the other people."""
    game = table.running_game()
    table.own_seat(player, message.seat)
    table.check_moment(message.moment)
    if table.row.undo.request is not None:
        raise Refusal("not_now", "an undo is being asked for already")
    ply = game.last_answer(message.seat)
    if ply is None:
        raise Refusal("not_now", "this seat has not answered anything yet")
    way = way_back(table, player, message.seat, ply)
    if way == "free":
        take_back(table, message.seat, ply, player.id, now)
    elif way == "ask":
        _ask_others(table, player, message.seat, ply, now)
    else:
        raise Refusal("not_now", WHY_NOT[way])


def way_back(table: Table, player: PlayerRow, seat: int, ply: int) -> Way:
    """How this person may take back an answer of their seat.

    People who are away (they left, ran out of time, went offline) are people still: what they
    learned or did is not taken back behind their backs, at a practice table neither.
    """
    if table.running_game().is_free_back_to(ply, seat):
        return "free"
    others = table.others(player.id)
    if not others:
        return "free" if table.row.practice else "nobody"
    return "away" if any(table.seats[other].is_automatic for other in others) else "ask"


def _ask_others(table: Table, player: PlayerRow, seat: int, ply: int, now: float) -> None:
    wait = table.row.undo.not_before.get(player.id, 0.0) - now
    if wait > 0:
        raise Refusal("too_fast", f"after a refusal, ask again in {wait:.0f} s", wait)
    undo = table.row.undo
    undo.number += 1
    undo.request = UndoRequest(
        number=undo.number,
        seat=seat,
        player=player.id,
        entry=table.running_game().answers[ply].place,
        ply=ply,
        waiting=table.others(player.id),
    )


def take_back(table: Table, seat: int, ply: int, player: str | None, now: float) -> None:
    """Go back to before an answer, orders left since included."""
    game = table.running_game()
    asked = game.asked
    if asked is not None:
        clocks.spend(table, asked, now)
    table.row.undo.request = None
    table.fresh += game.take_back(seat, game.answers[ply].place, player, now)


def consent(table: Table, player: PlayerRow, message: Consent, now: float) -> None:
    """Agree to an undo, refuse it, or withdraw one's own."""
    request = table.row.undo.request
    if request is None or request.number != message.number:
        raise Refusal("stale", "this undo is not being asked for any more")
    if request.player == player.id and not message.yes:
        table.row.undo.request = None
        return
    mine = set(table.seats_of(player))
    if request.player == player.id or not mine & set(request.waiting):
        raise Refusal("not_yours", "you are not asked")
    if not message.yes:
        _refuse(table, request, now)
        return
    request.waiting = [seat for seat in request.waiting if seat not in mine]
    if not request.waiting:
        take_back(table, request.seat, request.ply, request.player, now)


def _refuse(table: Table, request: UndoRequest, now: float) -> None:
    """The waiting time doubles with every refusal of the same person at this table."""
    undo = table.row.undo
    undo.request = None
    count = undo.refusals.get(request.player, 0) + 1
    undo.refusals[request.player] = count
    wait = min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (count - 1))
    undo.not_before[request.player] = now + wait
