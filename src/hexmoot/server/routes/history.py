"""What I have played, to look at, to take with me, and to have forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get

from hexmoot.server.entrance.asking import house_of, known_player, refusals
from hexmoot.server.wire.pastimes import Forgotten, MyGames

FILE = "hexmoot-me.json"


class HistoryController(Controller):
    """My games."""

    path = "/api/me"
    tags = ["me"]

    @get("/games", summary="What I have played", responses=refusals(401))
    async def games(self, request: Request[Any, Any, Any]) -> MyGames:
        """Finished games that count, ratings, achievements; practice does not count."""
        return await house_of(request).history.of_player(await known_player(request))

    @delete("/games", summary="Forget what I played", status_code=200, responses=refusals(401))
    async def forget(self, request: Request[Any, Any, Any]) -> Forgotten:
        """Results and ratings go for good; the tables stay where they are."""
        player = await known_player(request)
        return Forgotten(results=await house_of(request).stores.results.forget(player.id))

    @get("/export", summary="Everything that is kept of me", responses=refusals(401))
    async def export(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file; no secrets of running games are in it."""
        found = await house_of(request).history.export(await known_player(request))
        body = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
        headers = {"content-disposition": f'attachment; filename="{FILE}"'}
        return Response(body, media_type="application/json", headers=headers)
