"""What an archmage makes of the day's deal: played once, beside everything else, within bounds."""

from __future__ import annotations

import asyncio
import time

import msgspec

from hexmoot.bots import SeatView, bot
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record
from hexmoot.server import logs
from hexmoot.server.bots.reviews import reviewing_process
from hexmoot.server.storage.challenges import ChallengeStore
from hexmoot.server.storage.rows import ChallengeRow
from hexmoot.server.table.seats import seed_of_bot
from hexmoot.server.wire.parts import Level

# The game is given up after so long, and no answer of it is waited for longer.
MOST_SECONDS = 900.0
MOST_ANSWERS = 5_000
# Nobody else plays the same deal meanwhile, and somebody does when this process died.
LEASE_SECONDS = MOST_SECONDS + 120.0
CHAMPION: Level = "archmage"
CHALLENGER = 0


class Made(msgspec.Struct):
    """What came of a deal; `is_whole` is False where it took too long."""

    rank: int
    score: int
    plies: int
    is_whole: bool = True


def play_deal(record: bytes, level: Level, seconds: float = MOST_SECONDS) -> bytes:
    """Runs in a worker: a game of an archmage against bots of a level, as JSON."""
    match = Match(Record.from_bytes(record))
    levels = [CHAMPION, *([level] * (match.record.seats - 1))]
    bots = [bot(one, seed_of_bot(match.record.seed, seat)) for seat, one in enumerate(levels)]
    until = time.monotonic() + seconds
    while not match.state.over:
        if time.monotonic() > until or match.state.ply > MOST_ANSWERS:
            return msgspec.json.encode(Made(0, 0, int(match.state.ply), is_whole=False))
        match.play(bots[match.state.seat].choose(SeatView(match.state)))
    outcome = match.state.outcome
    assert outcome is not None
    made = Made(outcome.ranks[CHALLENGER], int(outcome.scores[CHALLENGER]), int(match.state.ply))
    return msgspec.json.encode(made)


def record_of_deal(row: ChallengeRow) -> Record:
    """The deal as a record before its first answer."""
    return Record(
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        seed=int(row.seed, 16),
        stirred=True,
        stirred_setup=True,
    )


class Champion:
    """Plays deals one after the other in one process that leaves the players their time."""

    def __init__(self, store: ChallengeStore) -> None:
        self.store = store
        self._work: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Is a deal being played here?"""
        return self._work is not None and not self._work.done()

    def begin(self, row: ChallengeRow) -> None:
        """Play a deal that was claimed."""
        self._work = asyncio.create_task(self._play(row))

    async def _play(self, row: ChallengeRow) -> None:
        try:
            with reviewing_process() as pool:
                asked = pool.submit(play_deal, record_of_deal(row).to_bytes(), row.level)
                body = await asyncio.wait_for(asyncio.wrap_future(asked), LEASE_SECONDS)
        except Exception as error:
            logs.fail("challenge not played", error, game=row.game)
            body = msgspec.json.encode(Made(0, 0, 0, is_whole=False))
        await self.store.put_archmage(row, body.decode())

    async def stop(self) -> None:
        """Play no more; another process begins anew when the lease runs out."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
