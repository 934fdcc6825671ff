"""New tables: from a form, from an example, as a what-if of another one, or as a rematch."""

from __future__ import annotations

from hexmoot.engine import registry
from hexmoot.engine.errors import BadContent, BadOption, UnknownGame
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Lesson
from hexmoot.engine.match import Match
from hexmoot.engine.setup import Setup, fresh_seed
from hexmoot.engine.walkthrough import begun
from hexmoot.server.entrance.identity import fresh_id
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Changes
from hexmoot.server.storage.rows import Entry, PlayerRow, SeatRow, TableRow
from hexmoot.server.storage.tables import Stored, TableStore
from hexmoot.server.table import clocks, permission
from hexmoot.server.table import seats as seating
from hexmoot.server.table.commitment import seed_text
from hexmoot.server.table.table import Table
from hexmoot.server.wire.bodies import Fork, NewTable
from hexmoot.server.wire.parts import Clock, SeatWish

LEAST_MOVE_SECONDS = 1


class Maker:
    """Makes tables and stores them."""

    def __init__(self, changes: Changes) -> None:
        self.changes = changes
        self.tables = changes.tables
        self.store: TableStore = changes.tables.store
        self.settings = changes.settings

    async def new(self, player: PlayerRow, wish: NewTable, matched: bool = False) -> Table:
        """Open a table; a matched one starts by itself when it is full."""
        await self._check_count(player)
        setup = prepared(wish)
        check_clock(wish.clock)
        now = self.settings.now()
        row = TableRow(
            id=fresh_id(),
            game=wish.game,
            rules=setup.game.rules_version,
            seed=seed_text(fresh_seed()),
            options=dict(setup.options),
            preset=wish.preset,
            host=player.id,
            clock=wish.clock,
            absence=wish.absence,
            level=wish.level,
            listed=wish.listed,
            practice=wish.practice,
            matched=matched,
            created=now,
            updated=now,
        )
        table = await self._keep(row, seating.wished_seats(row.id, wish.seats, player))
        if wish.start and all(seat.kind != "open" for seat in table.seats):
            table = await self.changes.make(table.id, seating.begin)
        return table

    async def fork(self, player: PlayerRow, table: Table, wish: Fork) -> Table:
        """A what-if table: the same game up to a point, then whatever its people do."""
        await self._check_count(player)
        permission.check_fork(table, player)
        game = table.game
        assert game is not None
        if wish.ply > game.ply:
            raise Refusal("bad_option", f"this game has {game.ply} answers so far")
        now = self.settings.now()
        row = self._heir(table.row, player, now)
        row.origin_ply, row.status, row.started = wish.ply, "playing", now
        row.practice = True
        is_over = permission.is_open_book(table)
        chosen = wish.seats if is_over and wish.seats else same_seats(table, player)
        seats = seating.wished_seats(row.id, chosen, player)
        if len(seats) != len(table.seats):
            raise Refusal("bad_option", f"this game has {len(table.seats)} seats")
        for seat in seats:
            if seat.kind == "open":
                seating.place_bot(seats, seat.seat, row.level)
        fork = await self._keep(row, seats, game.entries_until(wish.ply, now))
        return await self.changes.make(fork.id, clocks.start_clocks)

    async def example(
        self, player: PlayerRow, game: Game, lesson: Lesson, answers: list[str]
    ) -> Table:
        """A practice table that begins where these answers of a lesson lead; bots sit around."""
        await self._check_count(player)
        match = begun(game, lesson)
        now = self.settings.now()
        row = example_row(match, lesson, player, now)
        entries = entries_of(match, answers, now)
        if match.state.over:
            raise Refusal("not_now", "this game is over")
        wishes = [
            SeatWish(kind="me") if seat == lesson.seat else SeatWish(kind="bot", level=row.level)
            for seat in range(match.state.seats)
        ]
        made = await self._keep(row, seating.wished_seats(row.id, wishes, player), entries)
        return await self.changes.make(made.id, clocks.start_clocks)

    async def rematch(self, player: PlayerRow, table: Table) -> Table:
        """The same people again, one seat on; whoever asks second gets the table of the first."""
        if table.row.status != "finished":
            raise Refusal("not_now", "this game is not over")
        if not table.seats_of(player) and table.row.host != player.id:
            raise Refusal("not_yours", "you did not play here")
        if table.row.rematch is not None:
            return await self.tables.find(table.row.rematch)
        await self._check_count(player)
        now = self.settings.now()
        row = self._heir(table.row, player, now)
        row.seed, row.stirred, row.stirred_setup = seed_text(fresh_seed()), True, True
        seats = rotated(table.seats, row.id)
        made = await self._keep(row, seats)
        await self._link(table.id, made.id)
        kept = (await self.tables.find(table.id)).row.rematch
        assert kept is not None
        if made.people() <= {player.id} and kept == made.id:
            return await self.changes.make(kept, seating.begin)
        return await self.tables.find(kept)

    async def _link(self, table_id: str, rematch: str) -> None:
        """Note the rematch at the old table, unless somebody else was first."""

        def link(table: Table, now: float) -> None:
            table.row.rematch = table.row.rematch or rematch

        await self.changes.make(table_id, link)

    def _heir(self, row: TableRow, player: PlayerRow, now: float) -> TableRow:
        return TableRow(
            id=fresh_id(),
            game=row.game,
            rules=row.rules,
            seed=row.seed,
            stirred=row.stirred,
            stirred_setup=row.stirred_setup,
            options=row.options,
            preset=row.preset,
            host=player.id,
            clock=row.clock,
            absence=row.absence,
            level=row.level,
            listed=False,
            practice=row.practice,
            created=now,
            updated=now,
            origin=row.id,
        )

    async def _keep(
        self, row: TableRow, seats: list[SeatRow], entries: list[Entry] | None = None
    ) -> Table:
        table = Table(Stored(row, seats, entries or []))
        await self.store.add(row, seats, entries or [])
        kept = await self.tables.find(table.id)
        self.tables.show(kept)
        self.tables.tell_others(kept)
        return kept

    async def _check_count(self, player: PlayerRow) -> None:
        most = self.settings.limits.running_tables
        if await self.store.count_running(player.id) >= most:
            raise Refusal("too_fast", f"you have {most} tables that are not over; close some")


