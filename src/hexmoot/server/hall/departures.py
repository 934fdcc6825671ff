"""People who go: signed out everywhere, or deleted with what is theirs, in every process."""

from __future__ import annotations

from hexmoot.server.entrance.identity import Identities
from hexmoot.server.entrance.open_sockets import OpenSockets
from hexmoot.server.hall.lobby import LobbyHub
from hexmoot.server.hall.news import Item
from hexmoot.server.hall.tables import Tables
from hexmoot.server.storage.erasure import Erased
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.storage.stores import Stores


class Departures:
    """Ends what is open in somebody's name."""

    def __init__(
        self,
        identities: Identities,
        stores: Stores,
        sockets: OpenSockets,
        tables: Tables,
        lobby: LobbyHub,
    ) -> None:
        self.identities = identities
        self.erasure = stores.erasure
        self.subscriptions = stores.subscriptions
        self.sockets = sockets
        self.tables = tables
        self.lobby = lobby

    # ---- signing out

    async def new_code(self, player: PlayerRow) -> str:
        """A fresh recovery code, which signs out everywhere."""
        code = await self.identities.new_code(player)
        await self.subscriptions.drop_all(player.id)
        self._close(player)
        return code

    async def sign_out(self, player: PlayerRow) -> None:
        """Sign out everywhere."""
        await self.identities.sign_out(player)
        await self.subscriptions.drop_all(player.id)
        self._close(player)

    def _close(self, player: PlayerRow) -> None:
        self.sockets.end(player.id)
        news = self.tables.news
        news.send(Item(process=news.process, what="signed_out", player=player.id))

    async def make_up(self) -> None:
        """Close what lost news left open: sockets of people of an earlier epoch, or of nobody."""
        people = self.sockets.people()
        epochs = await self.identities.players.epochs(people) if people else {}
        for player in people:
            self.sockets.end(player, epochs.get(player))

    # ---- being deleted

    async def erase(self, player: PlayerRow) -> Erased:
        """Delete somebody and what is theirs: stored whole, then followed in memory."""
        erased = await self.erasure.erase(player.id, self.tables.settings.now())
        self._close(player)
        for table_id in erased.gone:
            self.tables.drop(table_id)
        for table_id in erased.changed:
            await self.tables.reread(table_id)
        for table_id in [*erased.gone, *erased.changed]:
            item = Item(process=self.tables.news.process, what="changed", table=table_id)
            self.lobby.hear(item)
            self.tables.news.send(item)
        return erased
