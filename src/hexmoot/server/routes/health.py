"""Is the server alive, is it ready, and what is it doing."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get

from hexmoot.server import logs
from hexmoot.server.entrance.asking import house_of

# A disk that is full can still be read: only writing tells, and SQLite writes what has changed.
TRIED = "last_ready"
READY_SECONDS = 5.0


@get("/health/live", include_in_schema=False, sync_to_thread=False)
def live() -> dict[str, str]:
    """The process answers."""
    return {"status": "alive"}


@get("/health/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """The process can serve: its database takes what is written, and it is not closing."""
    house = house_of(request)
    if house.sockets.is_closing:
        return Response({"status": "closing"}, status_code=503)
    try:
        async with asyncio.timeout(READY_SECONDS):
            await house.stores.players.note(TRIED, f"{house.settings.now():.6f}")
    except Exception as error:
        logs.fail("not ready", error)
        return Response({"status": "the database takes nothing"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> str:
    """All numbers, for Prometheus."""
    return house_of(request).metrics.text()
