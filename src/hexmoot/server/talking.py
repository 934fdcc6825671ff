"""Chat at a table."""

from __future__ import annotations

from hexmoot.server.errors import Refusal
from hexmoot.server.identity import clean_text
from hexmoot.server.protocol import Say
from hexmoot.server.room import Room
from hexmoot.server.shapes import ChatLine
from hexmoot.server.shown import chat_line
from hexmoot.server.storage.around import AlreadySaid, ChatStore
from hexmoot.server.storage.rows import ChatRow, PlayerRow
from hexmoot.server.storage.tables import Asked
from hexmoot.server.tables import Tables

CHAT_SHOWN = 200
RECENT = 20


class Talk:
    """Keeps what people say, and passes it on."""

    def __init__(self, store: ChatStore, tables: Tables) -> None:
        self.store = store
        self.tables = tables

    async def say(self, room: Room, player: PlayerRow, message: Say) -> None:
        """Say something: stored, then told."""
        text = clean_text(message.text)
        if not text:
            raise Refusal("malformed", "there is nothing to say")
        mine = room.seats_of(player)
        seat = mine[0] if mine else None
        name = player.name if seat is None else room.seats[seat].name
        said = ChatRow(
            number=0,
            mark=player.mark,
            seat=seat,
            name=name,
            text=text,
            at=self.tables.settings.now(),
        )
        try:
            said.number = await self.store.add(room.id, Asked(player.id, message.id), said)
        except AlreadySaid as error:
            raise Refusal("repeated", "this message was carried out before") from error
        await self.catch_up(room)
        self.tables.news.tell(room.id, "said")

    async def lines(self, room: Room) -> list[ChatLine]:
        """The last lines said at a table."""
        return [chat_line(row) for row in await self.store.read(room.id, CHAT_SHOWN)]

    async def catch_up(self, room: Room) -> None:
        """Tell the listeners here the last lines; each passes on what is new to it."""
        for row in await self.store.read(room.id, RECENT):
            self.tables.say(room, chat_line(row))
