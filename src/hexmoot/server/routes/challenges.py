"""The challenge of the day over HTTP."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import PathParameter, QueryParameter

from hexmoot.server.entrance.asking import house_of, known_player, player_of, refusals
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.errors import Refusal
from hexmoot.server.table import shown
from hexmoot.server.wire.parts import TableInfo
from hexmoot.server.wire.pastimes import ChallengeInfo

GameName = Annotated[str, PathParameter(max_length=60, description="A game's name.")]
DayQuery = Annotated[
    str | None,
    QueryParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A day; left out for today."),
]


class ChallengeController(Controller):
    """One sealed deal a day and game."""

    path = "/api/challenges"
    tags = ["challenges"]

    @get(summary="The deals of a day", responses=refusals(404))
    async def challenges(
        self, request: Request[Any, Any, Any], day: DayQuery = None
    ) -> list[ChallengeInfo]:
        """Today's, or those of an earlier day that somebody looked at then."""
        house, player = house_of(request), await player_of(request)
        if day is None:
            return await house.challenges.today(player)
        try:
            date.fromisoformat(day)
        except ValueError as error:
            raise Refusal("not_found", "there is no such day") from error
        return await house.challenges.of_day(day, player)

    @post("/{game:str}", summary="My one try", responses=refusals(401, 404, 409))
    async def begin(self, request: Request[Any, Any, Any], game: GameName) -> TableInfo:
        """Begins today's deal of a game, or goes on with it; nobody else can look on."""
        player, house = await known_player(request), house_of(request)
        house.table_limit.take(client_of(request.scope))
        table = await house.challenges.begin(player, game)
        return shown.table_info(table, player, house.settings.now())
