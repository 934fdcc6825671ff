"""The table socket and the lobby socket."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hexmoot.server import logs
from hexmoot.server.entrance.asking import house_of, player_of
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.lobby import LobbyReader
from hexmoot.server.house import House
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.table import Table
from hexmoot.server.table.viewer import Connection
from hexmoot.server.wire.messages import Bye, Done, Look, Refused
from hexmoot.server.wire.reading import id_of, read_message, refused

CLOSE_NORMAL, CLOSE_NOT_FOUND, CLOSE_TOO_MANY = 1000, 4404, 4429
# A client that goes on although it is told to wait is cut off.
PATIENCE = 100
Socket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """One viewer at a table."""
    house = house_of(socket)
    client = client_of(socket.scope)
    player = await player_of(socket)
    await socket.accept()
    try:
        house.sockets.enter(client)
    except Refusal as error:
        await turn_away(socket, error, CLOSE_TOO_MANY)
        return
    try:
        table = await house.tables.find_fresh(table_id)
    except Refusal as error:
        await turn_away(socket, error, CLOSE_NOT_FOUND)
    else:
        await serve(socket, house, table, player)
    finally:
        house.sockets.leave(client)


async def turn_away(socket: Socket, error: Refusal, code: int) -> None:
    """Say why, and close."""
    with suppress(WebSocketDisconnect, RuntimeError):
        for message in (
            Refused(id=None, code=error.code, message=error.message),
            Bye(reason=error.message, again=error.code != "not_found"),
        ):
            await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(code, error.message)


async def serve(socket: Socket, house: House, table: Table, player: PlayerRow | None) -> None:
    """Show the table until somebody hangs up."""
    connection = Connection(house.settings, player, wished_viewer(socket))
    house.tables.listen(table, connection)
    house.sockets.connections.add(connection)
    sender = asyncio.create_task(send_all(socket, connection))
    try:
        connection.chat = await house.talk.lines(table)
        await house.attendance.arrive(table, player)
        await house.tables.settle(table)
        connection.hello(table)
        await receive_all(socket, house, table, connection)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        logs.fail("socket failed", error, table=logs.hint(table.id))
        connection.bye("something went wrong on the server", again=True)
    finally:
        house.tables.unlisten(table, connection)
        house.sockets.connections.discard(connection)
        connection.end()
        await sender
        await house.tables.keep(house.attendance.leave(table, player))


def wished_viewer(socket: Socket) -> int | None:
    """The seat named in the address, if it is a number; whether it is allowed is seen later."""
    wish = socket.query_params.get("seat", "")
    return int(wish) if wish.isdecimal() and len(wish) <= 2 else None


async def send_all(socket: Socket, connection: Connection) -> None:
    """Send what is queued, then close."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (data := await connection.outbox.get()) is not None:
            await socket.send_text(data.decode())
        await socket.close(CLOSE_NORMAL)


async def receive_all(socket: Socket, house: House, table: Table, connection: Connection) -> None:
    """Take messages one after the other until the client hangs up."""
    client = connection.player.id if connection.player else client_of(socket.scope)
    hurried = 0
    while hurried < PATIENCE:
        data = await receive(socket)
        if data is None:
            return
        try:
            house.message_limit.take(client)
            connection.push(await take(house, table, connection, data))
            hurried = 0
        except Refusal as error:
            hurried += error.code == "too_fast"
            house.metrics.count("hexmoot_refusals_total", code=error.code)
            connection.push(refused(error, data))
        except Exception as error:
            logs.fail("message failed", error, table=logs.hint(table.id))
            words = "something went wrong on the server; it is safe to send this again"
            connection.push(Refused(id=id_of(data), code="failed", message=words))
    connection.bye("too many messages", again=False)


async def receive(socket: Socket) -> str | bytes | None:
    """The next message, None when the client hung up."""
    event: Mapping[str, Any] = await socket.receive()
    if event["type"] == "websocket.disconnect":
        return None
    return event.get("text") or event.get("bytes") or ""


async def take(house: House, table: Table, connection: Connection, data: str | bytes) -> Done:
    """Carry one message out."""
    message = read_message(data)
    if not isinstance(message, Look):
        return await house.messages.take(table, connection.player, message)
    if message.seat is not None and message.seat not in table.viewers(connection.player):
        raise Refusal("not_yours", "you may not look from this seat")
    connection.viewer = message.seat
    connection.wants_to_watch = message.seat is None
    await house.tables.settle(table)
    connection.hello(table)
    return Done(id=message.id, moment=table.moment)


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket) -> None:
    """Lists of tables whenever they change."""
    house = house_of(socket)
    client = client_of(socket.scope)
    reader = LobbyReader(await player_of(socket))
    await socket.accept()
    try:
        house.sockets.enter(client)
    except Refusal as error:
        await turn_away(socket, error, CLOSE_TOO_MANY)
        return
    house.lobby.readers.add(reader)
    reader.due.set()
    sender = asyncio.create_task(send_lobby(socket, house, reader))
    try:
        await wait_for_hang_up(socket)
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        house.lobby.readers.discard(reader)
        house.sockets.leave(client)


async def send_lobby(socket: Socket, house: House, reader: LobbyReader) -> None:
    """Send the lists as they change."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            await socket.send_text((await house.lobby.next_news(reader)).decode())


async def wait_for_hang_up(socket: Socket) -> None:
    """The lobby listens to nobody."""
    with suppress(WebSocketDisconnect):
        while await receive(socket) is not None:
            pass