def example_row(match: Match, lesson: Lesson, player: PlayerRow, now: float) -> TableRow:
    """A practice table with the deal of a lesson; everybody knows it, so nothing is stirred."""
    return TableRow(
        id=fresh_id(),
        game=match.game.name,
        rules=match.game.rules_version,
        seed=seed_text(lesson.seed),
        stirred=False,
        stirred_setup=False,
        options=dict(match.record.options),
        preset=lesson.preset,
        status="playing",
        host=player.id,
        clock=Clock(),
        absence=0,
        level="apprentice",
        listed=False,
        practice=True,
        created=now,
        started=now,
        updated=now,
    )


def entries_of(match: Match, answers: list[str], now: float) -> list[Entry]:
    """Play answers, and write them as the log of a table."""
    found = []
    for number, text in enumerate(answers, 1):
        seat = int(match.state.seat)
        match.play(match.game.actions.parse(text))
        digest = match.record.digests[-1]
        found.append(
            Entry(number=number, kind="answer", seat=seat, text=text, digest=digest, at=now)
        )
    return found


def prepared(wish: NewTable) -> Setup:
    """The checked options of a new table."""
    try:
        game = registry.game(wish.game)
        return game.prepare(len(wish.seats), wish.preset, wish.options)
    except (BadOption, BadContent, UnknownGame) as error:
        raise Refusal("bad_option", str(error)) from error


def check_clock(clock: Clock) -> None:
    """A clock that runs must leave time to think."""
    if clock.kind != "none" and clock.seconds < LEAST_MOVE_SECONDS:
        raise Refusal("bad_option", "a clock needs at least one second")


def same_seats(table: Table, player: PlayerRow) -> list[SeatWish]:
    """My seats for me, all others for bots; who had no seat gets the first one."""
    mine = table.seats_of(player) or [0]
    return [
        SeatWish(kind="me", name=seat.name if seat.player == player.id else "")
        if seat.seat in mine
        else SeatWish(kind="bot", level=seat.level or table.row.level)
        for seat in table.seats
    ]


def rotated(seats: list[SeatRow], table_id: str) -> list[SeatRow]:
    """The same people at another table, each one seat on: who was second comes first."""
    places = [*seats[1:], *seats[:1]]
    return [heir_seat(seat, table_id, number) for number, seat in enumerate(places)]


def heir_seat(seat: SeatRow, table_id: str, number: int) -> SeatRow:
    """The same person or bot at another table; the chair of somebody who is no more is open."""
    if seat.kind == "person" and seat.player is None:
        return SeatRow(table_id=table_id, seat=number, kind="open")
    return SeatRow(
        table_id=table_id,
        seat=number,
        kind=seat.kind,
        player=seat.player,
        name=seat.name,
        level=seat.level,
    )
