"""Everything that is kept of a person, and nothing of others."""

from __future__ import annotations

from collections.abc import Callable

from hexmoot.server.storage.export import Kept
from hexmoot.server.storage.rows import ChatRow
from hexmoot.server.storage.stores import Stores
from hexmoot.server.storage.tables import Asked
from tests.server.kit.stores import with_stores
from tests.server.kit.tables import RAFE, WREN, seats_of, table_row


def test_what_is_kept_of_me_is_mine(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> Kept:
        for one in (WREN, RAFE):
            await stores.players.add(one)
        await stores.tables.add(table_row(), seats_of(WREN, RAFE))
        for one in (WREN, RAFE):
            line = ChatRow(seat=0, name=one.name, text=f"I am {one.name}", at=1.0)
            await stores.chat.add("table", Asked(one.id, "1"), line)
        return await stores.export.of_player("wren")

    kept = with_stores(make_database(), work)
    assert [(table.table, table.seats) for table in kept.tables] == [("table", [0])]
    assert [line.text for line in kept.chat] == ["I am Wren"]
    assert kept.challenges == []
    assert kept.puzzles == []
