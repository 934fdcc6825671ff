"""Everything one server process is made of, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from hexmoot.lab.shelf import Shelf
from hexmoot.server import logs
from hexmoot.server.bots.champion import Champion
from hexmoot.server.bots.pool import Thinkers
from hexmoot.server.bots.reviews import Reviewer
from hexmoot.server.entrance.identity import Identities
from hexmoot.server.entrance.open_sockets import OpenSockets
from hexmoot.server.entrance.rates import Limiter
from hexmoot.server.hall.challenge import Challenges
from hexmoot.server.hall.changes import Changes
from hexmoot.server.hall.counting import Counting
from hexmoot.server.hall.departures import Departures
from hexmoot.server.hall.driver import Driver
from hexmoot.server.hall.handlers import Handlers
from hexmoot.server.hall.hearing import Hearing
from hexmoot.server.hall.history import History
from hexmoot.server.hall.housekeeping import Housekeeping
from hexmoot.server.hall.lobby import LobbyHub
from hexmoot.server.hall.matching import Matching
from hexmoot.server.hall.news import News, channels_backend
from hexmoot.server.hall.tables import Tables
from hexmoot.server.metrics import Metrics
from hexmoot.server.settings import Settings
from hexmoot.server.storage.database import Database
from hexmoot.server.storage.stores import Stores
from hexmoot.server.table.chat import Talk
from hexmoot.server.table.new_table import Maker
from hexmoot.server.table.presence import Attendance

CLOSE_SECONDS = 5.0


class House:
    """One process: its database, its tables, its bots, its sockets."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database)
        backend = channels_backend(settings.channels, self.database)
        self.news = News(backend, settings.process, is_alone=self.database.is_sqlite)
        self.stores = Stores(self.database, settings.process)
        self.identities = Identities(self.stores.players, settings.secret or "")
        self.tables = Tables(settings, self.stores, self.news, self.metrics)
        self.changes = Changes(self.tables, self.metrics)
        self.attendance = Attendance(self.changes)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.driver = Driver(self.changes, self.thinkers, self.attendance)
        self.talk = Talk(self.stores.chat, self.changes)
        self.reviewer = Reviewer(self.stores.reviews)
        self.maker = Maker(self.changes)
        self.matching = Matching(self.changes, self.maker, self.stores.results)
        self.champion = Champion(self.stores.challenges)
        self.challenges = Challenges(self.changes, self.stores.challenges, self.champion)
        self.shelf = Shelf(settings.reports)
        self.lobby = LobbyHub(self.tables, self.stores.results)
        self.sockets = OpenSockets(self.metrics, settings.limits.sockets)
        self.departures = Departures(
            self.identities, self.stores.erasure, self.sockets, self.tables, self.lobby
        )
        self.hearing = Hearing(self.tables, self.lobby, self.attendance, self.talk, self.sockets)
        self.housekeeping = Housekeeping(self.stores.retention, self.tables)
        self.history = History(self.stores)
        self.counting = Counting(self.changes, self.stores.results)
        self.driver.chores += [
            self.departures.make_up,
            self.housekeeping.tend,
            self.counting.make_up,
            self.challenges.think,
        ]
        limits, now = settings.limits, settings.now
        self.request_limit = Limiter(limits.requests, now)
        self.identity_limit = Limiter(limits.identities, now)
        self.recovery_limit = Limiter(limits.recoveries, now)
        self.table_limit = Limiter(limits.new_tables, now)
        self.thought_limit = Limiter(limits.thoughts, now)
        self.review_limit = Limiter(limits.reviews, now)
        self.message_limit = Limiter(limits.messages, now)
        self.handlers = Handlers(self.changes, self.talk, Limiter(limits.chat, now))

    @asynccontextmanager
    async def open(self, _: object) -> AsyncIterator[None]:
        """Open the house for as long as the server runs."""
        await self.database.open()
        self.identities.use(self.settings.secret or await self.stores.players.secret())
        await self.attendance.open()
        if self.settings.is_warm:
            self.thinkers.warm()
        work = [
            asyncio.create_task(self.driver.sweep_for_ever()),
            asyncio.create_task(self.news.listen_for_ever(self.hearing.hear, self.hearing.make_up)),
        ]
        await self.housekeeping.look_around()
        logs.say("open", process=self.settings.process, database=self.database.url.drivername)
        try:
            yield
        finally:
            await self._close(work)

    async def _close(self, work: list[asyncio.Task[None]]) -> None:
        for task in work:
            task.cancel()
        await asyncio.wait(work, timeout=CLOSE_SECONDS)
        await self.driver.stop()
        await self.reviewer.stop()
        await self.champion.stop()
        self.talk.stop()
        await self.tables.finish()
        self.thinkers.close()
        with suppress(Exception):
            await self.attendance.close()
        await self.database.close()
        logs.say("closed", process=self.settings.process)
