"""The application: routes around a house, behind the guard."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hexmoot.server.entrance import asking as common
from hexmoot.server.entrance.guard import Guard
from hexmoot.server.errors import Refusal
from hexmoot.server.house import House
from hexmoot.server.routes import boards, health, moments, pages
from hexmoot.server.routes.challenges import ChallengeController
from hexmoot.server.routes.figures import FigureController
from hexmoot.server.routes.games import GameController
from hexmoot.server.routes.history import HistoryController
from hexmoot.server.routes.lessons import LessonController
from hexmoot.server.routes.lobby_socket import lobby_socket
from hexmoot.server.routes.matching import quick_match
from hexmoot.server.routes.me import MeController
from hexmoot.server.routes.offline import OfflineController
from hexmoot.server.routes.push import PushController
from hexmoot.server.routes.puzzles import PuzzleController
from hexmoot.server.routes.reports import ReportController
from hexmoot.server.routes.table_socket import table_socket
from hexmoot.server.routes.tables import TableController
from hexmoot.server.settings import BODY_BYTES, Settings
from hexmoot.version import VERSION

HANDLERS: list[Any] = [
    MeController,
    PushController,
    HistoryController,
    GameController,
    OfflineController,
    LessonController,
    FigureController,
    ReportController,
    TableController,
    ChallengeController,
    quick_match,
    PuzzleController,
    table_socket,
    lobby_socket,
    health.live,
    health.ready,
    health.metrics,
    boards.board_file,
    moments.moment_page,
    moments.moment_picture,
    moments.moment_film,
    pages.api_docs,
    pages.front_page,
    pages.page,
]


def litestar_app(house: House) -> Litestar:
    """The routes of a house."""
    app = Litestar(
        HANDLERS,
        lifespan=[house.open],
        request_class=common.Asked,
        exception_handlers={
            Refusal: common.on_refusal,
            HTTPException: common.on_http_error,
            Exception: common.on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Hexmoot",
            version=VERSION,
            description="Everything the page does, a program can do.",
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )
    app.state.house = house
    return app


def create_app(settings: Settings) -> tuple[Guard, House]:
    """The whole server as an ASGI application, and the house inside it."""
    house = House(settings)
    guard = Guard(litestar_app(house), settings, house.request_limit, house.metrics)
    return guard, house
