"""Pictures of the rules: the positions they show, and a practice table from there on."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import PathParameter

from hexmoot.engine import registry
from hexmoot.engine.claims import FalseClaim, filled
from hexmoot.engine.errors import HexmootError, UnknownGame
from hexmoot.engine.figure import Figure
from hexmoot.engine.game import Game
from hexmoot.engine.walkthrough import answers_before, lesson_of, scene_of
from hexmoot.server.entrance.asking import house_of, known_player, refusals
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.errors import Refusal
from hexmoot.server.routes.lessons import GameName, played
from hexmoot.server.table import shown
from hexmoot.server.wire.lessons import FigureInfo, LessonPlay
from hexmoot.server.wire.parts import TableInfo

Place = Annotated[int, PathParameter(ge=0, lt=1000, description="Which picture, from 0.")]


@cache
def figure_infos(game: Game) -> list[FigureInfo]:
    """The pictures of a game's rules; none where they do not fit it."""
    try:
        return [_info(game, place, figure) for place, figure in enumerate(game.figures())]
    except (HexmootError, FalseClaim):
        return []


def _info(game: Game, place: int, figure: Figure) -> FigureInfo:
    scene = scene_of(game, figure)
    return FigureInfo(
        place=place,
        chapter=figure.chapter,
        lesson=figure.lesson,
        step=figure.step - 1,
        say=filled(figure.say, scene.view),
        light=figure.light,
        can_go_on=scene.view["outcome"] is None,
    )


def find_figure(game_name: str, place: int) -> tuple[Game, Figure]:
    """A game and one of its pictures, or a refusal."""
    try:
        game = registry.game(game_name)
        return game, game.figures()[place]
    except (UnknownGame, IndexError) as error:
        raise Refusal("not_found", f"there is no picture {place} of {game_name}") from error


@cache
def figure_play(game_name: str, place: int) -> LessonPlay:
    """The position of a picture, as of a lesson; the same for everybody."""
    game, figure = find_figure(game_name, place)
    return played(game, lesson_of(game, figure))


class FigureController(Controller):
    """Pictures of the rules."""

    path = "/api/games/{name:str}/figures/{place:int}"
    tags = ["games"]

    @get(summary="The position of a picture", responses=refusals(404), sync_to_thread=True)
    def figure(self, name: GameName, place: Place) -> LessonPlay:
        """The lesson it is taken from, or one of a single step."""
        return figure_play(name, place)

    @post(summary="Try a picture at a practice table", responses=refusals(401, 404, 409))
    async def go_on(
        self, request: Request[Any, Any, Any], name: GameName, place: Place
    ) -> TableInfo:
        """A table that begins in the position; bots sit at the other seats, nothing counts."""
        player = await known_player(request)
        house = house_of(request)
        house.table_limit.take(client_of(request.scope))
        game, figure = find_figure(name, place)
        answers = answers_before(game, figure)
        table = await house.maker.example(player, game, lesson_of(game, figure), answers)
        return shown.table_info(table, player, house.settings.now())
