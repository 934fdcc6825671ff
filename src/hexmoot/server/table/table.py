"""A table in the memory of this process: what the database says of it, and who is connected."""

from __future__ import annotations

import asyncio
from copy import copy
from typing import Any

from hexmoot.engine import registry
from hexmoot.engine.errors import BadRecord, HexmootError
from hexmoot.engine.record import Record
from hexmoot.engine.setup import Setup
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.presence import Present
from hexmoot.server.storage.rows import ChatRow, Entry, Finish, PlayerRow, SeatRow, TableRow
from hexmoot.server.storage.tables import Stored, plain
from hexmoot.server.table.game import TableGame


class Table:
    """One table.

    `fresh` holds log entries that were made here and are not stored yet, `said` what bots say with
    them, `finish` what a game that ended was for its people; a table `is_stale` while that is so,
    and must be reset if storing them fails.
    """

    def __init__(self, stored: Stored) -> None:
        self.present = Present({})
        self.presence_changes = 0
        self.lock = asyncio.Lock()
        self.used = 0.0
        self.is_driven = False
        self.reset(stored)

    def reset(self, stored: Stored) -> None:
        """Be exactly what the database says."""
        self.row: TableRow = stored.row
        self.seats: list[SeatRow] = stored.seats
        self.game: TableGame | None = None
        self.keep()
        if self.row.started is not None:
            self.begin(stored.entries)

    def keep(self) -> None:
        """Everything is stored as it is now."""
        self.fresh: list[Entry] = []
        self.said: list[ChatRow] = []
        self.finish: Finish | None = None
        self.is_stale = False
        # What everybody may know of the table, and what it was made of (see `shown.plain_info`).
        self.info: tuple[tuple[int, int, bool], dict[str, Any]] | None = None
        self.stored_row = plain(self.row)
        self._stored_seats = [copy(seat) for seat in self.seats]

    def changed_seats(self) -> list[SeatRow]:
        """Seats that differ from what is stored."""
        pairs = zip(self.seats, self._stored_seats, strict=True)
        return [seat for seat, stored in pairs if seat != stored]

    def begin(self, entries: list[Entry]) -> None:
        """Make the game from its log."""
        try:
            self.game = TableGame(record_of(self.row, self.seats), entries)
        except HexmootError as error:
            words = why_not_opened(error)
            raise Refusal("failed", f"this table cannot be opened: {words}") from error

    def follow(self, stored: Stored) -> None:
        """Take over what another process stored."""
        self.is_stale = True
        self.row, self.seats = stored.row, stored.seats
        if self.game is not None:
            for entry in stored.entries:
                self.game.follow(entry)
        elif self.row.started is not None:
            self.begin(stored.entries)
        self.keep()

    # ---- questions

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def number(self) -> int:
        """The number of the last log entry known here."""
        return 0 if self.game is None else self.game.number

    @property
    def moment(self) -> int:
        """How often something was answered or taken back."""
        return 0 if self.game is None else self.game.moment

    @property
    def asked_seat(self) -> SeatRow | None:
        """The seat that is asked now, if the game is going on."""
        if self.row.status != "playing" or self.game is None:
            return None
        asked = self.game.asked
        return None if asked is None else self.seats[asked]

    def running_game(self) -> TableGame:
        """The game in progress; Refusal where there is none."""
        if self.row.status != "playing" or self.game is None:
            raise Refusal("not_now", "no game is going on at this table")
        return self.game

    def begun_game(self) -> TableGame:
        """The game, going on or over; Refusal before it starts."""
        if self.game is None:
            raise Refusal("not_now", "the game has not begun")
        return self.game

    def setup(self) -> Setup:
        """The seats and options of the table's game, begun or not."""
        if self.game is not None:
            setup: Setup = self.game.state.setup
            return setup
        return record_of(self.row, self.seats).setup(registry.game(self.row.game))

    def seat(self, number: int) -> SeatRow:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise Refusal("not_found", f"this table has seats 0..{len(self.seats) - 1}")
        return self.seats[number]

    def own_seat(self, player: PlayerRow, number: int) -> SeatRow:
        """A seat this person holds."""
        seat = self.seat(number)
        if seat.player != player.id:
            raise Refusal("not_yours", "this is not your seat")
        return seat

    def seats_of(self, player: PlayerRow | None) -> list[int]:
        """The seats this person holds."""
        if player is None:
            return []
        return [seat.seat for seat in self.seats if seat.player == player.id]

    def people(self) -> set[str]:
        """Everybody who holds a seat."""
        return {seat.player for seat in self.seats if seat.player is not None}

    def others(self, player: str) -> list[int]:
        """Seats of the other people, also of those a bot stands in for: they are people still."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.player != player]

    def check_moment(self, moment: int) -> None:
        """Refuse what was meant for another position."""
        if moment != self.moment:
            raise Refusal("stale", f"this was for moment {moment}, the table is at {self.moment}")

    def check_host(self, player: PlayerRow) -> None:
        """Refuse unless this person opened the table."""
        if self.row.host != player.id:
            raise Refusal("not_yours", "only the host may do this")


def why_not_opened(error: HexmootError) -> str:
    """What everybody may know: an illegal answer is refused with the legal ones, perhaps a hand."""
    return str(error) if isinstance(error, BadRecord) else "its log does not fit the rules"


def record_of(row: TableRow, seats: list[SeatRow]) -> Record:
    """The record of a table before its first answer."""
    return Record(
        game=row.game,
        rules=row.rules,
        seats=len(seats),
        seed=int(row.seed, 16),
        options=row.options,
        players=[seat.name for seat in seats],
        stirred=row.stirred,
        stirred_setup=row.stirred_setup,
    )
