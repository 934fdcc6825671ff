"""Finding company over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from hexmoot.server.entrance.asking import house_of, known_player, refusals
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.table import shown
from hexmoot.server.wire.parts import TableInfo
from hexmoot.server.wire.pastimes import MatchWish


@post("/api/match", summary="Find company", tags=["tables"], responses=refusals(401))
async def quick_match(request: Request[Any, Any, Any], data: JSONBody[MatchWish]) -> TableInfo:
    """Sits down at a listed table of this game, or opens one that starts when it is full."""
    player, house = await known_player(request), house_of(request)
    house.table_limit.take(client_of(request.scope))
    table = await house.matching.find(player, data)
    return shown.table_info(table, player, house.settings.now())
