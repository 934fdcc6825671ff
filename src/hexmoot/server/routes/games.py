"""The games there are, their options and their rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get
from litestar.params import PathParameter

from hexmoot.bots import LEVELS
from hexmoot.bots import Level as BotLevel
from hexmoot.engine import registry
from hexmoot.engine.errors import UnknownGame
from hexmoot.engine.game import Game
from hexmoot.engine.wording import Tip
from hexmoot.server.entrance.asking import house_of, refusals
from hexmoot.server.errors import Refusal
from hexmoot.server.routes.figures import figure_infos
from hexmoot.server.routes.lessons import lesson_infos
from hexmoot.server.wire.bodies import (
    GameBook,
    GameInfo,
    LevelInfo,
    OptionForm,
    ServerInfo,
    TipInfo,
)
from hexmoot.server.wire.messages import PROTOCOL_VERSION
from hexmoot.server.wire.parts import Level
from hexmoot.version import VERSION

GameName = Annotated[str, PathParameter(max_length=60, description="A game's name.")]


def level_info(level: BotLevel) -> LevelInfo:
    """A level of bots as people choose it."""
    name = msgspec.convert(level.name, Level)
    return LevelInfo(
        name=name, title=name.capitalize(), seconds=level.seconds, summary=level.summary
    )


def game_info(game: Game) -> GameInfo:
    """A game as the lobby shows it."""
    return GameInfo(
        name=game.name,
        title=game.title,
        summary=game.summary,
        minutes=game.minutes,
        weight=game.weight,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        usual_seats=game.usual_seats,
        rules_version=game.rules_version,
        presets=game.options.presets,
        default_preset=game.options.default_preset,
        options=msgspec.convert(game.options.form(), list[OptionForm]),
        lessons=lesson_infos(game),
    )


def tip_infos(tips: Mapping[str, Tip]) -> dict[str, TipInfo]:
    """Tips as they are sent."""
    return {key: TipInfo(**asdict(tip)) for key, tip in tips.items()}


@cache
def game_book(name: str) -> GameBook:
    """A game's rules and tips."""
    try:
        game = registry.game(name)
    except UnknownGame as error:
        raise Refusal("not_found", str(error)) from error
    try:
        rules = game.rules_text()
    except FileNotFoundError:
        rules = ""
    return GameBook(
        name=game.name,
        title=game.title,
        rules=rules,
        glossary=tip_infos(game.glossary),
        figures=figure_infos(game),
    )


class GameController(Controller):
    """What can be played."""

    path = "/api"
    tags = ["games"]

    @get("/server", summary="About this server", responses=refusals(), sync_to_thread=False)
    def server(self, request: Request[Any, Any, Any]) -> ServerInfo:
        """Versions, the levels of bots, and what this server offers."""
        house = house_of(request)
        return ServerInfo(
            version=VERSION,
            protocol=PROTOCOL_VERSION,
            levels=[level_info(level) for level in LEVELS.values()],
            pictures=house.gallery.is_open,
            push_key=house.bell.public_key,
        )

    @get("/games", summary="All games", responses=refusals(), sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """With the form of their options."""
        return [game_info(game) for game in registry.games()]

    @get(
        "/games/{name:str}/book",
        summary="Rules and components of a game",
        responses=refusals(404),
        sync_to_thread=False,
    )
    def book(self, name: GameName) -> GameBook:
        """The rules as Markdown, and a tip for every component id."""
        return game_book(name)
