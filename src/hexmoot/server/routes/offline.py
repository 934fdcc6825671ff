"""What can be read without the server: the same for everybody, kept by the service worker."""

from __future__ import annotations

from litestar import Controller, get

from hexmoot.engine import registry
from hexmoot.server.entrance.asking import refusals
from hexmoot.server.wire.bodies import OfflineList


def offline_paths() -> list[str]:
    """The addresses of everything that is worth keeping; none of them depends on who asks."""
    books = [f"/api/games/{game.name}/book" for game in registry.games()]
    return ["/api/server", "/api/games", *books]


class OfflineController(Controller):
    """A list for browsers that lose the server on the way."""

    path = "/api/games/offline"
    tags = ["games"]

    @get(summary="What to keep for reading offline", responses=refusals(), sync_to_thread=False)
    def paths(self) -> OfflineList:
        """Addresses whose answers are public and seldom change."""
        return OfflineList(paths=offline_paths())
