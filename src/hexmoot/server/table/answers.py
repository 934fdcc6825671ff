"""Answers, standing orders and undo at a table; each refuses before it changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow, UndoRequest
from hexmoot.server.table import clocks
from hexmoot.server.table.seats import come_back
from hexmoot.server.table.table import Room
from hexmoot.server.wire.messages import Act, AskUndo, Consent, LeaveOrder

FIRST_WAIT_SECONDS = 15.0
LONGEST_WAIT_SECONDS = 3600.0


def act(room: Room, player: PlayerRow, message: Act, now: float) -> None:
    """A person answers the present decision."""
    room.game()
    asked = room.asked_seat
    check_moment(room, message.moment)
    if asked is None or asked.player != player.id:
        raise Refusal("not_yours", "it is not your decision")
    answer(room, asked.seat, message.actions, player.id, now)
    come_back(room, asked, now)


def answer(room: Room, seat: int, actions: Sequence[int], player: str | None, now: float) -> None:
    """Answer for a seat; an open undo request lapses with it."""
    made = room.game().answer(seat, actions, player, now)
    clocks.spend(room, seat, now)
    clocks.reward(room, seat)
    room.row.undo.request = None
    room.fresh += made


def obey(room: Room, now: float) -> None:
    """Standing orders answer with the change that asks: nobody is shown that anybody was asked."""
    while room.row.undo.request is None:
        asked = room.asked_seat
        if asked is None or asked.is_automatic:
            return
        action = int(room.game().state.standing_answer())
        if action < 0:
            return
        answer(room, asked.seat, [action], asked.player, now)


def order(room: Room, player: PlayerRow, message: LeaveOrder, now: float) -> None:
    """A person leaves a standing order."""
    room.own_seat(player, message.seat)
    room.fresh += room.game().order(message.seat, message.action, player.id, now)


def check_moment(room: Room, moment: int) -> None:
    """Refuse what was meant for another position."""
    if moment != room.moment:
        raise Refusal("stale", f"this was for moment {moment}, the table is at {room.moment}")


# ---- taking back


def ask_undo(room: Room, player: PlayerRow, message: AskUndo, now: float) -> None:
    """Take back the seat's last answer where that is free, else ask the other people."""
    playing = room.game()
    room.own_seat(player, message.seat)
    check_moment(room, message.moment)
    if room.row.undo.request is not None:
        raise Refusal("not_now", "an undo is being asked for already")
    ply = playing.last_answer(message.seat)
    if ply is None:
        raise Refusal("not_now", "this seat has not answered anything yet")
    waiting = others(room, player.id)
    if not waiting or playing.is_free_back_to(ply, message.seat):
        take_back(room, message.seat, ply, player.id, now)
        return
    wait = room.row.undo.not_before.get(player.id, 0.0) - now
    if wait > 0:
        raise Refusal("too_fast", f"after a refusal, ask again in {wait:.0f} s", wait)
    _open_request(room, player, message.seat, ply, waiting)


def others(room: Room, player: str) -> list[int]:
    """Seats of the other people who are at the table (not those a bot stands in for)."""
    return [
        seat.seat
        for seat in room.seats
        if seat.kind == "person" and seat.player != player and not seat.is_automatic
    ]


def _open_request(room: Room, player: PlayerRow, seat: int, ply: int, waiting: list[int]) -> None:
    undo = room.row.undo
    undo.number += 1
    entry = room.game().answers[ply].place
    undo.request = UndoRequest(
        number=undo.number, seat=seat, player=player.id, entry=entry, ply=ply, waiting=waiting
    )


def take_back(room: Room, seat: int, ply: int, player: str | None, now: float) -> None:
    """Go back to before an answer, orders left since included."""
    playing = room.game()
    asked = playing.asked
    if asked is not None:
        clocks.spend(room, asked, now)
    room.row.undo.request = None
    room.fresh += playing.take_back(seat, playing.answers[ply].place, player, now)


def consent(room: Room, player: PlayerRow, message: Consent, now: float) -> None:
    """Agree to an undo, refuse it, or withdraw one's own."""
    request = room.row.undo.request
    if request is None or request.number != message.number:
        raise Refusal("stale", "this undo is not being asked for any more")
    if request.player == player.id and not message.yes:
        room.row.undo.request = None
        return
    mine = set(room.seats_of(player))
    if request.player == player.id or not mine & set(request.waiting):
        raise Refusal("not_yours", "you are not asked")
    if not message.yes:
        _refuse_undo(room, request, now)
        return
    request.waiting = [seat for seat in request.waiting if seat not in mine]
    if not request.waiting:
        take_back(room, request.seat, request.ply, request.player, now)


def _refuse_undo(room: Room, request: UndoRequest, now: float) -> None:
    """The waiting time doubles with every refusal of the same person at this table."""
    undo = room.row.undo
    undo.request = None
    count = undo.refusals.get(request.player, 0) + 1
    undo.refusals[request.player] = count
    wait = min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (count - 1))
    undo.not_before[request.player] = now + wait
