"""Tables over HTTP: everything the socket does, and what only HTTP does."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from hexmoot.server.entrance.asking import house_of, known_player, player_of, refusals
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.errors import Refusal
from hexmoot.server.routes.games import tip_infos
from hexmoot.server.table import permission, shown
from hexmoot.server.table.permission import SPECTATOR
from hexmoot.server.table.seats import bot_seed
from hexmoot.server.table.table import Table
from hexmoot.server.wire.bodies import (
    Fork,
    LogPage,
    NewTable,
    Review,
    ThoughtInfo,
    Thoughts,
    TipInfo,
)
from hexmoot.server.wire.messages import ClientMessage, Done, Lobby
from hexmoot.server.wire.parts import MAX_SEATS, ChatLine, Level, Position, TableInfo

TableId = Annotated[str, PathParameter(max_length=60, description="A table's id.")]
SeatQuery = Annotated[
    str | None,
    QueryParameter(
        pattern=f"^([0-{MAX_SEATS - 1}]|{SPECTATOR})$",
        description="Whose view: one of my seats (all when it is over) or `spectator`; "
        "left out for my first seat.",
    ),
]
THINKER: Level = "archmage"
Ply = Annotated[int, PathParameter(ge=0, lt=2**31, description="A number of answers.")]
After = Annotated[int, QueryParameter(ge=0, lt=2**31, description="A number of answers.")]
Before = Annotated[int | None, QueryParameter(ge=0, lt=2**31, description="A number of answers.")]


class TableController(Controller):
    """One table and lists of them."""

    path = "/api/tables"
    tags = ["tables"]

    @get(summary="My tables and open ones", responses=refusals())
    async def lobby(self, request: Request[Any, Any, Any]) -> Lobby:
        """Without an identity only listed tables."""
        return await house_of(request).lobby.lobby(await player_of(request))

    @post(summary="Open a table", responses=refusals(401))
    async def new(self, request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> TableInfo:
        """The id in the answer is the table's key."""
        player = await known_player(request)
        house = house_of(request)
        house.table_limit.take(client_of(request.scope))
        table = await house.maker.new(player, data)
        return shown.table_info(table, player, house.settings.now())

    @get("/{table_id:str}", summary="A table", responses=refusals(404))
    async def table(self, request: Request[Any, Any, Any], table_id: TableId) -> TableInfo:
        """Seats, options, clocks, status."""
        table = await self._table(request, table_id)
        return shown.table_info(table, await player_of(request), house_of(request).settings.now())

    @get("/{table_id:str}/tips", summary="Tips of its components", responses=refusals(404))
    async def tips(self, request: Request[Any, Any, Any], table_id: TableId) -> dict[str, TipInfo]:
        """A tip for every component id in play, in words that fit the table's options."""
        setup = (await self._table(request, table_id)).setup()
        return tip_infos(setup.game.glossary_for(setup))

    @get("/{table_id:str}/position", summary="The position now", responses=refusals(404, 409))
    async def position(
        self, request: Request[Any, Any, Any], table_id: TableId, seat: SeatQuery = None
    ) -> Position:
        """What the seat may see, and its choices if it is asked."""
        table = await self._table(request, table_id)
        table.begun_game()
        player = await player_of(request)
        viewer = permission.viewer_for(table, player, permission.read_wish(seat))
        return shown.position(table, viewer, player, house_of(request).settings.now())

    @get(
        "/{table_id:str}/replay/{ply:int}",
        summary="An earlier position",
        responses=refusals(404, 409),
    )
    async def replay(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        ply: Ply,
        seat: SeatQuery = None,
    ) -> Position:
        """The position after so many answers."""
        table = await self._table(request, table_id)
        if ply > table.begun_game().ply:
            raise Refusal("not_found", f"this game has {table.begun_game().ply} answers so far")
        viewer = await self._viewer(request, table, seat)
        return shown.past_position(table, viewer, ply)

    @get("/{table_id:str}/log", summary="What happened", responses=refusals(404, 409))
    async def log(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        seat: SeatQuery = None,
        after: After = 0,
        before: Before = None,
    ) -> LogPage:
        """Log lines with `after` < ply <= `before`."""
        table = await self._table(request, table_id)
        game = table.begun_game()
        viewer = await self._viewer(request, table, seat)
        return LogPage(lines=game.log(viewer, after, before), plies=game.ply)

    @get(
        "/{table_id:str}/thoughts",
        summary="What a bot thinks of a decision",
        responses=refusals(401, 404, 409),
    )
    async def thoughts(
        self, request: Request[Any, Any, Any], table_id: TableId, ply: Before = None
    ) -> Thoughts:
        """A hint for my decision in a game against bots; of a finished game, any decision."""
        player = await known_player(request)
        house = house_of(request)
        table = await self._table(request, table_id)
        state = permission.thinkable(table, player, ply)
        house.thought_limit.take(player.id)
        found = await house.thinkers.explain(state, THINKER, bot_seed(table.row, int(state.seat)))
        thoughts = [ThoughtInfo(**asdict(thought)) for thought in found.thoughts]
        return Thoughts(ply=found.ply, seat=found.seat, level=THINKER, thoughts=thoughts)

    @get(
        "/{table_id:str}/review",
        summary="A finished game as a bot sees it afterwards",
        responses=refusals(404, 409),
    )
    async def review(self, request: Request[Any, Any, Any], table_id: TableId) -> Review:
        """Turning points and chances to win; the first request begins it, ask again until ready."""
        house = house_of(request)
        table = await self._table(request, table_id)
        permission.check_open_book(table, "a game is looked back on")
        known = await house.reviewer.find(table)
        if known is not None:
            return known
        house.review_limit.take(client_of(request.scope))
        return house.reviewer.begin(table, table.begun_game())

    @get("/{table_id:str}/chat", summary="What was said", responses=refusals(404))
    async def chat(self, request: Request[Any, Any, Any], table_id: TableId) -> list[ChatLine]:
        """The last lines."""
        return await house_of(request).talk.lines(await self._table(request, table_id))

    @post(
        "/{table_id:str}/messages",
        summary="Do something at a table",
        status_code=200,
        responses=refusals(401, 404, 409),
    )
    async def message(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[ClientMessage]
    ) -> Done:
        """Any message of the table socket except `look`."""
        house = house_of(request)
        player = await player_of(request)
        house.message_limit.take(player.id if player else client_of(request.scope))
        table = await self._table(request, table_id)
        return await house.handlers.take(table, player, data)

    @get(
        "/{table_id:str}/record",
        summary="The record of a finished game",
        responses=refusals(404, 409),
    )
    async def record(self, request: Request[Any, Any, Any], table_id: TableId) -> Response[bytes]:
        """A file for `hexmoot replay` and `hexmoot verify`."""
        table = await self._table(request, table_id)
        permission.check_open_book(table, "the record is opened")
        name = f"{table.row.game}-{table.id[:6]}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        body = table.begun_game().match.record.to_bytes()
        return Response(body, media_type="application/json", headers=headers)

    @post("/{table_id:str}/fork", summary="What if", responses=refusals(401, 404, 409))
    async def fork(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[Fork]
    ) -> TableInfo:
        """A new table that begins as this one did up to a point."""
        player = await known_player(request)
        house = house_of(request)
        house.table_limit.take(client_of(request.scope))
        table = await house.maker.fork(player, await self._table(request, table_id), data)
        return shown.table_info(table, player, house.settings.now())

    @post("/{table_id:str}/rematch", summary="Play again", responses=refusals(401, 404, 409))
    async def rematch(self, request: Request[Any, Any, Any], table_id: TableId) -> TableInfo:
        """The same people, game and options; the second asker gets the first one's table."""
        player = await known_player(request)
        house = house_of(request)
        house.table_limit.take(client_of(request.scope))
        table = await house.maker.rematch(player, await self._table(request, table_id))
        return shown.table_info(table, player, house.settings.now())

    async def _table(self, request: Request[Any, Any, Any], table_id: str) -> Table:
        table = await house_of(request).tables.find_fresh(table_id)
        if permission.is_sealed(table):
            permission.check_look(table, await player_of(request))
        return table

    async def _viewer(
        self, request: Request[Any, Any, Any], table: Table, seat: str | None
    ) -> int | None:
        wish = permission.read_wish(seat)
        return permission.viewer_for(table, await player_of(request), wish)
