"""Who may see what of a table: whose view, what opens at the end, hints, what-ifs.

Socket and HTTP ask here, so that both say the same.
"""

from __future__ import annotations

from typing import Final, Literal

from hexmoot.engine.native.state import State
from hexmoot.server.days import end_of
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.table import Table

SPECTATOR: Final = "spectator"
# Whose view is wished for: a seat's, a spectator's, or (None) nothing was said: one's own.
Wish = int | Literal["spectator"] | None


# ---- views


def read_wish(text: str | None) -> Wish:
    """The `seat` of an address: a number, `spectator`, or nothing that says anything."""
    if text == SPECTATOR:
        return SPECTATOR
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) <= 2 else None


def viewers(table: Table, player: PlayerRow | None) -> list[int]:
    """The seats whose view this person may have: their own, and all when the game is over."""
    if is_open_book(table):
        return [seat.seat for seat in table.seats]
    return table.seats_of(player)


def viewer_for(table: Table, player: PlayerRow | None, wish: Wish) -> int | None:
    """The seat (None: a spectator) whose view this person gets; Refusal of a foreign seat."""
    if isinstance(wish, int) and wish not in viewers(table, player):
        raise Refusal("not_yours", "you may not look from this seat")
    return viewer_left(table, player, wish)


def viewer_left(table: Table, player: PlayerRow | None, wish: Wish) -> int | None:
    """The same for whoever goes on looking, also when the seat they wished for is not theirs."""
    if wish == SPECTATOR:
        return None
    if isinstance(wish, int) and wish in viewers(table, player):
        return wish
    mine = table.seats_of(player)
    return mine[0] if mine else None


# ---- what opens at the end


def is_open_book(table: Table) -> bool:
    """Is there nothing to hide any more: seed, record and every seat's view?"""
    return table.row.status == "finished" and not is_sealed(table)


def is_sealed(table: Table) -> bool:
    """Is this the deal of a day that is not over? Others may still try it."""
    day = table.row.challenge
    return day is not None and table.used < end_of(day)


def check_look(table: Table, player: PlayerRow | None) -> None:
    """Refuse everybody but its own people at a table whose deal is sealed."""
    if is_sealed(table) and not table.seats_of(player):
        raise Refusal("not_yours", "this is a deal of the day: it opens when the day is over")


def check_open_book(table: Table, what: str) -> None:
    """Refuse what is for finished games; `what` says what that is."""
    if not is_open_book(table):
        over = "day" if is_sealed(table) else "game"
        raise Refusal("not_now", f"{what} when the {over} is over")


# ---- what a bot or another table would tell


def thinkable(table: Table, player: PlayerRow, ply: int | None) -> State:
    """The decision a bot may be asked about by this person."""
    game = table.begun_game()
    if is_sealed(table):
        raise Refusal("not_now", "in a challenge nobody is asked for advice")
    if is_open_book(table):
        if ply is None or ply >= game.ply:
            raise Refusal("not_found", f"decisions 0..{game.ply - 1} can be thought about")
        return game.at(ply)
    if ply not in (None, game.ply):
        raise Refusal("not_now", "earlier decisions can be thought about when the game is over")
    asked = table.asked_seat
    if asked is None or asked.player != player.id or table.others(player.id):
        raise Refusal("not_yours", "hints are for one's own decisions in games against bots")
    return game.state


def check_fork(table: Table, player: PlayerRow) -> None:
    """A what-if shows what would come, and its end opens the seed: of games that are over.

    Of a running game only in practice against bots, where nothing counts; the seats stay as they
    are, so that nobody looks into a bot's hand.
    """
    if is_open_book(table):
        return
    if table.row.status != "playing":
        raise Refusal("not_now", "no game is going on at this table")
    if table.people() != {player.id}:
        raise Refusal("not_yours", "a what-if of a running game is for games against bots only")
    if not table.row.practice:
        raise Refusal("not_now", "a what-if of a running game is for practice tables")
