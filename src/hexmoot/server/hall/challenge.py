"""The challenge of the day: one sealed deal a day and game, one try each, a table of results."""

from __future__ import annotations

import asyncio
from datetime import date

import msgspec

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.setup import fresh_seed
from hexmoot.server.bots.champion import LEASE_SECONDS, Champion, Made
from hexmoot.server.days import day_of, end_of
from hexmoot.server.entrance.identity import fresh_id
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import Changes
from hexmoot.server.storage.challenges import ChallengeStore, Tried, Try
from hexmoot.server.storage.rows import ChallengeRow, PlayerRow, TableRow
from hexmoot.server.table import seats as seating
from hexmoot.server.table.commitment import commitment, seed_text
from hexmoot.server.table.shown import title_of
from hexmoot.server.table.table import Table
from hexmoot.server.wire.parts import Clock, Level, SeatWish
from hexmoot.server.wire.pastimes import ChallengeInfo, ChallengeResult

# Against whom, day by day.
RIVALS: tuple[Level, ...] = ("adept", "magus")
ARCHMAGE = "The archmage"


class Challenges:
    """Makes the day's deals, lets everybody try once, and says what came of it."""

    def __init__(self, changes: Changes, store: ChallengeStore, champion: Champion) -> None:
        self.changes = changes
        self.store = store
        self.champion = champion
        self.settings = changes.settings
        self._turn = asyncio.Lock()

    async def today(self, player: PlayerRow | None) -> list[ChallengeInfo]:
        """Today's deals, one for each game; made when first asked for."""
        day = day_of(self.settings.now())
        rows = [await self._deal(day, game) for game in registry.games()]
        return [await self._info(row, player) for row in rows]

    async def of_day(self, day: str, player: PlayerRow | None) -> list[ChallengeInfo]:
        """The deals of a day that is over, or of today."""
        if day == day_of(self.settings.now()):
            return await self.today(player)
        return [await self._info(row, player) for row in await self.store.of_day(day)]

    async def begin(self, player: PlayerRow, name: str) -> Table:
        """Begin my one try at today's deal, or go on with it."""
        day = day_of(self.settings.now())
        game = next((game for game in registry.games() if game.name == name), None)
        if game is None:
            raise Refusal("not_found", "there is no such game")
        deal = await self._deal(day, game)
        known = await self.store.try_of(day, name, player.id)
        if known is None:
            known = await self._open(player, deal, game)
        table = await self.changes.tables.find(known)
        if table.row.status == "open":
            table = await self.changes.make(known, seating.begin)
        return table

    async def _open(self, player: PlayerRow, deal: ChallengeRow, game: Game) -> str:
        row = self._row(player, deal, game)
        wishes = [
            SeatWish(kind="me"),
            *(SeatWish(kind="bot", level=deal.level) for _ in range(deal.seats - 1)),
        ]
        try:
            seats = seating.wished_seats(row.id, wishes, player)
            await self.store.begin(row, seats, player.id)
        except Tried:
            known = await self.store.try_of(deal.day, deal.game, player.id)
            assert known is not None
            return known
        return row.id

    def _row(self, player: PlayerRow, deal: ChallengeRow, game: Game) -> TableRow:
        now = self.settings.now()
        if game.rules_version != deal.rules:
            raise Refusal("not_now", "this deal was made for other rules; there is one tomorrow")
        return TableRow(
            id=fresh_id(),
            game=deal.game,
            rules=deal.rules,
            seed=deal.seed,
            options=dict(game.prepare(deal.seats, None, {}).options),
            preset=game.options.default_preset,
            host=player.id,
            clock=Clock(),
            absence=0,
            level=deal.level,
            listed=False,
            challenge=deal.day,
            created=now,
            updated=now,
        )

    async def _deal(self, day: str, game: Game) -> ChallengeRow:
        fresh = ChallengeRow(
            day=day,
            game=game.name,
            rules=game.rules_version,
            seed=seed_text(fresh_seed()),
            seats=game.usual_seats,
            level=RIVALS[date.fromisoformat(day).toordinal() % len(RIVALS)],
        )
        return await self.store.ensure(fresh)

    # ---- what came of it

    async def _info(self, row: ChallengeRow, player: PlayerRow | None) -> ChallengeInfo:
        ends = end_of(row.day)
        is_over = self.settings.now() >= ends
        tried = sorted(await self.store.tries(row.day, row.game), key=lambda one: one.rank is None)
        mine = next((one for one in tried if player and one.player == player.id), None)
        may_know = is_over or (mine is not None and mine.status == "finished")
        made = read_made(row)
        return ChallengeInfo(
            day=row.day,
            game=row.game,
            title=title_of(row.game),
            seats=row.seats,
            level=row.level,
            commitment=commitment(int(row.seed, 16)),
            seed=row.seed if is_over else None,
            is_over=is_over,
            ends=ends,
            table=None if mine is None else mine.table,
            status=None if mine is None else mine.status,
            results=[result_of(one, one is mine) for one in tried if counts(one, ends, is_over)],
            archmage=shown_champion(made) if may_know else None,
            thinking=may_know and row.archmage is None and not is_over,
        )

    async def think(self) -> None:
        """Have the archmage play a deal that somebody tried, if none is being played here."""
        if self.champion.is_busy:
            return
        now = self.settings.now()
        row = await self.store.unthought(day_of(now), now)
        if row is not None and await self.store.claim(row, now, now + LEASE_SECONDS):
            self.champion.begin(row)


def counts(one: Try, ends: float, is_over: bool) -> bool:
    """Is it a try to be shown: going on, or over in time? Later the deal is open to everybody."""
    is_going_on = one.status == "playing" and not is_over
    return is_going_on or (one.ended is not None and one.ended < ends)


def result_of(one: Try, is_mine: bool) -> ChallengeResult:
    """A line of the table; of a try that is going on nothing but that."""
    return ChallengeResult(
        name=one.name, mine=is_mine, rank=one.rank, score=one.score, plies=one.plies
    )


def read_made(row: ChallengeRow) -> Made | None:
    """What the archmage made of it, if it came to an end."""
    if row.archmage is None:
        return None
    made = msgspec.json.decode(row.archmage, type=Made)
    return made if made.is_whole else None


def shown_champion(made: Made | None) -> ChallengeResult | None:
    """The archmage's line."""
    if made is None:
        return None
    return ChallengeResult(
        name=ARCHMAGE, mine=False, rank=made.rank, score=made.score, plies=made.plies
    )
