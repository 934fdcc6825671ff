"""People who go: signed out everywhere, in every process."""

from __future__ import annotations

from hexmoot.server.entrance.identity import Identities
from hexmoot.server.entrance.open_sockets import OpenSockets
from hexmoot.server.hall.news import Item, News
from hexmoot.server.storage.rows import PlayerRow


class Departures:
    """Ends what is open in somebody's name."""

    def __init__(self, identities: Identities, sockets: OpenSockets, news: News) -> None:
        self.identities = identities
        self.sockets = sockets
        self.news = news

    async def new_code(self, player: PlayerRow) -> str:
        """A fresh recovery code, which signs out everywhere."""
        code = await self.identities.new_code(player)
        self._close(player)
        return code

    async def sign_out(self, player: PlayerRow) -> None:
        """Sign out everywhere."""
        await self.identities.sign_out(player)
        self._close(player)

    def _close(self, player: PlayerRow) -> None:
        self.sockets.end(player.id)
        self.news.send(Item(process=self.news.process, what="signed_out", player=player.id))

    async def make_up(self) -> None:
        """Close what lost news left open: sockets of people of an earlier epoch, or of nobody."""
        people = self.sockets.people()
        epochs = await self.identities.players.epochs(people) if people else {}
        for player in people:
            self.sockets.end(player, epochs.get(player))
