"""What the server does by itself: bots' moves, standing orders, clocks, absent people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from hexmoot.server import logs
from hexmoot.server.bots import pacing
from hexmoot.server.bots.pool import Thinkers
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Changes
from hexmoot.server.storage.presence import RENEW_SECONDS
from hexmoot.server.storage.rows import SeatRow, StandIn
from hexmoot.server.table.answers import answer
from hexmoot.server.table.due import next_due
from hexmoot.server.table.game import TableGame
from hexmoot.server.table.orders import obey
from hexmoot.server.table.presence import Attendance
from hexmoot.server.table.seats import bot_seed, stand_in
from hexmoot.server.table.table import Table
from hexmoot.server.wire.parts import Level

REQUEST_DAYS = 2
SWEEPS_BETWEEN_CHORES = 60
# So often it is looked whether somebody who left an order answered after all.
LOOK_SECONDS = 0.05
# After a failed sweep the database gets a rest, and the log too.
REST_SECONDS = 5.0
# A table that cannot be opened (made by other rules) is tried again much later.
HOPELESS_SECONDS = 3600.0


class Driver:
    """Drives tables of this process, and takes over those whose process went away.

    The database says when something is due (`wake`) and which process is at it (`driver`), on a
    lease: until `driver_until`, a few seconds, nobody else touches it, so that a bot does not think
    in two processes at once. Whoever changes a table gets the lease with the change, whoever thinks
    longer renews it. Nothing has to be given back: when a process dies, its leases run out and
    the sweep of any other claims what is due. Should two drive after all (a process that slept
    past its lease), the table's `version` lets only one of them store its answer.
    """

    def __init__(self, changes: Changes, thinkers: Thinkers, attendance: Attendance) -> None:
        self.changes = changes
        self.tables = changes.tables
        self.thinkers = thinkers
        self.attendance = attendance
        self.settings = changes.settings
        self._driving: set[asyncio.Task[None]] = set()
        self._renewed = 0.0
        # What is to be done about once a minute, without hurry.
        self.chores: list[Callable[[], Awaitable[None]]] = [self._forget_requests]
        self.tables.on_change.append(self.maybe_drive)

    # ---- one table

    def maybe_drive(self, table: Table) -> None:
        """Start driving a table if something is due and this process is the one to do it."""
        is_mine = table.row.driver == self.settings.process
        if is_mine and not table.is_driven and self._is_due(table):
            table.is_driven = True
            task = asyncio.create_task(self._drive(table))
            self._driving.add(task)
            task.add_done_callback(self._driving.discard)

    def _is_due(self, table: Table) -> bool:
        due = next_due(table)
        return due is not None and due.at <= self.settings.now()

    async def _drive(self, table: Table) -> None:
        """Do what is due until nothing is."""
        try:
            while self._is_due(table) and table.row.driver == self.settings.process:
                await self._step(table)
        except Refusal as error:
            logs.say("table not driven", table=logs.hint(table.id), code=error.code)
        except Exception as error:
            logs.fail("driving a table failed", error, table=logs.hint(table.id))
        finally:
            table.is_driven = False

    async def _step(self, table: Table) -> None:
        due, seat = next_due(table), table.asked_seat
        if due is None or seat is None:
            return
        if due.task == "bot":
            await self._play_bot(table, seat)
        elif due.task == "order":
            await self._obey(table)
        else:
            await self._take_over(table, due.task)

    async def _obey(self, table: Table) -> None:
        """Let an order answer in the time a person takes, unless that person is faster."""
        moment = table.moment
        until = time.monotonic() + pacing.order_wait(self.settings.pace)
        while table.moment == moment and (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(left, LOOK_SECONDS))

        def answer_by_order(table: Table, now: float) -> None:
            table.check_moment(moment)
            obey(table, now)

        with suppress(Refusal):
            await self.changes.make(table.id, answer_by_order)

    async def _play_bot(self, table: Table, seat: SeatRow) -> None:
        game = table.running_game()
        moment = game.moment
        level: Level = seat.level or table.row.level
        renewing = asyncio.create_task(self._renew_lease(table))
        try:
            action, is_own = await self._choose(table, game, seat.seat, level)
        finally:
            renewing.cancel()

        def play(table: Table, now: float) -> None:
            if table.moment != moment or not table.seats[seat.seat].is_automatic:
                raise Refusal("stale", "the table has moved on")
            answer(table, seat.seat, [action], None, now)

        with suppress(Refusal):
            await self.changes.make(table.id, play)
        if not is_own:
            words = f"The bot that plays for {seat.name} failed; a random answer was given for it."
            self.tables.notice(table, words)

    async def _choose(
        self, table: Table, game: TableGame, seat: int, level: Level
    ) -> tuple[int, bool]:
        """A bot's answer, after a time that fits what was seen and tells nothing hidden."""
        pause = pacing.pause_before(game, seat, self.settings.pace)
        grid = pacing.beat(game.state, level, pause)
        began = time.monotonic()
        found = await self.thinkers.choose(game.state, level, bot_seed(table.row, seat))
        await asyncio.sleep(pacing.rest(time.monotonic() - began, pause, grid))
        return found

    async def _renew_lease(self, table: Table) -> None:
        """Stay the one who drives while a bot thinks long."""
        store, settings = self.tables.store, self.settings
        while True:
            await asyncio.sleep(settings.lease / 2)
            now = settings.now()
            await store.claim(table.id, settings.process, now, now + settings.lease)

    async def _take_over(self, table: Table, why: StandIn) -> None:
        def take(table: Table, now: float) -> None:
            due = next_due(table)
            if due is None or due.task != why or due.at > now or table.asked_seat is None:
                raise Refusal("stale", "the table has moved on")
            stand_in(table, table.asked_seat, why, now)

        with suppress(Refusal):
            await self.changes.make(table.id, take)
            self.changes.metrics.count("hexmoot_stand_ins_total", why=why)

    # ---- all tables

    async def sweep_for_ever(self) -> None:
        """Look after everything that is due, again and again."""
        sweeps = 0
        while True:
            try:
                await self.sweep()
                if sweeps % SWEEPS_BETWEEN_CHORES == 0:
                    for chore in self.chores:
                        await chore()
            except Exception as error:
                logs.fail("sweep failed", error)
                await asyncio.sleep(REST_SECONDS)
            sweeps += 1
            await asyncio.sleep(self.settings.sweep)

    async def sweep(self) -> None:
        """Drive what is due, follow what other processes did, drop what nobody needs."""
        now = self.settings.now()
        for table_id in await self.tables.store.due(now):
            await self._adopt(table_id)
        if self.tables.is_shared:
            await self.tables.follow_all()
        if now - self._renewed > RENEW_SECONDS:
            self._renewed = now
            await self.attendance.sweep(now)
        self.tables.forget_idle()

    async def _adopt(self, table_id: str) -> None:
        now = self.settings.now()
        until = now + self.settings.lease
        if not await self.tables.store.claim(table_id, self.settings.process, now, until):
            return
        try:
            table = await self.tables.find_fresh(table_id)
        except Refusal as error:
            logs.say("table not driven", table=logs.hint(table_id), code=error.code)
            until = now + HOPELESS_SECONDS
            await self.tables.store.claim(table_id, self.settings.process, now, until)
            return
        table.row.driver, table.row.driver_until = self.settings.process, until
        self.maybe_drive(table)

    async def _forget_requests(self) -> None:
        await self.tables.store.forget_requests(self.settings.now() - REQUEST_DAYS * 86_400)

    async def stop(self) -> None:
        """Drive no more; changes under way are finished elsewhere."""
        for task in list(self._driving):
            task.cancel()
        await asyncio.gather(*self._driving, return_exceptions=True)
