"""What is said at tables, in the database."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexmoot.server.storage.chat import AlreadySaid
from hexmoot.server.storage.rows import ChatRow
from hexmoot.server.storage.stores import Stores
from hexmoot.server.storage.tables import Asked
from tests.server.kit.stores import keep_table, with_stores
from tests.server.kit.tables import RAFE, WREN


def line(text: str, at: float) -> ChatRow:
    """Something Wren says."""
    return ChatRow(seat=0, name="Wren", text=text, at=at)


def test_the_last_lines_come_in_the_order_they_are_said(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> list[tuple[str, str | None]]:
        await keep_table(stores, WREN, RAFE)
        for number, (text, at) in enumerate([("later", 9.0), ("first", 1.0), ("second", 2.0)]):
            await stores.chat.add("table", Asked("wren", str(number)), line(text, at))
        return [(row.text, row.mark) for row in await stores.chat.read("table", 2)]

    mark = WREN.mark
    assert with_stores(make_database(), work) == [("second", mark), ("later", mark)]


def test_the_same_message_is_said_once(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> list[str]:
        await keep_table(stores, WREN, RAFE)
        await stores.chat.add("table", Asked("wren", "1"), line("hello", 1.0))
        await stores.chat.add("table", Asked("rafe", "1"), line("hello back", 2.0))
        with pytest.raises(AlreadySaid):
            await stores.chat.add("table", Asked("wren", "1"), line("hello", 3.0))
        return [row.text for row in await stores.chat.read("table", 10)]

    assert with_stores(make_database(), work) == ["hello", "hello back"]
