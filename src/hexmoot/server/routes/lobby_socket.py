"""The lobby socket: lists of tables, as they change."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from hexmoot.server.entrance.asking import house_of, player_of
from hexmoot.server.entrance.guard import client_of
from hexmoot.server.hall.lobby import LobbyReader
from hexmoot.server.house import House
from hexmoot.server.routes.socket import Socket, enter, receive


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket) -> None:
    """Lists of tables whenever they change."""
    house = house_of(socket)
    reader = LobbyReader(await player_of(socket))
    if not await enter(socket):
        return
    house.lobby.readers.add(reader)
    house.sockets.guests.add(reader)
    reader.due.set()
    sender = asyncio.create_task(send_lobby(socket, house, reader))
    try:
        await wait_for_hang_up(socket)
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        house.lobby.readers.discard(reader)
        house.sockets.guests.discard(reader)
        house.sockets.leave(client_of(socket.scope))


async def send_lobby(socket: Socket, house: House, reader: LobbyReader) -> None:
    """Send the lists as they change."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (news := await house.lobby.next_news(reader)) is not None:
            await socket.send_text(news.decode())
        await socket.close()


async def wait_for_hang_up(socket: Socket) -> None:
    """The lobby listens to nobody."""
    with suppress(WebSocketDisconnect):
        while await receive(socket) is not None:
            pass
