"""Boards that packages of games bring, each under its own address and the policy of every page."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from hexmoot.engine import registry
from hexmoot.engine.errors import UnknownGame
from hexmoot.server.routes.pages import MOST_PATH, file_in, file_response


@get("/boards/{game:str}/{path:path}", include_in_schema=False, sync_to_thread=True)
def board_file(
    request: Request[Any, Any, Any], game: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A file of a game's own board; nothing outside its folder."""
    try:
        folder = registry.game(game).board_folder()
    except UnknownGame:
        folder = None
    is_sane = "\x00" not in path and len(path) <= MOST_PATH
    found = file_in(folder, path) if folder is not None and is_sane else None
    if found is None:
        raise NotFoundException("there is no such board")
    return file_response(request, found, path)
