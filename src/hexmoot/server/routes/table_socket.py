"""The table socket: one viewer at a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hexmoot.server import logs
from hexmoot.server.entrance.asking import house_of, player_of
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.errors import Refusal
from hexmoot.server.house import House
from hexmoot.server.routes.socket import Socket, enter, receive, turn_away
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.permission import check_look, read_wish
from hexmoot.server.table.table import Table
from hexmoot.server.table.viewer import Viewer, drawn_games
from hexmoot.server.wire.messages import Refused
from hexmoot.server.wire.reading import id_of, read_message, refused

CLOSE_NORMAL, CLOSE_NOT_FOUND = 1000, 4404
# A client that goes on although it is told to wait is cut off.
PATIENCE = 100


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """One viewer at a table."""
    house = house_of(socket)
    player = await player_of(socket)
    if not await enter(socket):
        return
    try:
        table = await house.tables.find_fresh(table_id)
        check_look(table, player)
    except Refusal as error:
        await turn_away(socket, error, CLOSE_NOT_FOUND)
    else:
        await serve(socket, house, table, player)
    finally:
        house.sockets.leave(client_of(socket.scope))


async def serve(socket: Socket, house: House, table: Table, player: PlayerRow | None) -> None:
    """Show the table until somebody hangs up."""
    # Whether the seat wished for in the address is allowed is seen when the table is shown.
    asked = socket.query_params
    drawn = drawn_games(asked.get("drawn"))
    viewer = Viewer(house.settings, player, read_wish(asked.get("seat")), drawn)
    house.tables.listen(table, viewer)
    house.sockets.guests.add(viewer)
    sender = asyncio.create_task(send_all(socket, viewer))
    try:
        viewer.chat = await house.talk.lines(table)
        await house.attendance.arrive(table, player)
        await house.tables.settle(table)
        viewer.hello(table)
        await receive_all(socket, house, table, viewer)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        logs.fail("socket failed", error, table=logs.hint(table.id))
        viewer.bye("something went wrong on the server", again=True)
    finally:
        house.tables.unlisten(table, viewer)
        house.sockets.guests.discard(viewer)
        viewer.end()
        await sender
        await house.tables.keep(house.attendance.leave(table, player))


async def send_all(socket: Socket, viewer: Viewer) -> None:
    """Send what is queued, then close."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (data := await viewer.outbox.get()) is not None:
            # What Litestar's `send_text` comes to, without the way there.
            await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        await socket.close(CLOSE_NORMAL)


async def receive_all(socket: Socket, house: House, table: Table, viewer: Viewer) -> None:
    """Take messages one after the other until the client hangs up."""
    player = viewer.player
    client = player.id if player else client_of(socket.scope)
    hurried = 0
    while hurried < PATIENCE:
        data = await receive(socket)
        if data is None:
            return
        try:
            house.message_limit.take(client)
            message = read_message(data)
            viewer.push(await house.handlers.take(table, player, message, viewer))
            hurried = 0
        except Refusal as error:
            hurried += error.code == "too_fast"
            house.metrics.count("hexmoot_refusals_total", code=error.code)
            viewer.push(refused(error, data))
        except Exception as error:
            logs.fail("message failed", error, table=logs.hint(table.id))
            words = "something went wrong on the server; it is safe to send this again"
            viewer.push(Refused(id=id_of(data), code="failed", message=words))
    viewer.bye("too many messages", again=False)
