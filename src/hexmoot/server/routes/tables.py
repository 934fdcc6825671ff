"""Tables over HTTP: everything the socket does, and what only HTTP does."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from hexmoot.engine.native.state import State
from hexmoot.server.entrance.asking import house_of, known_player, player_of, refusals
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table import shown
from hexmoot.server.table.answers import others
from hexmoot.server.table.game import Playing
from hexmoot.server.table.seats import bot_seed
from hexmoot.server.table.table import Room
from hexmoot.server.wire.bodies import Fork, LogPage, NewTable, Review, ThoughtInfo, Thoughts
from hexmoot.server.wire.messages import ClientMessage, Done, Lobby
from hexmoot.server.wire.parts import MAX_SEATS, ChatLine, Level, Position, TableInfo

TableId = Annotated[str, PathParameter(max_length=60, description="A table's id.")]
SeatQuery = Annotated[
    int | None,
    QueryParameter(
        ge=0, lt=MAX_SEATS, description="Whose view: one of my seats; all when it is over."
    ),
]
THINKER: Level = "archmage"
Ply = Annotated[int, PathParameter(ge=0, lt=2**31, description="A number of answers.")]
After = Annotated[int, QueryParameter(ge=0, lt=2**31, description="A number of answers.")]
Before = Annotated[int | None, QueryParameter(ge=0, lt=2**31, description="A number of answers.")]


def viewer_of(room: Room, player: PlayerRow | None, seat: int | None) -> int | None:
    """Whose view is asked for: a seat the reader may look from, or by default their first."""
    if seat is None:
        mine = room.seats_of(player)
        return mine[0] if mine else None
    if seat not in room.viewers(player):
        raise Refusal("not_yours", "you may not look from this seat")
    return seat


def begun(room: Room) -> Playing:
    """The table's game; Refusal before it starts."""
    if room.playing is None:
        raise Refusal("not_now", "the game has not begun")
    return room.playing


def thinkable(room: Room, player: PlayerRow, ply: int | None) -> State:
    """The decision a bot may be asked about by this person."""
    playing = begun(room)
    if room.row.status == "finished":
        if ply is None or ply >= playing.ply:
            raise Refusal("not_found", f"decisions 0..{playing.ply - 1} can be thought about")
        return playing.at(ply)
    if ply not in (None, playing.ply):
        raise Refusal("not_now", "earlier decisions can be thought about when the game is over")
    asked = room.asked_seat
    if asked is None or asked.player != player.id or others(room, player.id):
        raise Refusal("not_yours", "hints are for one's own decisions in games against bots")
    return playing.state


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
        room = await house.maker.new(player, data)
        return shown.table_info(room, player, house.settings.now())

    @get("/{table_id:str}", summary="A table", responses=refusals(404))
    async def table(self, request: Request[Any, Any, Any], table_id: TableId) -> TableInfo:
        """Seats, options, clocks, status."""
        room = await self._room(request, table_id)
        return shown.table_info(room, await player_of(request), house_of(request).settings.now())

    @get("/{table_id:str}/position", summary="The position now", responses=refusals(404, 409))
    async def position(
        self, request: Request[Any, Any, Any], table_id: TableId, seat: SeatQuery = None
    ) -> Position:
        """What the seat may see, and its choices if it is asked."""
        room = await self._room(request, table_id)
        begun(room)
        player = await player_of(request)
        viewer = viewer_of(room, player, seat)
        return shown.position(room, viewer, player, house_of(request).settings.now())

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
        room = await self._room(request, table_id)
        if ply > begun(room).ply:
            raise Refusal("not_found", f"this game has {begun(room).ply} answers so far")
        viewer = viewer_of(room, await player_of(request), seat)
        return shown.past_position(room, viewer, ply)

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
        room = await self._room(request, table_id)
        playing = begun(room)
        viewer = viewer_of(room, await player_of(request), seat)
        return LogPage(lines=playing.log(viewer, after, before), plies=playing.ply)

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
        room = await self._room(request, table_id)
        state = thinkable(room, player, ply)
        house.thought_limit.take(player.id)
        found = await house.thinkers.explain(state, THINKER, bot_seed(room.row, int(state.seat)))
        shown = [ThoughtInfo(**asdict(thought)) for thought in found.thoughts]
        return Thoughts(ply=found.ply, seat=found.seat, level=THINKER, thoughts=shown)

    @get(
        "/{table_id:str}/review",
        summary="A finished game as a bot sees it afterwards",
        responses=refusals(404, 409),
    )
    async def review(self, request: Request[Any, Any, Any], table_id: TableId) -> Review:
        """Turning points and chances to win; the first request begins it, ask again until ready."""
        house = house_of(request)
        room = await self._room(request, table_id)
        if room.row.status != "finished":
            raise Refusal("not_now", "a game is looked back on when it is over")
        known = await house.reviewer.find(room)
        if known is not None:
            return known
        house.review_limit.take(client_of(request.scope))
        return house.reviewer.begin(room, begun(room))

    @get("/{table_id:str}/chat", summary="What was said", responses=refusals(404))
    async def chat(self, request: Request[Any, Any, Any], table_id: TableId) -> list[ChatLine]:
        """The last lines."""
        return await house_of(request).talk.lines(await self._room(request, table_id))

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
        room = await self._room(request, table_id)
        return await house.messages.take(room, player, data)

    @get(
        "/{table_id:str}/record",
        summary="The record of a finished game",
        responses=refusals(404, 409),
    )
    async def record(self, request: Request[Any, Any, Any], table_id: TableId) -> Response[bytes]:
        """A file for `hexmoot replay` and `hexmoot verify`."""
        room = await self._room(request, table_id)
        if room.row.status != "finished":
            raise Refusal("not_now", "the record is opened when the game is over")
        name = f"{room.row.game}-{room.id[:6]}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        body = begun(room).match.record.to_bytes()
        return Response(body, media_type="application/json", headers=headers)

    @post("/{table_id:str}/fork", summary="What if", responses=refusals(401, 404, 409))
    async def fork(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[Fork]
    ) -> TableInfo:
        """A new table that begins as this one did up to a point."""
        player = await known_player(request)
        house = house_of(request)
        house.table_limit.take(client_of(request.scope))
        room = await house.maker.fork(player, await self._room(request, table_id), data)
        return shown.table_info(room, player, house.settings.now())

    @post("/{table_id:str}/rematch", summary="Play again", responses=refusals(401, 404, 409))
    async def rematch(self, request: Request[Any, Any, Any], table_id: TableId) -> TableInfo:
        """The same people, game and options; the second asker gets the first one's table."""
        player = await known_player(request)
        house = house_of(request)
        house.table_limit.take(client_of(request.scope))
        room = await house.maker.rematch(player, await self._room(request, table_id))
        return shown.table_info(room, player, house.settings.now())

    async def _room(self, request: Request[Any, Any, Any], table_id: str) -> Room:
        return await house_of(request).tables.fresh_room(table_id)
