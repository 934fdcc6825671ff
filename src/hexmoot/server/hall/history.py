"""What somebody has played on this server: games, ratings, achievements, and all of it to take."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from hexmoot.engine import registry
from hexmoot.engine.errors import UnknownGame
from hexmoot.server.hall.achievements import achievements
from hexmoot.server.storage.results import LADDER
from hexmoot.server.storage.rows import PlayerRow, ResultRow, SeatRow
from hexmoot.server.storage.stores import Stores
from hexmoot.server.table.shown import title_of
from hexmoot.server.wire.pastimes import (
    Export,
    GameRating,
    MyGames,
    PlayedGame,
    Rival,
)


class History:
    """Reads what a person played and puts it together."""

    def __init__(self, stores: Stores) -> None:
        self.stores = stores

    async def of_player(self, player: PlayerRow) -> MyGames:
        """Everything that counts, with what it comes to."""
        rows = await self.stores.results.of_player(player.id)
        tables = await self.stores.results.sitting_with(player.id)
        reached = await asyncio.to_thread(achievements, registry.games(), rows)
        return MyGames(
            games=[played(row, tables.get(row.table_id, [])) for row in rows],
            ratings=ratings(rows),
            ladder={level: rating.mean for level, rating in LADDER.items()},
            achievements=reached,
        )

    async def export(self, player: PlayerRow) -> Export:
        """Everything that is kept of a person."""
        mine = await self.of_player(player)
        kept = await self.stores.export.of_player(player.id)
        return Export(
            name=player.name,
            player=player.mark,
            created=player.created,
            tables=kept.tables,
            games=mine.games,
            chat=kept.chat,
            challenges=kept.challenges,
            puzzles=kept.puzzles,
        )


def played(row: ResultRow, seats: Sequence[SeatRow]) -> PlayedGame:
    """One result, with the others at its table under their names of now."""
    rivals = [
        Rival(name=seat.name, level=seat.level) for seat in seats if seat.player != row.player
    ]
    return PlayedGame(
        table=row.table_id,
        game=row.game,
        title=title_of(row.game),
        preset=row.preset,
        seats=row.seats,
        plies=row.plies,
        ended=row.ended,
        rank=row.rank,
        share=row.share,
        score=row.score,
        together=row.together,
        stood_in=row.stood_in,
        rivals=rivals,
        roles=[role_name(row.game, role) for role in row.roles],
        challenge=row.challenge,
        mean=row.mean,
        deviation=row.deviation,
    )


def role_name(game: str, role: str) -> str:
    """What a role is called; its bare word where the game is not installed any more."""
    try:
        tip = registry.game(game).glossary.get(role)
    except UnknownGame:
        tip = None
    return role.partition(":")[2] if tip is None else tip.name


def ratings(rows: Sequence[ResultRow]) -> list[GameRating]:
    """The present rating in each game, from results with the newest first."""
    found: dict[str, GameRating] = {}
    for row in rows:
        if row.mean is None or row.deviation is None:
            continue
        if row.game not in found:
            found[row.game] = GameRating(
                game=row.game,
                title=title_of(row.game),
                mean=row.mean,
                deviation=row.deviation,
                games=0,
            )
        found[row.game].games += 1
    return sorted(found.values(), key=lambda one: one.title)
