"""Puzzles over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, PathParameter

from hexmoot.server.days import day_of
from hexmoot.server.entrance.asking import house_of, known_player, refusals
from hexmoot.server.hall import puzzles
from hexmoot.server.wire.pastimes import MyPuzzles, PuzzleBook, PuzzlePage, SolvedNow

GameName = Annotated[str, PathParameter(max_length=60, description="A game's name.")]
PuzzleId = Annotated[str, PathParameter(max_length=40, description="A puzzle's id.")]


class PuzzleController(Controller):
    """Find the best answer here."""

    path = "/api"
    tags = ["puzzles"]

    @get("/puzzles", summary="All puzzles", responses=refusals(), sync_to_thread=True)
    def books(self, request: Request[Any, Any, Any]) -> list[PuzzleBook]:
        """By game, with the one of today."""
        return puzzles.books(day_of(house_of(request).settings.now()))

    @get(
        "/puzzles/{game:str}/{puzzle:str}",
        summary="A puzzle",
        responses=refusals(404),
        sync_to_thread=True,
    )
    def puzzle(self, game: GameName, puzzle: PuzzleId) -> PuzzlePage:
        """What its seat may see, and what each answer is worth."""
        return puzzles.page(game, puzzle)

    @get("/me/puzzles", summary="What I solved", responses=refusals(401))
    async def mine(self, request: Request[Any, Any, Any]) -> MyPuzzles:
        """And for how many days in a row."""
        player, house = await known_player(request), house_of(request)
        rows = await house.stores.solved.of_player(player.id)
        return puzzles.my_puzzles(rows, day_of(house.settings.now()))

    @post("/me/puzzles", summary="I solved these", status_code=200, responses=refusals(401))
    async def solved(self, request: Request[Any, Any, Any], data: JSONBody[SolvedNow]) -> MyPuzzles:
        """Kept once, however often it is told; a day counts up to two days later."""
        player, house = await known_player(request), house_of(request)
        house.message_limit.take(player.id)
        now = house.settings.now()
        news = puzzles.checked(data.solved, day_of(now))
        await house.stores.solved.add(player.id, news, now)
        rows = await house.stores.solved.of_player(player.id)
        return puzzles.my_puzzles(rows, day_of(now))
